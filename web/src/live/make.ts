import { go } from '../router.svelte'
import { names, rememberNames } from '../settings.svelte'
import { say } from '../texts/texts.svelte'
import type { GameInfo, Summary } from '../types'
import { api, type Made, type NewTable } from './api'
import { keep, tickets } from './tickets'

const QUICK = 'steady' // no level of the list, but it answers at once, before a game is compiled

/** Make a table, keep its seats on this device and go there. */
export async function makeTable(table: NewTable): Promise<void> {
  sitAt(await api.make(table), table.game)
}

function sitAt(made: Made, game: string): void {
  keep(made.table, game, made.seats)
  go(`/t/${made.table}`)
}

/** A new table that goes on from a point of a finished game: all seats here, or mine against bots. */
export async function playOn(table: Summary, at: number, events: readonly string[], turn: number, bots: boolean): Promise<void> {
  const held = Object.keys(tickets()[table.id]?.tokens ?? {}).map(Number)
  // Who holds all of them, or none, is the one whose turn it is.
  const mine = held.length && held.length < table.seats.length ? held : [turn]
  const seats = table.seats.map((seat, i): NewTable['seats'][number] => {
    if (bots && !mine.includes(i)) return { kind: 'bot', bot: (seat.kind === 'bot' && seat.bot) || QUICK }
    return { kind: 'here', ...(seat.name ? { name: seat.name } : {}) }
  })
  sitAt(await api.branch(table.id, { at, events, seats }), table.game)
}

/** Names typed at a set-up, for the next one. */
export function rememberTyped(seats: NewTable['seats']): void {
  const typed = names()
  seats
    .filter((s) => s.kind === 'here')
    .forEach((s, place) => {
      if (s.name) typed[place] = s.name
    })
  rememberNames(typed.filter(Boolean).slice(0, 10))
}

/** One click: me against one bot (or as few as the game takes). */
export function playNow(game: GameInfo): Promise<void> {
  const me = names()[0] ?? say('hall-guest')
  const seats: NewTable['seats'] = [{ kind: 'here', name: me }]
  while (seats.length < Math.max(2, game.seats[0])) seats.push({ kind: 'bot', bot: QUICK })
  return makeTable({
    game: game.name,
    options: Object.fromEntries(game.options.map((o) => [o.name, o.default])),
    seats,
    settings: { real_dice: false, public: false, hints: true },
  })
}
