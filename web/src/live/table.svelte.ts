import { calm } from '../motion'
import { callPlayer } from '../sound'
import { speech, toasts } from '../speech.svelte'
import { facesOf, say, texts } from '../texts/texts.svelte'
import type { Do, Entry, Problem, StatePayload, Summary, View } from '../types'
import { Connection, type Line } from './connection'
import { newId } from './ids'
import { problemWords } from './problems'
import { socket } from './socket'
import { tokensOf } from './tickets'
import { breath, entryLines, seatName } from './words'

const SETTLE_MOST_MS = 900
const BETWEEN_MS = 420
const CATCH_UP = 14

/**
 * A table as the page shows it. The connection holds what the server has stored; this holds what the reader has seen of it:
 * one event after another, the board following when the dice have settled.
 */
export class TableModel {
  line = $state<Line>('connecting')
  tries = $state(0)
  sending = $state(false)
  table = $state.raw<Summary | null>(null)
  mine = $state.raw<readonly number[]>([])
  invite = $state.raw<string | null>(null)

  view = $state.raw<View | null>(null)
  payload = $state.raw<StatePayload | null>(null)
  log = $state.raw<Entry[]>([])
  faces = $state.raw<readonly number[]>([])
  throwKey = $state(0)
  /** A tray is on the page that rolls the dice and says when they lie still. */
  tumbles = false
  /** Events are still being shown. */
  showing = $state(false)

  names = $derived((this.table?.seats ?? []).map((s, i) => seatName(s, i, say)))
  /** The seat whose decision or throw it is; null while waiting and after the end. */
  turn = $derived.by(() => {
    const view = this.view
    if (!view || view.to_act === 'over' || this.table?.status === 'waiting') return null
    return view.to_act === 'chance' ? view.turn : view.to_act
  })
  myTurn = $derived(this.turn !== null && this.mine.includes(this.turn))
  over = $derived(this.view?.to_act === 'over')
  /** The seat this device speaks for. */
  seat = $derived(this.myTurn ? this.turn : (this.mine[0] ?? null))
  busy = $derived(this.sending || this.showing)

  readonly id: string
  #connection: Connection
  #queue: Entry[] = []
  #settle: (() => void) | null = null
  #stopped = false

  constructor(id: string) {
    this.id = id
    this.#connection = new Connection({
      open: socket(id),
      tokens: () => tokensOf(id),
      newId,
      changed: () => this.#changed(),
      arrived: (entries, live) => this.#arrived(entries, live),
      later: (run, ms) => setTimeout(run, ms),
      cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout> | undefined),
      random: Math.random,
    })
  }

  start(): () => void {
    const hurry = () => this.#connection.hurry()
    const seen = () => {
      if (document.hidden) return
      hurry()
      this.#connection.look()
    }
    addEventListener('online', hurry)
    document.addEventListener('visibilitychange', seen)
    this.#connection.start()
    return () => {
      this.#stopped = true
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', seen)
      this.#connection.stop()
      this.#settle?.()
    }
  }

  hurry(): void {
    this.#connection.hurry()
  }

  /** The seats on this device have changed. */
  regreet(): void {
    this.#connection.regreet()
  }

  async act(what: Do, text: string, seat: number): Promise<boolean> {
    if (this.busy) return false
    const result = await this.#connection.command(seat, what, text)
    if (!result.ok) this.#tell(result.problem)
    return result.ok
  }

  /** The dice on the page have come to rest. */
  settled(): void {
    this.#settle?.()
  }

  #tell(problem: Problem): void {
    const words = problemWords(problem, this.table?.game ?? '', this.names)
    toasts.show(words, true)
  }

  #changed(): void {
    const c = this.#connection
    this.line = c.line
    this.tries = c.tries
    this.sending = c.sending
    this.table = c.table
    this.mine = c.mine
    this.invite = c.invite
    if (!this.showing && !this.#queue.length) this.#catchUp()
  }

  #catchUp(): void {
    const c = this.#connection
    const before = this.turn
    const had = this.view !== null
    this.view = c.state?.view ?? null
    this.payload = c.state
    this.log = c.log
    const now = this.turn
    if (had && now !== null && now !== before && this.mine.includes(now) && !this.mine.includes(before ?? -1)) callPlayer()
  }

  #arrived(entries: Entry[], live: boolean): void {
    if (!live || entries.length > CATCH_UP || document.hidden) {
      this.#queue = []
      const last = entries.findLast((e) => facesOf(e))
      const faces = last && facesOf(last)
      if (faces) this.faces = faces
      if (live) for (const e of entries.slice(-4)) this.#speak(e, undefined)
      return
    }
    this.#queue.push(...entries)
    if (!this.showing) void this.#show()
  }

  async #show(): Promise<void> {
    this.showing = true
    while (this.#queue.length && !this.#stopped) {
      const entry = this.#queue.shift()!
      const faces = facesOf(entry)
      if (faces) this.faces = faces
      if (faces && this.tumbles && !entry.own_dice) {
        const settled = new Promise<void>((resolve) => {
          this.#settle = resolve
          setTimeout(resolve, SETTLE_MOST_MS)
        })
        this.throwKey = entry.version
        await settled
        this.#settle = null
      }
      this.log = [...this.log.filter((e) => e.version !== entry.version), entry]
      this.#speak(entry, this.#queue[0])
      if (faces && this.#queue.some((e) => facesOf(e)) && !calm()) await pause(BETWEEN_MS)
    }
    this.showing = false
    this.#catchUp()
  }

  #speak(entry: Entry, next: Entry | undefined): void {
    const game = texts.of(this.table?.game ?? '')
    speech.announce(
      breath(entryLines(entry, next, this.names, game, say)),
    )
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('keydown', done)
      removeEventListener('pointerdown', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('keydown', done)
    addEventListener('pointerdown', done)
  })
}
