/** What Roll-Over!'s rules show of a position (`view.table`), and how the page reads it. No rule lives here. */

import type { Entry } from '../../types'
import type { Choice, RollTable } from './state'

export type { Choice, Column, Hand, RollTable as Table } from './state'

export type Lot = 'kept' | 'thrown'

/** A die on the paper. Its key stays while it lies there. */
export interface OnPaper {
  key: string
  face: number
  lot: Lot
}

const sorted = (faces: readonly number[]): number[] => [...faces].sort((a, b) => a - b)

/** The dice as they lie: those left lying first, then those thrown; each lot by faces. */
export function lay(kept: readonly number[], thrown: readonly number[]): OnPaper[] {
  const lot = (faces: readonly number[], which: Lot): OnPaper[] =>
    sorted(faces).map((face, i) => ({ key: `${which}-${i}`, face, lot: which }))
  return [...lot(kept, 'kept'), ...lot(thrown, 'thrown')]
}

/** What lies there while a throw is in the air and the board still shows what was before it. */
export function inTheAir(before: RollTable, faces: readonly number[]): OnPaper[] {
  const goesOn = (before.phase === 'hand' || before.phase === 'thrown') && before.thrown.length === faces.length
  return lay(goesOn ? before.kept : [], faces)
}

/** The move that keeps these dice. */
export const keep = (faces: readonly number[]): string => `keep ${sorted(faces).join(' ')}`

/** The hand of exactly these dice among those that may be chosen. */
export function handOf(hands: readonly Choice[], faces: readonly number[]): Choice | null {
  const text = keep(faces)
  return hands.find((hand) => hand.text === text) ?? null
}

/** The keys of dice that show these faces; dice left lying are taken first. */
export function keysFor(dice: readonly OnPaper[], faces: readonly number[]): string[] {
  const left = [...dice]
  return faces.flatMap((face) => {
    const at = left.findIndex((die) => die.face === face)
    return at < 0 ? [] : left.splice(at, 1).map((die) => die.key)
  })
}

/** A bracket under the dice of a group: their places in the row. */
export interface Bracket {
  places: number[]
  faces: number[]
  /** Lines below each other where they would cross. */
  level: number
}

/** Which dice of the row stand for which group. */
export function brackets(dice: readonly OnPaper[], groups: readonly (readonly number[])[]): Bracket[] {
  const free = dice.map((die, place) => ({ ...die, place }))
  const found: Bracket[] = []
  for (const group of groups) {
    const places = group.flatMap((face) => {
      const at = free.findIndex((die) => die.face === face)
      return at < 0 ? [] : free.splice(at, 1).map((die) => die.place)
    })
    places.sort((a, b) => a - b)
    const first = places[0] ?? 0
    const last = places.at(-1) ?? 0
    const taken = new Set(found.filter((b) => b.places[0]! <= last && b.places.at(-1)! >= first).map((b) => b.level))
    let level = 0
    while (taken.has(level)) level++
    found.push({ places, faces: [...group], level })
  }
  return found
}

export type Kind = 'pair' | 'of-a-kind' | 'step'

/** What a group is: equal dice, or a step; its name on the sheet. */
export function nameOf(group: readonly number[]): string {
  const words = ['', '', '', 'three', 'four', 'five', 'six', 'six']
  const equal = group.every((face) => face === group[0])
  if (equal && group.length === 2) return 'pair'
  return `${words[group.length]}-${equal ? 'of-a-kind' : 'step'}`
}

/** A chance in words: "2 in 7". The nearest with at most ten, or one in many. */
export function inWords(ways: number, of: number): { n: number; of: number } {
  if (ways <= 0 || ways >= of) return { n: ways <= 0 ? 0 : 1, of: 1 }
  const chance = ways / of
  if (chance < 0.095) return { n: 1, of: Math.round(1 / chance) }
  let best = { n: 1, of: 2 }
  let off = Infinity
  for (let m = 2; m <= 10; m++) {
    const n = Math.min(m - 1, Math.max(1, Math.round(chance * m)))
    const miss = Math.abs(n / m - chance)
    if (miss < off - 1e-9) {
      best = { n, of: m }
      off = miss
    }
  }
  return best
}

/** How the last turn ended, for the paper to show until the next throw. */
export interface Aftermath {
  how: 'bust' | 'wrote'
  seat: number
  points: number
  kept: number[]
  thrown: number[]
}

const numbers = (text: unknown): number[] => String(text).match(/\d/g)?.map(Number) ?? []

/** The log without what was taken back. */
function standing(log: readonly Entry[]): Entry[] {
  const left: Entry[] = []
  for (const entry of log) {
    const back = entry.kind === 'undo' ? Number(/^undo (\d+)$/.exec(entry.text)?.[1] ?? NaN) : NaN
    if (Number.isNaN(back)) left.push(entry)
    else while (left.length && left.at(-1)!.version > back) left.pop()
  }
  return left
}

/** The end of the turn before this one, as the log tells it; null where the log does not say. */
export function aftermath(log: readonly Entry[]): Aftermath | null {
  let kept: number[] = []
  let lies: number[] = []
  let thrown: number[] = []
  let last: Aftermath | null = null
  for (const entry of standing(log)) {
    for (const { code, data } of entry.story) {
      const points = Number(data['points'])
      const seat = Number(data['seat'])
      if (code === 'kept') lies = numbers(data['faces'])
      else if (code === 'rollover') lies = kept = []
      else if (code === 'threw') {
        kept = lies
        thrown = numbers(data['faces'])
      } else if (code === 'changed') {
        const at = thrown.indexOf(Number(data['face']))
        if (at >= 0) thrown[at] = Number(data['to'])
      } else if (code === 'busted') last = { how: 'bust', seat, points, kept, thrown }
      else if (code === 'wrote') {
        const bust = last?.how === 'bust' && last.seat === seat && points === 0
        if (!bust) last = { how: 'wrote', seat, points, kept: lies, thrown: [] }
        kept = lies = thrown = []
      }
    }
  }
  return last
}

/** The best box to cross out now: the one worth most. */
export function bestBox(table: RollTable): string | null {
  return [...table.boxes].sort((a, b) => (table.sheet.bonus[b] ?? 0) - (table.sheet.bonus[a] ?? 0))[0] ?? null
}
