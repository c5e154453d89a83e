import type { Component } from 'svelte'
import type { Entry, Move, Refused, StatePayload, View } from '../types'

/** A game's own texts: `say('ui-goal', { goal: 100 })`. */
export type Say = (id: string, args?: Record<string, string | number>) => string

/** A throw: its faces, and a key that is another with each throw. */
export interface Toss {
  faces: readonly number[]
  key: number
}

/** What a Board is given. It draws; it holds no rule. */
export interface BoardProps {
  /** What is shown now: held back until the dice have settled. */
  view: View
  /** Legal and refused moves; null where nobody may act here. */
  payload: StatePayload | null
  names: readonly string[]
  /** The seat this device speaks for just now; null for a spectator. */
  seat: number | null
  /** All seats on this device. */
  mine: readonly number[]
  act: (text: string) => void
  /** The worded reason a move is refused now; null when it is legal. */
  reasonOf: (text: string) => string | null
  say: Say
  /** A command is on its way. */
  busy: boolean
  /** A picture only: no motion, nothing to press. */
  still?: boolean
  /** Show and speak a reason, as the action bar does. */
  hint?: (text: string) => void
  /** What has happened, as far as it is shown. */
  log?: readonly Entry[]
  /** For boards that draw their dice: the last throw; `settled` is to be called once they lie still. */
  toss?: Toss
  settled?: () => void
  /** The table allows odds to be shown. */
  hints?: boolean
  /** A move put together on the board: the action bar offers it, or says why it cannot be made. */
  propose?: (text: string | null) => void
  /** The rule that explains a text of the catalogue (`move-boost`), and how to open it; null where none does. */
  rule?: (text: string) => RuleLink | null
}

export interface RuleLink {
  id: string
  label: string
  open: () => void
}

/** What a game's own part of the last page is given. */
export interface EndingProps {
  view: View
  names: readonly string[]
  say: Say
}

/** What the button to the next game of a series says: a text of the game. */
export interface Onward {
  text: string
  args: Record<string, string | number>
}

export interface IconProps {
  size?: number | string
}

/** A move as the action bar offers it. Without a label it has that of the catalogue. */
export interface Offer {
  move: Move | Refused
  label?: string
  /** A second, smaller line: points, dice, odds. */
  note?: string
  /** The heading it stands under behind "more". */
  group?: string
  /** Dice drawn beside it, in groups. */
  dice?: readonly (readonly number[])[]
}

export interface Offers {
  main: Offer[]
  more: Offer[]
  /** What "more" is called where it holds something in particular. */
  moreLabel?: string
}

/** What a game needs to arrange the moves of a position. */
export interface Arranging {
  view: View
  moves: readonly Move[]
  refused: readonly Refused[]
  /** The move put together on the board; `refused` holds it too where it cannot be made. */
  proposal: string | null
  hints: boolean
  say: Say
}

/** What a game's folder gives to the page: `games/<id>/index.ts` exports it as default. */
export interface GameLook {
  Tile: Component
  board: () => Promise<{ default: Component<BoardProps> }>
  /** Move kind -> icon of its action button. */
  icons?: Record<string, Component<IconProps>>
  /** Dice in a throw. */
  dice?: number
  /** False where the board draws its dice itself. */
  tray?: boolean
  /** Which moves stand large (at most `LARGE` with "more"), where the order of their codes does not do. */
  arrange?: (asked: Arranging) => Offers
  /** Keys of its board: the key as it is written, and the id of the text that says what it does. */
  keys?: readonly (readonly [key: string, text: string])[]
  /** The luckiest throw of a finished game, in words. */
  luckiest?: (log: readonly Entry[], names: readonly string[], say: Say) => string | null
  /** The heading of the last page, where nobody wins alone. */
  result?: (view: View, names: readonly string[], say: Say) => string
  /** How the result came about, on the last page instead of the plain ranking. */
  ending?: () => Promise<{ default: Component<EndingProps> }>
  /** The game is played in series: how the way on to a game with these options is worded, after this one. */
  onward?: (options: View['options'], after: View) => Onward
  /** What a game of a series with these options is called. */
  stage?: (options: View['options'], say: Say) => string
  /** Options that a series carries, and nobody sets by hand. */
  hidden?: readonly string[]
  /** Its parts in all their states, for the page that shows every component. */
  parts?: () => Promise<{ default: Component<{ say: Say }> }>
  /** A card by what is printed on it, to be found by whoever holds it. */
  drawn?: (card: Record<string, unknown>, say: Say) => string
}
