/** How the page reads what Rolling Loot's rules show of a position (`view.table`). It holds no rule: what may be done, the server says. */

import type { Entry, Move } from '../../types'
import type { Say } from '../look'
import type { CardView, LootTable, RequirementView, StepView } from './state'

export type Table = LootTable
export const DICE = 5
const LETTERS = 'abcde'

/** A step as moves name it, without the verb: `gull-rock 2`. */
export const place = (card: string, step: number): string => `${card} ${step}`

/** The moves that have a place on the chart, by their step. */
export function byPlace(moves: readonly Move[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { kind, text } of moves) {
    if (kind !== 'sail' && kind !== 'loot' && kind !== 'home') continue
    const key = text.slice(kind.length + 1)
    found.set(key, [...(found.get(key) ?? []), text])
  }
  return found
}

/** What a tap on a step does, of several moves: on before home. */
export function leading(texts: readonly string[]): string | null {
  const order = ['sail', 'loot', 'home']
  return [...texts].sort((a, b) => order.indexOf(kindOf(a)) - order.indexOf(kindOf(b)))[0] ?? null
}

export const kindOf = (text: string): string => text.split(' ')[0] ?? ''

export function parsePlace(text: string): { card: string; step: number } {
  const words = text.split(' ')
  return { card: words.at(-2) ?? '', step: Number(words.at(-1)) }
}

export function stepAt(table: Table, key: string): { card: CardView; step: StepView; number: number } | null {
  const { card: id, step: number } = parsePlace(key)
  const card = table.cards.find((one) => one.id === id)
  const step = card?.steps[number - 1]
  return card && step ? { card, step, number } : null
}

/** The letters of these dice (by index); of equal dice the first ones, as moves name them. */
export function letters(dice: readonly number[], chosen: Iterable<number>): string {
  const want = new Map<number, number>()
  for (const i of chosen) want.set(dice[i]!, (want.get(dice[i]!) ?? 0) + 1)
  const named: string[] = []
  dice.forEach((face, i) => {
    const left = want.get(face) ?? 0
    if (!left) return
    want.set(face, left - 1)
    named.push(LETTERS[i]!)
  })
  return named.join(' ')
}

/** Where dice of these faces lie, each place once; faces that are not there are left out. */
export function placesOf(dice: readonly number[], faces: readonly number[]): Set<number> {
  const found = new Set<number>()
  for (const face of faces) {
    const i = dice.findIndex((one, at) => one === face && !found.has(at))
    if (i >= 0) found.add(i)
  }
  return found
}

/** The faces behind `use a c`. */
export function facesOfUse(dice: readonly number[], text: string): number[] {
  return text
    .split(' ')
    .slice(1)
    .map((letter) => dice[LETTERS.indexOf(letter)] ?? 0)
}

export interface Lying {
  /** Sorted, as they lie. */
  dice: number[]
  /** How many are in the hand, about to fall. */
  out: number
}

/** The dice as the story so far has them: while a throw is shown, the position is still the one before it. */
export function lying(log: readonly Pick<Entry, 'kind' | 'text'>[]): Lying {
  let start = log.length - 1
  while (start >= 0 && log[start]!.text !== 'throw') start--
  let dice: number[] = []
  let out = start >= 0 ? DICE : 0
  for (const { text } of log.slice(start + 1)) {
    const [word, ...rest] = text.split(' ')
    if (word === 'roll') {
      dice = [...dice, ...rest.map(Number)].sort((a, b) => a - b)
      out = Math.max(0, out - rest.length)
    } else if (word === 'reroll') {
      dice = dice.filter((_, i) => !rest.includes(LETTERS[i]!))
      out = rest.length
    }
  }
  return { dice, out }
}

/** A name that may be broken where its language allows: `breaks` are words such as `Schmuggler-bucht`. */
export function breakable(name: string, breaks: string): string {
  return breaks.split(' ').reduce((told, word) => told.replace(word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')), name)
}

/** A requirement in full, as the catalogue words it. */
export function wantWords(want: RequirementView, say: Say): string {
  const sign = { '>=': '-from', '<=': '-up-to', '=': '-is', '': '' }[want.sign]
  return say(`want-${want.word.replace('_', '-')}${sign}`, { dice: want.dice, number: want.number })
}

/** The same in a word or two, to stand under its drawing. */
export function wantShort(want: RequirementView, say: Say): string {
  const sign = { '>=': '≥', '<=': '≤', '=': '=', '': '' }[want.sign]
  return say('ui-short', { word: want.word, dice: want.dice, number: want.number, sign })
}

/** What lies on a step, in words. */
export function stepWords(table: Table, key: string, names: readonly string[], say: Say): string {
  const at = stepAt(table, key)
  if (!at) return ''
  const { card, step, number } = at
  const parts = [wantWords(step.requirement, say)]
  parts.push(step.exhausted ? say('ui-exhausted') : say('ui-loot', { left: step.left }))
  if (step.ships.length) parts.push(say('ui-ships', { names: step.ships.map((seat) => names[seat] ?? '').join(', ') }))
  return say('ui-step', { card: card.id, step: number, what: parts.join('; ') })
}

/** The step one would look at first: where most loot lies, of equals the first. */
export function best(table: Table, keys: readonly string[]): string | null {
  const worth = (key: string): number => stepAt(table, key)?.step.left ?? 0
  return keys.reduce<string | null>((top, key) => (top === null || worth(key) > worth(top) ? key : top), null)
}
