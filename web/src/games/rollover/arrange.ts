/** Which moves stand large on the action bar in each phase of a turn, and what they say. */

import type { Move, Refused } from '../../types'
import type { Arranging, Offer, Offers, Say } from '../look'
import { bestBox, inWords, type Table } from './model'

const BOOSTS = ['reroll', 'foresight', 'add-die', 'plus', 'minus']
/** With "more" that makes four. */
const LARGE = 3

/** How likely the next throw busts, in a few words. */
export function odds(bust: Table['bust'], say: Say): string | null {
  if (!bust) return null
  if (bust.ways >= bust.of) return say('ui-bust-sure')
  const { n, of } = inWords(bust.ways, bust.of)
  return say('ui-bust', { n, of })
}

export function arrange({ view, moves, refused, proposal, hints, say }: Arranging): Offers {
  const table = view.table as unknown as Table
  const legal = new Set(moves.map((move) => move.text))
  const all = new Map<string, Move | Refused>([...refused, ...moves].map((move) => [move.text, move]))
  const open = (...texts: string[]): string[] => texts.filter((text) => legal.has(text))

  const large = ((): string[] => {
    switch (table.phase) {
      case 'thrown':
        return choosing()
      case 'hand':
        return deciding()
      case 'saved':
        return [...claim(), 'stop']
      default:
        return ['throw', 'add-die']
    }
  })()

  function choosing(): string[] {
    const best = table.hands[0]?.text
    const one = /^keep (\d)$/.exec(proposal ?? '')?.[1]
    const turned = one ? open(`minus ${one}`, `plus ${one}`) : []
    const hands = [turned.length ? null : proposal, best].filter((text): text is string => !!text)
    return [...new Set([...hands, ...turned, ...open('reroll', 'accept')])]
  }

  function deciding(): string[] {
    const onward = open('roll', 'rollover', 'foresight')
    const box = claim()
    // Who can cross out a box loses nothing by it: plain stopping then stands behind.
    return [...box, ...(box.length ? [] : ['stop']), ...onward, ...(box.length ? ['stop'] : []), 'roll', 'rollover']
  }

  function claim(): string[] {
    const box = bestBox(table)
    return box ? [`claim ${box}`] : []
  }

  const main = [...new Set(large)].filter((text) => all.has(text)).slice(0, LARGE)
  const shown = new Set(main)
  const rest = [...all.values()].filter((move) => !shown.has(move.text))
  const order = new Map(table.hands.map((hand, i) => [hand.text, i]))
  const hands = rest.filter((move) => order.has(move.text))
  hands.sort((a, b) => order.get(a.text)! - order.get(b.text)!)
  const others = rest.filter((move) => move.kind !== 'keep')
  const firstOpen = (list: (Move | Refused)[]): (Move | Refused)[] => [
    ...list.filter((move) => legal.has(move.text)),
    ...list.filter((move) => !legal.has(move.text)),
  ]
  const boosts = firstOpen(others.filter((move) => BOOSTS.includes(move.kind)))
  const boxes = firstOpen(others.filter((move) => move.kind === 'claim'))
  const turn = firstOpen(others.filter((move) => move.kind !== 'claim' && !BOOSTS.includes(move.kind)))
  const under = (list: (Move | Refused)[], group: string): Offer[] => list.map((move) => ({ ...told(move, false), group }))

  return {
    ...(hands.length ? { moreLabel: say('ui-all-hands') } : {}),
    main: main.map((text) => told(all.get(text)!, true)),
    more: [
      ...under(hands, say('ui-all-hands')),
      ...under(turn, say('ui-all-else')),
      ...under(boosts, say('ui-all-boosts')),
      ...under(boxes, say('ui-all-boxes')),
    ],
  }

  /** A move with its words; short ones where it stands large. */
  function told(move: Move | Refused, isLarge: boolean): Offer {
    const can = legal.has(move.text)
    if (move.kind === 'keep') {
      const hand = table.hands.find((h) => h.text === move.text)
      const note = hand && say('ui-points', { points: hand.points })
      if (isLarge && hand && hand === table.hands[0] && move.text !== proposal)
        return { move, label: say('ui-best'), ...(note ? { note } : {}) }
      return { move, ...(note ? { note } : {}), ...(isLarge || !hand ? {} : { dice: hand.groups }) }
    }
    if (move.kind === 'plus' || move.kind === 'minus') {
      const face = Number(move.text.split(' ')[1])
      return { move, label: say('ui-turn-die', { face, to: face + (move.kind === 'plus' ? 1 : -1) }) }
    }
    const rest = table.thrown.length
    if (move.kind === 'claim') {
      const box = move.text.split(' ')[1]!
      const bonus = table.sheet.bonus[box] ?? 0
      const name = say('ui-box', { box })
      const points = table.points + bonus
      if (isLarge) return { move, label: say('ui-stop-box', { bonus }), note: say('ui-box-points', { box: name, points }) }
      return { move, label: name, note: `+ ${bonus}` }
    }
    if (!isLarge || !can) return { move, ...short(move) }
    switch (move.kind) {
      case 'stop':
        return { move, label: say('ui-stop'), note: say('ui-points', { points: table.points }) }
      case 'roll': {
        const chance = hints ? odds(table.bust, say) : null
        const dice = say('ui-dice', { dice: rest })
        return { move, label: say('ui-roll'), note: chance ?? dice }
      }
      case 'foresight':
        return { move, label: say('ui-boost', { boost: 'foresight' }), note: say('ui-safe', { dice: rest }) }
      case 'rollover':
        return { move, label: say('ui-rollover'), note: say('ui-rollover-note', { bonus: table.next_rollover ?? 0 }) }
      case 'add-die':
        return { move, note: say('ui-seven') }
      case 'reroll':
        return { move, note: say('ui-dice', { dice: rest }) }
      default:
        return { move, ...short(move) }
    }
  }

  function short(move: Move | Refused): Omit<Offer, 'move'> {
    const labels: Record<string, string> = { accept: 'ui-take', rollover: 'ui-rollover', roll: 'ui-roll' }
    const id = labels[move.kind]
    return id ? { label: say(id) } : {}
  }
}
