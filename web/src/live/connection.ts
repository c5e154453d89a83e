import type { ClientFrame, Command, Do, Entry, Problem, ServerFrame, Snapshot, StatePayload, Summary } from '../types'

/** One open socket, as the connection sees it. */
export interface Wire {
  send(frame: ClientFrame): void
  close(): void
}

export interface WireEvents {
  open(): void
  frame(frame: ServerFrame): void
  /** The socket ended, with the close code (1006 when it never opened). */
  closed(code: number): void
}

export interface Deps {
  open(events: WireEvents): Wire
  tokens(): string[]
  newId(): string
  /** Something shown may have changed. */
  changed(): void
  /** Entries that this client had not seen; `live` is false for what a first snapshot brings. */
  arrived(entries: Entry[], live: boolean): void
  later(run: () => void, ms: number): unknown
  cancel(timer: unknown): void
  random(): number
}

export type Line = 'connecting' | 'open' | 'lost' | 'gone' | 'closed'
export type Result = { ok: true; version: number } | { ok: false; problem: Problem }

interface Pending {
  command: Command
  sent: number
  timer: unknown
  resolve(result: Result): void
}

const RESEND_MS = 3000
const RESENDS = 3
const SILENCE_MS = 60_000
const GREETING_MS = 8000
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 2000

/** Waits before the n-th new try: doubling, a little apart, never much longer than two seconds: who comes back should be back. */
export function backoff(tries: number, random: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.75 + random / 2)
}

/**
 * A table kept in step with the server over a socket that may drop, double or reorder frames.
 *
 * Entries are taken strictly in order of version and once each; a gap asks the server for what is missing. A command keeps
 * its id over every retry, so that the server can answer it twice and still do it once.
 */
export class Connection {
  line: Line = 'connecting'
  version: number | null = null
  table: Summary | null = null
  state: StatePayload | null = null
  log: Entry[] = []
  mine: number[] = []
  invite: string | null = null
  /** Tries since the line was last good. */
  tries = 0

  #deps: Deps
  #wire: Wire | null = null
  #round = 0
  #pending = new Map<string, Pending>()
  #asked = false
  #greeted = false
  /** Ask for a whole snapshot, not only for news. */
  #anew = false
  #retry: unknown = null
  #silence: unknown = null

  constructor(deps: Deps) {
    this.#deps = deps
  }

  get sending(): boolean {
    return this.#pending.size > 0
  }

  start(): void {
    this.#connect()
  }

  stop(): void {
    this.line = 'closed'
    this.#round++
    this.#deps.cancel(this.#retry)
    this.#deps.cancel(this.#silence)
    for (const p of this.#pending.values()) this.#deps.cancel(p.timer)
    this.#pending.clear()
    this.#wire?.close()
    this.#wire = null
  }

  /** Try again at once: the reader asked, the network came back, the page is looked at again. */
  hurry(): void {
    if (this.line !== 'lost') return
    this.#deps.cancel(this.#retry)
    this.#connect()
  }

  /** Greet the server anew, after the seats on this device have changed. */
  regreet(): void {
    this.#anew = true
    if (this.line === 'open') this.#hello()
    else this.hurry()
  }

  /** Tell the server that somebody is looking. */
  look(): void {
    if (this.line === 'open') this.#wire?.send({ t: 'look' })
  }

  command(seat: number, what: Do, text: string): Promise<Result> {
    const command: Command = { id: this.#deps.newId(), version: this.version ?? 0, seat, do: what, text }
    return new Promise((resolve) => {
      const pending: Pending = { command, sent: 0, timer: null, resolve }
      this.#pending.set(command.id, pending)
      this.#transmit(pending)
      this.#deps.changed()
    })
  }

  #connect(): void {
    const round = ++this.#round
    this.#wire?.close()
    this.#greeted = false
    this.#asked = false
    if (this.line !== 'lost') this.line = 'connecting'
    this.#wire = this.#deps.open({
      open: () => {
        if (round === this.#round) this.#hello()
      },
      frame: (frame) => {
        if (round === this.#round) this.#receive(frame)
      },
      closed: (code) => {
        if (round === this.#round) this.#closed(code)
      },
    })
    this.#listen()
    this.#deps.changed()
  }

  #hello(): void {
    this.#asked = true
    this.#wire?.send({ t: 'hello', tokens: this.#deps.tokens(), since: this.#anew ? null : this.version })
    this.#listen()
  }

  #closed(code: number): void {
    this.#wire = null
    this.#round++
    this.#deps.cancel(this.#silence)
    if (code === 4004) {
      this.line = 'gone'
    } else {
      this.line = 'lost'
      const wait = code === 4001 && this.tries === 0 ? 0 : backoff(this.tries, this.#deps.random())
      this.tries++
      this.#retry = this.#deps.later(() => this.#connect(), wait)
    }
    this.#deps.changed()
  }

  /** A line that leaves a greeting unanswered, or says nothing at all for a minute, is dead, whatever the socket thinks. */
  #listen(): void {
    this.#deps.cancel(this.#silence)
    const round = this.#round
    this.#silence = this.#deps.later(
      () => {
        if (round !== this.#round) return
        this.#wire?.close()
        this.#closed(1006)
      },
      this.#asked || !this.#greeted ? GREETING_MS : SILENCE_MS,
    )
  }

  #transmit(pending: Pending): void {
    this.#deps.cancel(pending.timer)
    if (!this.#greeted) return
    pending.sent++
    this.#wire?.send({ t: 'do', ...pending.command })
    const round = this.#round
    pending.timer = this.#deps.later(() => {
      if (round !== this.#round || !this.#pending.has(pending.command.id)) return
      if (pending.sent <= RESENDS) {
        this.#transmit(pending)
      } else {
        pending.sent = 0
        this.#wire?.close()
        this.#closed(1006)
      }
    }, RESEND_MS)
  }

  #receive(frame: ServerFrame): void {
    if (!this.#asked) this.#listen()
    switch (frame.t) {
      case 'ping':
        this.#wire?.send({ t: 'pong' })
        return
      case 'snapshot':
        this.#snapshot(frame)
        break
      case 'events':
        this.#events(frame)
        break
      case 'table':
        if (!this.table || frame.table.version >= this.table.version) this.table = frame.table
        break
      case 'answer':
        this.#answer(frame)
        break
      case 'problem':
        break
    }
    this.#deps.changed()
  }

  #good(): void {
    this.#asked = false
    this.line = 'open'
    this.tries = 0
    const first = !this.#greeted
    this.#greeted = true
    this.#listen()
    if (!first) return
    for (const pending of this.#pending.values()) this.#transmit(pending)
  }

  #snapshot(snapshot: Snapshot): void {
    const asked = this.#asked
    // One that was overtaken on the way says nothing new; one that answers a greeting is the truth even if it is older.
    if (!asked && this.version !== null && snapshot.version < this.version) return
    this.#anew = false
    const known = this.version
    const log = [...snapshot.log].sort((a, b) => a.version - b.version)
    this.table = snapshot.table
    this.mine = snapshot.mine
    this.version = snapshot.version
    this.state = snapshot.state
    this.log = log
    this.invite = snapshot.invite ?? null
    const fresh = known === null ? log : log.filter((e) => e.version > known)
    this.#good()
    if (fresh.length) this.#deps.arrived(fresh, known !== null)
  }

  #events(frame: Extract<ServerFrame, { t: 'events' }>): void {
    const have = this.version
    if (have === null || frame.from > have) {
      if (!this.#asked) this.#hello()
      return
    }
    if (frame.version < have) return
    const fresh = frame.entries.filter((e) => e.version > have).sort((a, b) => a.version - b.version)
    const whole = fresh.every((e, i) => e.version === have + 1 + i) && fresh.length === frame.version - have
    if (!whole) {
      if (!this.#asked) this.#hello()
      return
    }
    this.version = frame.version
    this.log = fresh.length ? [...this.log, ...fresh] : this.log
    this.state = frame.state
    if (frame.table) this.table = frame.table
    if (frame.mine) this.mine = frame.mine
    this.#good()
    if (fresh.length) this.#deps.arrived(fresh, true)
  }

  #answer(frame: Extract<ServerFrame, { t: 'answer' }>): void {
    const pending = this.#pending.get(frame.id)
    if (!pending) return
    this.#pending.delete(frame.id)
    this.#deps.cancel(pending.timer)
    if (frame.ok) {
      pending.resolve({ ok: true, version: frame.version })
      if (frame.version > (this.version ?? 0) && !this.#asked) this.#hello()
    } else {
      pending.resolve({ ok: false, problem: frame.problem })
      const version = frame.problem.data?.['version']
      if (frame.problem.code === 'stale' && typeof version === 'number' && version !== this.version && !this.#asked)
        this.#hello()
    }
  }
}
