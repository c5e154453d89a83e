/** How the page reads what Sonic Roll's rules show of a position (`view.table`). It holds no rule: what may be done, the server says. */

import type { Entry, Move } from '../../types'
import type { Say } from '../look'
import type { AbilityView, CardView, DieView, FoeView, GetView, ItemView, LaneView, MatchView, PlayerView, SonicTable, StrikeView } from './state'

export type Table = SonicTable
/** What a die or a challenge looks like. */
export type Shape = DieView['kind'] | 'hazard'

export const kindOf = (text: string): string => text.split(' ')[0] ?? ''

/** Whose Badnik a place is, where it is another player's. */
export const seatOf = (place: string): number | null => {
  const found = /^badnik p(\d)/.exec(place)
  return found ? Number(found[1]) - 1 : null
}

/** Seats as moves name them. */
export const seatWord = (seat: number): string => `p${seat + 1}`

// ---- The pool

/** Dice that are alike lie on one heap. */
export interface Heap {
  key: string
  kind: Shape
  face: number
  safe: boolean
  count: number
}

export function heaps(pool: readonly DieView[]): Heap[] {
  const found = new Map<string, Heap>()
  for (const { kind, face, safe } of pool) {
    const key = `${kind} ${face}${safe ? ' safe' : ''}`
    const heap = found.get(key)
    if (heap) heap.count++
    else found.set(key, { key, kind, face, safe, count: 1 })
  }
  return [...found.values()]
}

/** A die as moves name it. */
export const dieWord = (die: { kind: string; face: number }): string => `${die.kind} ${die.face}`

/** The kinds of the dice in the air, as far as the story tells them: those of the action chosen, else those of the pool. */
export function falling(table: Table, log: readonly Pick<Entry, 'text'>[], faces: readonly number[]): { kind: Shape; face: number }[] {
  const last = [...log].reverse().find((entry) => !entry.text.startsWith('roll'))?.text ?? ''
  const action = table.actions.find((one) => one.move === last)
  const kinds = action ? action.dice.flatMap(kindsOf) : table.flying.length ? (table.flying as Shape[]) : table.pool.map((die) => die.kind)
  return faces.map((face, i) => ({ face, kind: kinds.length === faces.length ? (kinds[i] ?? 'any') : 'any' }))
}

/** `run 6` are six runners. */
export function kindsOf(dice: string): Shape[] {
  const [kind, count] = dice.split(' ')
  return Array.from({ length: Number(count ?? 1) }, () => kind as Shape)
}

// ---- Spends and other moves of a die

/** A move that takes one die: a spend on a place, or a die lost, saved, changed. */
export interface Use {
  text: string
  word: string
  /** The die as it lies: `run 3`. */
  die: string
  /** `top`, `badnik 2`, `badnik p2 1`, `hit top`, `attack`; empty where it is no spend. */
  place: string
  lane: 0 | 1
  /** `flame`, `up`, `down 2` ... */
  way: string
}

const KINDS = ['run', 'jump', 'spin']
const ROUTES = ['top', 'middle', 'bottom', 'passage']

/** The move in its parts; null where it takes no die. `tray` is what kind of die lies beside the pool, waiting to be saved. */
export function useOf(text: string, tray: string): Use | null {
  const [word = '', ...rest] = text.split(' ')
  const made = (die: string, way = ''): Use => ({ text, word, die, place: '', lane: 0, way })
  if (word === 'save') return made(`${tray} ${rest[0]}`)
  if (word === 'avoid' && rest[0] !== 'all') return made(`run ${rest[0]}`, rest.slice(1).join(' '))
  if (!KINDS.includes(rest[0] ?? '')) return null
  const die = `${rest[0]} ${rest[1] ?? ''}`
  if (word === 'lose' || word === 'bubble' || word === 'invincible') return made(die)
  return word === 'spend' ? { text, word, die, ...parsePlace(rest.slice(2)) } : null
}

function parsePlace(words: readonly string[]): Pick<Use, 'place' | 'lane' | 'way'> {
  const first = words[0] ?? ''
  const low = ROUTES.includes(first) && words[1] === 'low'
  const long = low || first === 'hit' || first === 'badnik' ? (first === 'badnik' && words[1]?.startsWith('p') ? 3 : 2) : 1
  return { place: words.slice(0, low ? 1 : long).join(' '), lane: low ? 1 : 0, way: words.slice(long).join(' ') }
}

export const usesOf = (moves: readonly Pick<Move, 'text'>[], tray: string): Use[] =>
  moves.flatMap(({ text }) => useOf(text, tray) ?? [])

/** Spends of this die, of this place, or of both. */
export const fitting = (uses: readonly Use[], die: string | null, place: string | null): Use[] =>
  uses.filter((one) => (die === null || one.die === die) && (place === null || one.place === place))

/** After a tap on a die: what was about to be done stays where it takes this die; else a plain spend comes before the rest. */
export function ofDie(uses: readonly Use[], die: string, before: Use | null): Use | null {
  const same = before ? uses.filter((one) => one.word === before.word) : []
  return fitting(same, die, before?.place ?? null)[0] ?? fitting(same, die, null)[0] ?? fitting(uses, die, null).sort(plainFirst)[0] ?? null
}

const plainFirst = (a: Use, b: Use): number => Number(a.word !== 'spend') - Number(b.word !== 'spend') || a.way.length - b.way.length

/** After a tap on a place: the die stays where it fits. */
export function ofPlace(uses: readonly Use[], place: string, before: Use | null): Use | null {
  return fitting(uses, before?.die ?? null, place).sort(plainFirst)[0] ?? fitting(uses, null, place).sort(plainFirst)[0] ?? null
}

/** Other ways to spend the same die on the same place: the other lane, a hammer, a shift. */
export const others = (uses: readonly Use[], one: Use): Use[] =>
  fitting(uses, one.die, one.place).filter((other) => other.text !== one.text && other.word === one.word)

/** What a spend gives. */
export function getsOf(table: Table, use: Use): GetView[] {
  const card = table.routes.find((route) => route.id === use.place)?.cards[0]
  return card?.spaces[card.at]?.lanes[use.lane]?.gets ?? []
}

export function parseDie(die: string): { kind: Shape; face: number } {
  const [kind, face] = die.split(' ')
  return { kind: kind as Shape, face: Number(face) }
}

// ---- What may be used besides dice

/** Kinds of moves that are means: what a player holds or is able to, besides spending dice. */
export const MEANS = ['boost', 'emerald', 'avoid', 'bubble', 'invincible']

/** The Power Up that a means comes from. */
export const POWERS: Record<string, string> = { bubble: 'bubble-shield', lightning: 'lightning-shield', invincible: 'invincible' }

export interface Means {
  text: string
  kind: string
  can: boolean
}

/** Everything the one to act holds: what may be used now, and what may not (its move is then asked about). */
export function means(table: Table, turn: number, moves: readonly Move[]): Means[] {
  const found: Means[] = []
  const put = (kind: string, text: string, wish: boolean): void => {
    const legal = moves.find((move) => move.text === text) ?? (kind === 'emerald' ? undefined : moves.find((move) => move.kind === kind))
    if (legal || wish) found.push({ kind, text: legal?.text ?? text, can: !!legal })
  }
  const player = table.players[turn]
  if (!player || table.phase === 'choose') return []
  const die = dieWord(table.pool[0] ?? { kind: 'run', face: 1 })
  const holds = (id: string): boolean => player.powers.some((one) => one.id === id)
  put('boost', 'boost', true)
  for (const { number, holder } of table.emeralds) put('emerald', `emerald ${number}`, holder === turn || holder < 0)
  if (player.ability === 'insta-shield') put('avoid', `avoid ${table.pool.find((one) => one.kind === 'run')?.face ?? 1}`, true)
  else put('avoid', 'avoid all', table.action === 'spin-attack')
  for (const [kind, power] of Object.entries(POWERS)) put(kind, kind === 'lightning' ? kind : `${kind} ${die}`, holds(power))
  return found
}

/** Of what is refused, that which one would look for now. */
export function relevant(table: Table, turn: number, text: string): boolean {
  const [word = '', what = ''] = text.split(' ')
  switch (word) {
    case 'boost':
      return table.phase !== 'choose'
    case 'emerald':
      return table.emeralds.some((one) => one.number === Number(what) && (one.holder === turn || one.holder < 0))
    case 'reroll':
    case 'end':
    case 'pass':
      return ['step', 'free', 'after'].includes(table.phase)
    case 'choose':
      return table.phase === 'choose'
    default:
      return false
  }
}

// ---- The country

/** How far the run has come: cleared spaces and finished cards, 0 to 1. */
export function progress(table: Table): number {
  if (table.boss.fight) return 0.75 + (0.25 * (table.boss.health - table.boss.left)) / Math.max(1, table.boss.health)
  const cards = table.players.reduce((sum, player) => sum + player.cards, 0)
  const on = table.routes.reduce((sum, route) => sum + route.cards.reduce((part, card) => part + card.at / Math.max(1, card.spaces.length), 0), 0)
  return Math.min(0.75, (cards + on) / 11)
}

/** A space is behind the runners, in front of them, or to come. */
export const standing = (card: CardView, space: number): 'done' | 'now' | 'ahead' =>
  space < card.at ? 'done' : space === card.at ? 'now' : 'ahead'

/** What a player has lost of the rings held: they scatter. */
export function scattered(before: PlayerView | undefined, after: PlayerView | undefined): number {
  if (!before || !after || before.character !== after.character) return 0
  const lost = before.rings - after.rings
  return lost > 0 && after.saved <= before.saved ? lost : 0
}

/** The dice that the Badniks of a player strike at, each once; a Badnik that strikes at none stands there without a number. */
export function strikesOf(player: PlayerView): MatchView[] {
  const all = player.badniks.flatMap((foe): MatchView[] => (foe.attacks.length ? foe.attacks : [{ kind: 'nothing', number: 0 }]))
  return [...new Map(all.map((one) => [`${one.kind} ${one.number}`, one])).values()]
}

// ---- In words

/** The text whose rule explains what is asked. */
export const ABOUT: Partial<Record<Table['phase'], string>> = {
  choose: 'move-choose',
  action: 'move-action',
  save: 'move-save',
  step: 'move-spend',
  free: 'move-spend',
  after: 'move-reroll',
  attack: 'note-struck',
  hazard: 'note-hazards',
  invincible: 'move-invincible',
  pick: 'move-pick',
  give: 'move-give',
  gain: 'move-gain',
  lose: 'move-lose',
  star_post: 'move-bank',
  shield: 'move-wear',
  lightning: 'move-lightning',
  buddy: 'move-agree',
}

export const dieWords = (die: { kind: string; face?: number; number?: number }, say: Say): string =>
  say('die', { kind: die.kind, face: die.face ?? die.number ?? 0 })

export const getWords = (gets: readonly GetView[], say: Say): string =>
  gets.map(({ code, amount }) => say('reward', { code, amount })).join(', ')

/** A Power Up that is kept: what it does, and whether that has been done this turn. */
export function powerWords(table: Table, seat: number, power: string, say: Say): string {
  const used = table.players[seat]?.powers.some((one) => one.id === power && one.used)
  return `${say('power', { power })}: ${say('power-text', { power })}${used ? ` (${say('ui-used')})` : ''}`
}

/** What a means does; or, in as few words as a phone has room for, why it may not be used now. */
export function usingWords(text: string, reason: string | null, say: Say): string {
  const kind = kindOf(text)
  const number = Number(/\d+/.exec(text)?.[0] ?? 0)
  if (!reason) return say('ui-means', { kind, number })
  return MEANS.includes(kind) ? `${say('ui-use-short', { kind })}: ${reason}` : reason
}

/** Where an effect comes from: the space, the end of the route, the roll action, a Badnik ... */
export const fromWords = ({ source }: ItemView, table: Table, say: Say): string =>
  source ? say('ui-from', { source, foe: source, boss: table.boss.id, action: table.action }) : ''

/** A question, with where it comes from where one effect alone asks it. */
export function askedWords(what: string, table: Table, say: Say): string {
  const [item, ...more] = table.ask?.items ?? []
  return item?.source && !more.length ? say('ui-asked', { what, from: fromWords(item, table, say) }) : what
}

/** A challenge in full: what it asks for, and what it gives. */
export function laneWords(lane: LaneView, say: Say): string {
  const asks = lane.number
    ? dieWords(lane, say)
    : say('ui-bumpers', { count: lane.bumpers, done: lane.done, lock: lane.lock })
  const gets = getWords(lane.gets, say)
  return gets ? say('ui-pays', { asks, gets }) : asks
}

/** The space in front of the runners, with both lanes where it has two. */
export function spaceWords(lanes: readonly LaneView[], say: Say): string {
  if (lanes.length === 1) return laneWords(lanes[0]!, say)
  return lanes
    .map((lane, i) => say('ui-lane', { lane: i === 0 ? 'top' : 'bottom', what: laneWords(lane, say), closed: lane.closed ? 'yes' : 'no' }))
    .join('; ')
}

const listOf = (attacks: readonly MatchView[], say: Say): string => attacks.map((one) => dieWords(one, say)).join(', ')

export const abilityWords = ({ timing, condition, effect, amount }: AbilityView, say: Say): string =>
  say('ability', { timing, condition, code: effect, amount })

/** A Badnik in full: attacks, penalty, how it is defeated, abilities; its name first, unless it has been said. */
export function foeWords(foe: FoeView, say: Say, named = foe.kind !== 'attack'): string {
  const parts = named ? [say('foe', { foe: foe.kind })] : []
  if (foe.attacks.length) parts.push(say('ui-attacks', { dice: listOf(foe.attacks, say), penalty: say('reward', { ...foe.penalty }) }))
  else parts.push(say('ui-no-attack'))
  if (foe.destroy) parts.push(say('ui-destroy', { number: foe.destroy }))
  if (foe.avoid.number && foe.kind !== 'attack') parts.push(say('ui-avoid', { die: dieWords(foe.avoid, say) }))
  if (foe.hits > 1) parts.push(say('ui-hits', { left: foe.left, hits: foe.hits }))
  parts.push(...foe.abilities.map((one) => abilityWords(one, say)))
  return parts.map((part) => part.replace(/\.?$/, '.')).join(' ')
}

/** The boss attack card in full. */
export const strikeWords = (one: StrikeView, table: Table, say: Say): string =>
  say('ui-strike', {
    boss: table.boss.id,
    side: one.side,
    cleared: one.cleared ? 'yes' : 'no',
    die: dieWords(one.foe.avoid, say),
    what: foeWords(one.foe, say),
  })

/** Where a spend goes, in words. */
export function placeWords(place: string, table: Table, names: readonly string[], say: Say): string {
  const words = place.split(' ')
  if (words[0] === 'badnik') {
    const seat = seatOf(place)
    const foe = foeAt(place, table)
    const name = say('foe', { foe: foe?.kind ?? '' })
    return seat !== null ? say('ui-foe-of', { foe: name, player: names[seat] ?? '' }) : name
  }
  if (words[0] === 'attack') return say('ui-boss-attack', { boss: table.boss.id })
  if (words[0] === 'hit') return say('ui-hit-on', { boss: table.boss.id, route: words[1] ?? '' })
  return say('route', { route: place })
}

/** The Badnik that stands at `badnik 2` (of the seat whose turn it is) or `badnik p2 1`. */
export function foeAt(place: string, table: Table, turn = -1): FoeView | null {
  const words = place.split(' ')
  if (words[0] !== 'badnik') return null
  const number = Number(words.at(-1)) - 1
  const seat = seatOf(place) ?? turn
  if (seat >= 0) return table.players[seat]?.badniks[number] ?? null
  return table.players.map((player) => player.badniks[number]).find((foe) => foe !== undefined) ?? null
}

/** A player in full: character, what is held, Badniks. */
export function playerWords(table: Table, seat: number, names: readonly string[], say: Say): string {
  const player = table.players[seat]
  if (!player) return ''
  const emeralds = table.emeralds.filter((one) => one.holder === seat).length
  const facts = factsOf(player, emeralds, table.mode === 'competition')
  return say('ui-player', {
    player: names[seat] ?? '',
    character: say('character', { character: player.character || 'none' }),
    facts: facts.map(({ what, count }) => say(`ui-${what}`, { count })).join(', '),
    badniks: player.badniks.length,
    strikes: listOf(strikesOf(player).filter((one) => one.number), say) || 'none',
    buddy: player.buddy,
  })
}

export interface Fact {
  /** Its pictogram and its text. */
  what: string
  count: number
  /** Shown on the smallest table too. */
  vital: boolean
}

/** What a player holds; what is zero and not vital is left out. */
export function factsOf(player: PlayerView, emeralds: number, competition: boolean): Fact[] {
  const all: Fact[] = [
    { what: 'rings', count: player.rings, vital: true },
    competition ? { what: 'death', count: player.deaths, vital: true } : { what: 'life', count: player.lives, vital: true },
    { what: 'boost', count: player.boosts, vital: true },
    { what: 'saved', count: player.saved, vital: false },
    { what: 'animal', count: player.animals, vital: false },
    { what: 'speed', count: player.cards, vital: false },
    { what: 'time', count: player.time, vital: false },
    { what: 'emerald', count: emeralds, vital: false },
  ]
  return all.filter((fact) => fact.vital || fact.count > 0)
}

/** How a die is spent: the lane where there is a choice, and what changes it. */
export function howWords(uses: readonly Use[], one: Use, say: Say): string {
  const choice = others(uses, one).some((other) => other.lane !== one.lane)
  return say('ui-how', { lane: choice ? (one.lane === 0 ? 'top' : 'bottom') : 'any', way: one.way.replaceAll(' ', '-') || 'none' })
}

/** A move in words where its text alone does not do; null where it does. */
export function moveWords(text: string, say: Say): string | null {
  const [word = '', ...rest] = text.split(' ')
  const joined = rest.join('-')
  switch (word) {
    case 'choose':
      return say('move-choose', { character: joined })
    case 'emerald':
      return say('move-emerald', { emerald: joined })
    case 'avoid':
      return say('move-avoid', { change: joined === 'all' ? joined : `turn-${joined}` })
    case 'bubble':
    case 'invincible':
    case 'lose':
      return say(`move-${word}`, { die: joined })
    case 'gain':
      return say('move-gain', { kind: joined })
    case 'save':
      return say('move-save', { face: joined })
    case 'pick':
      return say('move-pick', { place: joined })
    case 'wear':
      return say('move-wear', { which: joined })
    default:
      return null
  }
}
