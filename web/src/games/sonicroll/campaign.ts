/** The way on after a zone: which table comes next in a campaign. The server makes it; this only says what to ask for. */

import type { View } from '../../types'
import type { Onward } from '../look'
import type { Table } from './model'

const ZONES = ['green-hill', 'stardust-speedway', 'lava-reef', 'chemical-plant']
const ALL = 127

/** The emeralds found so far as the option carries them: bit 0 is the first. */
export const carried = (table: Table, before: number): number => table.emeralds.reduce((bits, one) => bits | (1 << (one.number - 1)), before)

/** SR-44, SR-46: the next zone after a won one; with all seven after the last, the finale; a lost zone again, without what was found in it. */
export function onward(view: View): Onward | null {
  if (view.to_act !== 'over' || view.options['mode'] !== 'co-op') return null
  const table = view.table as unknown as Table
  const zone = String(view.options['zone'])
  const at = ZONES.indexOf(zone)
  const before = Number(view.options['emeralds'] ?? 0)
  if (at < 0) return null
  if (!table.won) return { text: 'ui-again-zone', args: { zone }, options: { ...view.options } }
  const emeralds = carried(table, before)
  const next = ZONES[at + 1] ?? (emeralds === ALL ? 'finale' : null)
  return next ? { text: 'ui-next-zone', args: { zone: next }, options: { ...view.options, zone: next, emeralds } } : null
}
