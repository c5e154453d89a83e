import type { Component } from 'svelte'
import type { StatePayload, View } from '../types'

/** A game's own texts: `say('ui-goal', { goal: 100 })`. */
export type Say = (id: string, args?: Record<string, string | number>) => string

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
}

export interface IconProps {
  size?: number | string
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
}
