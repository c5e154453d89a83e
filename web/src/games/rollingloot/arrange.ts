/** Which moves stand large on the action bar in each phase of a turn, and what they say. At most three, so that a phone needs one row. */

import type { Move, Refused } from '../../types'
import type { Arranging, Offer, Offers } from '../look'
import { best, byPlace, DICE, facesOfUse, kindOf, leading, parsePlace, stepAt, type Table } from './model'

export function arrange({ view, moves, refused, proposal, say }: Arranging): Offers {
  const table = view.table as unknown as Table
  const all = new Map<string, Move | Refused>([...refused, ...moves].map((move) => [move.text, move]))
  const open = new Set(moves.map((move) => move.text))
  const proposed = (...kinds: string[]): string[] => (proposal && kinds.includes(kindOf(proposal)) ? [proposal] : [])

  /** The move of the step that was tapped; else of the one with most loot. */
  function chosen(...kinds: string[]): string[] {
    const put = proposed(...kinds, 'home')
    if (put.length) return put
    const places = byPlace(moves.filter((move) => kinds.includes(move.kind)))
    const key = best(table, [...places.keys()])
    const text = key && leading(places.get(key) ?? [])
    return text ? [text] : []
  }

  const large = ((): string[] => {
    switch (table.phase) {
      case 'loot':
        return [...chosen('loot'), 'throw']
      case 'rolling':
        return [...proposed('reroll'), 'stop']
      case 'travel':
        return [...chosen('sail'), 'end']
      case 'pay': {
        const own = proposed('use')
        return own.length ? own : table.proposals.slice(0, 1).map((one) => one.use)
      }
      case 'share':
        return ['take', 'stay']
      default:
        return ['throw']
    }
  })()

  const main = large.filter((text) => all.has(text))
  const shown = new Set(main)
  const behind = table.phase === 'rolling' ? [] : [...all.values()].filter((move) => !shown.has(move.text) && listed(move))
  const can = behind.filter((move) => open.has(move.text))
  const cannot = behind.filter((move) => !open.has(move.text))
  return {
    main: main.map((text) => told(all.get(text)!, true)),
    more: [...can.map((move) => told(move, false)), ...cannot.map((move) => ({ ...told(move, false), group: say('ui-not-now') }))],
  }

  /** What is refused is listed where one would look for it now. */
  function listed(move: Move | Refused): boolean {
    if (open.has(move.text)) return true
    if (!stepAt(table, move.text)) return false
    return move.kind === (table.phase === 'loot' ? 'loot' : table.phase === 'travel' ? 'sail' : '')
  }

  function told(move: Move | Refused, isLarge: boolean): Offer {
    const { card, step } = parsePlace(move.text)
    const at = { card, step }
    const words = (label: string, note: string): Offer => (isLarge ? { move, label, note: say('ui-nth', { step }) } : { move, label: `${label}: ${note}` })
    switch (move.kind) {
      case 'sail':
        return words(say('ui-do-sail'), say('ui-place', at))
      case 'home':
        return words(say('ui-do-home'), say('ui-place', at))
      case 'loot': {
        const loot = stepAt(table, move.text)?.step.left ?? 0
        return words(say('ui-do-loot', { loot }), say('ui-place', at))
      }
      case 'reroll': {
        const dice = move.text.split(' ').length - 1
        return { move, label: say('ui-do-reroll', { dice, all: dice === DICE ? 'yes' : 'no' }), note: say('ui-left', { rerolls: table.rerolls }) }
      }
      case 'stop':
        return { move, label: say('ui-do-stop') }
      case 'use': {
        const faces = facesOfUse(table.dice, move.text)
        return isLarge ? { move, label: say('ui-do-use', { faces: faces.join(' ') }) } : { move, dice: [faces] }
      }
      case 'take':
        return { move, note: say('ui-loot', { left: table.share?.cut ?? 0 }) }
      default:
        return { move }
    }
  }
}
