import { go } from '../router.svelte'
import { names, rememberNames } from '../settings.svelte'
import { say } from '../texts/texts.svelte'
import type { GameInfo } from '../types'
import { api, type NewTable } from './api'
import { keep } from './tickets'

/** Make a table, keep its seats on this device and go there. */
export async function makeTable(table: NewTable): Promise<void> {
  const made = await api.make(table)
  keep(made.table, table.game, made.seats)
  go(`/t/${made.table}`)
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
  const bot = 'steady' // no level of the list, but it answers at once, before a game is compiled
  const me = names()[0] ?? say('hall-guest')
  const seats: NewTable['seats'] = [{ kind: 'here', name: me }]
  while (seats.length < Math.max(2, game.seats[0])) seats.push({ kind: 'bot', bot })
  return makeTable({
    game: game.name,
    options: Object.fromEntries(game.options.map((o) => [o.name, o.default])),
    seats,
    settings: { real_dice: false, public: false, hints: true },
  })
}
