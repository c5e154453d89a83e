import type { Action } from '../components/ActionBar.svelte'
import type { GameLook } from '../games/look'
import { say, sortMoves, texts } from '../texts/texts.svelte'
import type { Move, Refused } from '../types'
import type { TableModel } from './table.svelte'

const LARGE = 4

/** What the reader can do now, each with its words, its icon and the reason where it cannot be done. */
export class TableActions {
  #model: TableModel
  #look: () => GameLook | null
  #ruleOf: (id: string) => string | null
  // The moves of whoever decides stay on the bar between decisions, so that nothing jumps and focus stays.
  #last: { moves: readonly Move[]; refused: readonly Refused[] } = { moves: [], refused: [] }

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
    const { main, more } = sortMoves<Move, Refused>(this.#last.moves, this.#last.refused, LARGE)
    if (more.length && main.length === LARGE) more.unshift(...main.splice(LARGE - 1))
    return { main: main.map((m) => this.#action(m)), more: more.map((m) => this.#action(m)) }
  })

  get main(): Action[] {
    return this.#bar.main
  }

  get more(): Action[] {
    return this.#bar.more
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

  #action(move: Move | Refused): Action {
    const words = texts.of(this.#model.table?.game ?? '')
    const names = this.#model.names
    const refusal = 'reason' in move ? move.reason : null
    return {
      text: move.text,
      label: words.move(move.text, names),
      icon: this.#look()?.icons?.[move.kind],
      reason: this.blocked ?? (refusal ? words.reason(refusal, names) : null),
      rule: (refusal && this.#ruleOf(`reason-${refusal.code}`)) || this.#ruleOf(`move-${move.kind}`),
    }
  }
}
