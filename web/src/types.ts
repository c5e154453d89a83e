/** The shapes on the wire. The server owns them; here they are named for the page. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Data = Record<string, number | string>

/** A thing told by the rules (a note or a reason): a code and small data, worded by the game's catalogue. */
export interface Told {
  code: string
  data: Data
  kinds?: Record<string, string>
}

export interface Move {
  code: number
  kind: string
  args: number[]
  text: string
}

export interface Refused extends Move {
  reason: Told
}

/** `state.view()`: what a game's Board draws. `table` is the game's own. */
export interface View {
  v: number
  game: string
  rules: number
  seats: number
  options: Record<string, boolean | number | string>
  position: Record<string, Json>
  to_act: number | 'chance' | 'over'
  turn: number
  chance: string | null
  scores: number[]
  places: number[]
  winners: number[]
  table: Record<string, Json>
}

/** What may be drawn when chance is not a die (tables with real dice). */
export interface Drawable {
  k: number
  kind: string
  value: number | string
  text: string
  /** What the content says of a card: its owner knows it by what is printed on it. */
  card?: Record<string, unknown> | null
}

export interface StatePayload {
  view: View
  moves: Move[]
  refused: Refused[]
  /** The version an undo returns to, and the seat that may take it back. */
  undo: number | null
  undo_seat?: number | null
  can_throw: boolean
  /** Real dice: what is to be entered now. */
  wants?: { kind: string; count: number } | null
  outcomes?: Drawable[]
}

export type SeatKind = 'here' | 'open' | 'bot'

export interface Seat {
  seat: number
  kind: SeatKind
  name: string | null
  bot: string | null
  present: boolean
  taken: boolean
  gone_seconds: number | null
}

export interface TableSettings {
  real_dice: boolean
  public: boolean
  hints: boolean
  answer_seconds?: number
}

export interface Summary {
  id: string
  game: string
  options: Record<string, boolean | number | string>
  status: 'waiting' | 'playing' | 'over'
  seats: Seat[]
  version: number
  spectators: number
  settings: TableSettings
  created: string
  read_only: { code: string; data: Data; text: string } | null
  turn?: number | null
  winners?: number[]
  /** The table of the rematch, once somebody asked for one. */
  next?: string | null
}

export interface Entry {
  version: number
  text: string
  seat: number | null
  kind: 'move' | 'outcome' | 'undo' | 'clock' | string
  own_dice: boolean
  story: Told[]
  at: string
}

export interface Snapshot {
  table: Summary
  mine: number[]
  version: number
  state: StatePayload | null
  log: Entry[]
  invite?: string | null
}

export interface Option {
  name: string
  default: boolean | number | string
  /** Empty where it is a number from `low` to `high`. */
  choices: (boolean | number | string)[]
  low?: number | null
  high?: number | null
}

export interface GameInfo {
  name: string
  seats: [number, number]
  solo: boolean
  options: Option[]
  bots: string[]
  rules: number
  content: { name: string; hash: string; mark: string } | null
  move_count: number
}

export interface Rule {
  id: string
  heading: string
  text: string
  ruling: boolean
  /** An example the engine played: from `before` by `events` to `position`. */
  caption: string | null
  before?: View | null
  events?: string[]
  position: View | null
  /** Text ids this rule explains: `note-struck`, `reason-protected`, `move-strike`. */
  about?: string[]
}

export interface Problem {
  type?: string
  title: string
  status: number
  detail: string
  code: string
  data?: Record<string, Json>
}

export type Do = 'play' | 'throw' | 'undo'

export interface Command {
  id: string
  version: number
  seat: number
  do: Do
  text: string
}

export type ServerFrame =
  | ({ t: 'snapshot' } & Snapshot)
  | {
      t: 'events'
      from: number
      version: number
      entries: Entry[]
      state: StatePayload | null
      table?: Summary
      mine?: number[]
    }
  | { t: 'table'; table: Summary }
  | { t: 'answer'; id: string; ok: true; version: number; entries: Entry[] }
  | { t: 'answer'; id: string; ok: false; problem: Problem }
  | { t: 'problem'; problem: Problem }
  | { t: 'ping' }

export type ClientFrame =
  | { t: 'hello'; tokens: string[]; since: number | null }
  | ({ t: 'do' } & Command)
  | { t: 'pong' }
  | { t: 'look' }
