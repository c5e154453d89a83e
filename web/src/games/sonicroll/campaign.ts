/** The way on after a zone: which table comes next in a campaign. The server makes it; this only says what to ask for. */

import type { View } from '../../types'
import type { Onward, Say } from '../look'
import type { Table } from './model'

const ZONES = ['green-hill', 'stardust-speedway', 'lava-reef', 'chemical-plant', 'finale']
const ALL = 127

/** The emeralds found so far as the option carries them: bit 0 is the first. */
export const carried = (table: Table, before: number): number => table.emeralds.reduce((bits, one) => bits | (1 << (one.number - 1)), before)

/** SR-44, SR-46: the next zone after a won one; with all seven after the last, the finale; a lost zone again, without what was found in it. */
export function onward(view: View): Onward | null {
  const table = view.table as unknown as Table
  const at = ZONES.indexOf(table.zone)
  if (view.to_act !== 'over' || table.mode !== 'co-op' || at < 0) return null
  if (!table.won) return { text: 'ui-again-zone', args: { zone: table.zone }, options: { ...view.options } }
  const emeralds = carried(table, Number(view.options['emeralds'] ?? 0))
  const next = at + 1
  if (next >= ZONES.length || (ZONES[next] === 'finale' && emeralds !== ALL)) return null
  return { text: 'ui-next-zone', args: { zone: ZONES[next]! }, options: { ...view.options, zone: next, emeralds } }
}

/** Co-op is won or lost by all; in competition the first of the ranking have it. */
export function result(view: View, names: readonly string[], say: Say): string {
  const table = view.table as unknown as Table
  if (table.mode === 'competition') return say('ui-winners', { count: view.winners.length, players: view.winners.map((seat) => names[seat] ?? '').join(', ') })
  return say('ui-result', { zone: table.zone, won: table.won ? 'yes' : 'no' })
}
