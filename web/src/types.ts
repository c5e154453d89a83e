/** The shapes on the wire, as the page calls them. The server declares them (wire.ts); a view and its table are the game's. */
import type * as wire from './wire'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Told = wire.Told
export type Move = wire.MoveInfo
export type Refused = wire.RefusedMove
export type Drawable = wire.Drawable
export type Seat = wire.SeatInfo
export type SeatKind = Seat['kind']
export type TableSettings = wire.TableSettings
export type Summary = wire.Summary
export type Entry = wire.Entry
export type Option = wire.OptionInfo
export type SeriesInfo = wire.SeriesInfo

/** A game of this server; `seats` are the fewest and the most. */
export interface GameInfo extends Omit<wire.GameInfo, 'seats'> {
  seats: [number, number]
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

/** What is known of the state of play: `moves` and `refused` are for the seat to act. */
export interface StatePayload extends Omit<wire.StatePayload, 'view'> {
  view: View
}

export interface Snapshot extends Omit<wire.Snapshot, 'state'> {
  state: StatePayload | null
}

/** A rule of the book; its example was played by the engine, from `before` by `events` to `position`. */
export interface Rule extends Omit<wire.RuleInfo, 'before' | 'position'> {
  before: View | null
  position: View | null
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
