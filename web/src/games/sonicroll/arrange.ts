/** Which moves stand large on the action bar, and what they say. At most three with "more", so that a phone needs one row. */

import type { Move, Refused } from '../../types'
import type { Arranging, Offer, Offers } from '../look'
import { dieWords, fromWords, getsOf, getWords, howWords, MEANS, moveWords, others, parseDie, placeWords, relevant, usesOf, type Table, type Use } from './model'

/** What one looks for first, of the moves that are no spends. */
const FIRST = ['choose', 'action', 'pick', 'give', 'save', 'bank', 'wear', 'lose', 'gain', 'agree', 'refuse', 'take', 'reroll', 'pass', 'hold', 'discard', 'end']
const LARGE = 3

const rank = (kind: string): number => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length)

export function arrange({ view, moves, refused, proposal, say }: Arranging): Offers {
  const table = view.table as unknown as Table
  const names = Array.from({ length: view.seats }, (_, i) => say('ui-seat', { n: i + 1 }))
  const uses = usesOf(moves, table.tray[0]?.kind ?? '')
  const spends = new Map(uses.filter((one) => one.word === 'spend').map((one) => [one.text, one]))
  const open = new Set(moves.map((move) => move.text))
  const all = new Map<string, Move | Refused>([...refused, ...moves].map((move) => [move.text, move]))

  const put = proposal && all.has(proposal) ? [proposal] : []
  const spend = put.length ? spends.get(put[0]!) : undefined
  const ways = spend ? others(uses, spend).map((one) => one.text) : []
  const plain = moves
    .filter((move) => !spends.has(move.text) && !MEANS.includes(move.kind) && !(spends.size && move.text === 'pass'))
    .sort((a, b) => rank(a.kind) - rank(b.kind))
    .map((move) => move.text)

  const wanted = [...new Set([...put, ...ways.slice(0, 1), ...plain])]
  // Of a few effects each is seen at once; what may not be used now stands beside the dice all the same.
  const few = table.phase === 'pick' && open.size <= LARGE
  const listed = few ? open.size : open.size + refused.filter((move) => relevant(table, view.turn, move.text)).length
  const most = listed <= LARGE || table.phase === 'action' || table.phase === 'choose' ? LARGE : LARGE - 1
  const main = wanted.slice(0, most)
  const shown = new Set(main)
  const behind = [...all.values()].filter((move) => !shown.has(move.text))
  const can = behind.filter((move) => open.has(move.text))
  const spending = can.filter((move) => spends.has(move.text))
  const using = can.filter((move) => !spends.has(move.text)).sort((a, b) => rank(a.kind) - rank(b.kind))
  const cannot = few ? [] : behind.filter((move) => !open.has(move.text) && relevant(table, view.turn, move.text))
  return {
    main: main.map((text) => told(all.get(text)!)),
    more: [
      ...using.map((move) => ({ ...told(move), group: say('ui-now') })),
      ...spending.map((move) => ({ ...told(move), group: say('ui-spends') })),
      ...cannot.map((move) => ({ ...told(move), group: say('ui-not-now') })),
    ],
  }

  function told(move: Move | Refused): Offer {
    const one = spends.get(move.text)
    if (one) return { move, label: spendWords(one), ...noted([howWords(uses, one, say), getWords(getsOf(table, one), say)].filter(Boolean).join(': ')) }
    const action = table.actions.find((each) => each.move === move.text)
    if (action) return { move, label: say('action', { action: action.id }), note: diceWords(action.dice, action.times) }
    const item = table.ask?.items.find((each) => each.move === move.text)
    if (item) return { move, label: getWords([item], say), ...noted(fromWords(item, table, say)) }
    if (move.text === 'reroll') return { move, note: say('ui-dice', { count: table.pool.length }) }
    if (move.text === 'end' && table.pool.length && table.times) return { move, note: say('ui-time', { count: 1 }) }
    const words = moveWords(move.text, say)
    return words ? { move, label: words } : { move }
  }

  function spendWords(one: Use): string {
    return say('ui-do-spend', { die: dieWords(parseDie(one.die), say), place: placeWords(one.place, table, names, say) })
  }

  function diceWords(dice: readonly string[], times: number): string {
    const list = dice.map((die) => {
      const [kind = 'any', count = '1'] = die.split(' ')
      return say('ui-count-dice', { kind, count: Number(count) })
    })
    return say('ui-throws', { dice: list.join(', '), times })
  }
}

const noted = (note: string): { note?: string } => (note ? { note } : {})
