/** What RetroRoll's rules show of a position (`view.table`), and how the page reads it. */

import type { CardView, PlayerView, RetroTable } from './state'

export type Card = CardView
/** `at` counts the squares behind the mover; 0 = on the coin. */
export type Player = PlayerView
/** `left` counts the cards in the draw pile. */
export type Table = RetroTable
export type Square = Card['squares'][number]

/** Index of the square the mover must reach next, or -1 where nothing is wanted. */
export function wanted(player: Player): number {
  if (!player.card || player.next === null) return -1
  return player.card.squares.findIndex((square, i) => i >= player.at && typeof square === 'number')
}

export type Stand = 'done' | 'here' | 'next' | 'later'

/** How the square of this index stands to the mover. */
export function stand(player: Player, index: number): Stand {
  if (index === player.at - 1) return 'here'
  if (index < player.at) return 'done'
  return index === wanted(player) ? 'next' : 'later'
}

/** The text of the move that strikes a seat: people count from one. */
export const strike = (seat: number): string => `strike p${seat + 1}`
