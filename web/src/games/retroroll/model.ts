/** What RetroRoll's rules show of a position (`view.table`), and how the page reads it. */

export type Square = number | 'sword' | 'key'

export interface Card {
  id: string
  points: number
  squares: Square[]
}

export interface Player {
  card: Card | null
  /** Squares behind the mover; 0 = on the coin. */
  at: number
  next: number | null
  hearts: number
  points: number
  done: number
}

export interface Table {
  players: Player[]
  dice: number[]
  /** Cards in the draw pile. */
  left: number
  goal: number
  turns: number
}

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
