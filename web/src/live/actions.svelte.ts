import type { Action } from '../components/ActionBar.svelte'
import type { GameLook, Offer, Offers } from '../games/look'
import { say, sortMoves, texts } from '../texts/texts.svelte'
import type { Move, Refused, StatePayload } from '../types'
import { api } from './api'
import type { TableModel } from './table.svelte'

const LARGE = 4
const ASKING = { code: 'asking', data: {}, kinds: {} }

/** What the reader can do now, each with its words, its icon and the reason where it cannot be done. */
export class TableActions {
  #model: TableModel
  #look: () => GameLook | null
  #ruleOf: (id: string) => string | null
  // The moves of whoever decides stay on the bar between decisions, so that nothing jumps and focus stays.
  #last: StatePayload | null = null
  /** The move put together on the board. */
  #proposal = $state<string | null>(null)
  /** What the server said of proposals in this position; null while it is asked. */
  #asked = $state.raw<{ payload: StatePayload | null; answers: Record<string, Refused | null> }>({ payload: null, answers: {} })

  constructor(model: TableModel, look: () => GameLook | null, ruleOf: (id: string) => string | null) {
    this.#model = model
    this.#look = look
    this.#ruleOf = ruleOf
  }

  /** Why this reader may not act at all just now. */
  blocked = $derived.by((): string | null => {
    const model = this.#model
    if (model.over) return say('hall-why-over')
    if (model.table?.read_only) return say('hall-why-read-only')
    if (model.turn === null) return say('hall-why-waiting')
    if (!model.mine.length) return say('hall-why-watching')
    if (!model.myTurn) return say('hall-why-turn', { player: model.names[model.turn] ?? '' })
    if (model.table?.seats[model.turn]?.bot) return say('hall-why-stand-in')
    if (model.view?.to_act === 'chance') return say('hall-why-throw')
    return null
  })

  #bar = $derived.by(() => {
    const payload = this.#model.payload
    if (payload?.moves.length) this.#last = payload
    const { main, more, moreLabel } = this.#offers(this.#last)
    return { moreLabel, main: main.map((o) => this.#action(o)), more: more.map((o) => this.#action(o)) }
  })

  #offers(payload: StatePayload | null): Offers {
    if (!payload) return { main: [], more: [] }
    const arrange = this.#look()?.arrange
    if (arrange) {
      const proposal = this.#proposal
      const put = proposal && !payload.moves.some((m) => m.text === proposal) ? [this.#refusal(payload, proposal)] : []
      return arrange({
        view: payload.view,
        moves: payload.moves,
        refused: [...payload.refused, ...put],
        proposal,
        hints: this.#model.table?.settings.hints ?? false,
        say: texts.of(this.#model.table?.game ?? '').say,
      })
    }
    const { main, more } = sortMoves<Move, Refused>(payload.moves, payload.refused, LARGE)
    if (more.length && main.length === LARGE) more.unshift(...main.splice(LARGE - 1))
    return { main: main.map((move) => ({ move })), more: more.map((move) => ({ move })) }
  }

  #refusal(payload: StatePayload, text: string): Refused {
    const known = this.#asked.payload === payload ? this.#asked.answers[text] : null
    return known ?? { code: -1, kind: text.split(' ')[0] ?? '', args: [], text, reason: ASKING }
  }

  /** Offer a move that was put together on the board; the server says why where it cannot be made. */
  propose = (text: string | null): void => {
    this.#proposal = text
    const payload = this.#model.payload
    if (text === null || !payload || payload.moves.some((m) => m.text === text)) return
    if (this.#asked.payload !== payload) this.#asked = { payload, answers: {} }
    if (text in this.#asked.answers) return
    this.#asked.answers[text] = null
    void api.why(this.#model.id, text).then(
      ({ move, reason }) => {
        if (this.#asked.payload !== payload || !reason) return
        this.#asked = { payload, answers: { ...this.#asked.answers, [text]: { ...move, text, reason } } }
      },
      () => delete this.#asked.answers[text],
    )
  }

  get main(): Action[] {
    return this.#bar.main
  }

  get more(): Action[] {
    return this.#bar.more
  }

  get moreLabel(): string | undefined {
    return this.#bar.moreLabel
  }

  find(text: string): Action | null {
    return this.main.find((a) => a.text === text) ?? this.more.find((a) => a.text === text) ?? null
  }

  /** With real dice: what is to be entered here now. */
  wants = $derived.by(() => {
    const { payload, mine } = this.#model
    if (!payload?.can_throw || !mine.length) return null
    return payload.wants ?? { kind: 'die', count: this.#look()?.dice ?? 1 }
  })

  drawables = $derived.by(() => this.#model.payload?.outcomes ?? [])

  undoSeat = $derived(this.#undoSeat())
  undoReason = $derived.by(() => {
    const { payload, mine } = this.#model
    const allowed = payload?.undo != null && this.undoSeat !== null && mine.includes(this.undoSeat)
    return allowed ? null : say('hall-undo-none')
  })

  #undoSeat(): number | null {
    return this.#model.payload?.undo_seat ?? null
  }

  #action({ move, label, note, group, dice }: Offer): Action {
    const words = texts.of(this.#model.table?.game ?? '')
    const names = this.#model.names
    const refusal = 'reason' in move ? move.reason : null
    return {
      text: move.text,
      label: label ?? words.move(move.text, names),
      note,
      group,
      dice,
      icon: this.#look()?.icons?.[move.kind],
      reason: this.blocked ?? (refusal === ASKING ? say('hall-why-asking') : refusal ? words.reason(refusal, names) : null),
      rule: (refusal && this.#ruleOf(`reason-${refusal.code}`)) || this.#ruleOf(`move-${move.kind}`),
    }
  }
}
