/** How a campaign is worded. Which zones come next, the server says. */

import type { View } from '../../types'
import type { Onward, Say } from '../look'
import type { Table } from './model'

const ZONES = ['green-hill', 'stardust-speedway', 'lava-reef', 'chemical-plant', 'finale']

const zoneOf = (options: View['options']): string => ZONES[Number(options['zone'] ?? 0)] ?? ''

/** On to a zone after a won one; a lost zone once more. */
export function onward(options: View['options'], after: View): Onward {
  const zone = zoneOf(options)
  const table = after.table as unknown as Table
  return { text: table.won && zone !== table.zone ? 'ui-next-zone' : 'ui-again-zone', args: { zone } }
}

/** A zone of the campaign by its name. */
export const stage = (options: View['options'], say: Say): string => say('zone', { zone: zoneOf(options) })

/** Co-op is won or lost by all; in competition the first of the ranking have it. */
export function result(view: View, names: readonly string[], say: Say): string {
  const table = view.table as unknown as Table
  if (table.mode === 'competition') return say('ui-winners', { count: view.winners.length, players: view.winners.map((seat) => names[seat] ?? '').join(', ') })
  return say('ui-result', { zone: table.zone, won: table.won ? 'yes' : 'no' })
}
