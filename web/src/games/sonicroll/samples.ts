/** Made-up positions for the page that shows every part in every state, and for tests. */

import type { View } from '../../types'
import type { Table } from './model'
import type { CardView, FoeView, GetView, LaneView, PlayerView, RouteView, SpaceView } from './state'

const gets = (text = ''): GetView[] => {
  if (!text) return []
  const [code = '', amount = '1'] = text.split(' ')
  return [{ code, amount: Number(amount) }]
}

/** `run 4: boost`, `bumpers 3: rings 2`. */
export function lane(text: string, more: Partial<LaneView> = {}): LaneView {
  const [asks = '', pays = ''] = text.split(':').map((part) => part.trim())
  const [kind = 'any', number = '1'] = asks.split(' ')
  const bumpers = kind === 'bumpers' ? Number(number) : 0
  return {
    kind: kind as LaneView['kind'],
    number: bumpers ? 0 : Number(number),
    bumpers,
    done: 0,
    lock: 0,
    gets: gets(pays),
    cleared: false,
    closed: false,
    open: false,
    ...more,
  }
}

export const space = (text: string): SpaceView => ({ lanes: text.split('|').map((part) => lane(part.trim())) })

export const card = (id: string, at: number, ...spaces: string[]): CardView => ({ id, at, spaces: spaces.map(space) })

const foe = (kind: string, more: Partial<FoeView> = {}): FoeView => ({
  id: `${kind}-1`,
  kind,
  attacks: [
    { kind: 'run', number: 3 },
    { kind: 'jump', number: 5 },
  ],
  penalty: { code: 'damage', amount: 1 },
  destroy: 4,
  avoid: { kind: 'jump', number: 2 },
  hits: 1,
  left: 1,
  abilities: [],
  ...more,
})

const player = (character: string, more: Partial<PlayerView> = {}): PlayerView => ({
  character,
  lives: 3,
  deaths: 0,
  rings: 4,
  saved: 0,
  boosts: 1,
  time: 0,
  cards: 0,
  speed: 0,
  animals: 0,
  badniks: [],
  powers: [],
  buddy: 0,
  ability: '',
  ability_used: false,
  ...more,
})

const routes: RouteView[] = [
  {
    id: 'top',
    gets: gets('big_ring'),
    hit: null,
    cards: [card('palm-bridge', 2, 'any 5: rings 2', 'any 3: badnik', 'run 4: boost | any 2: rings 3', 'run 6 | spin 2: hazard 2', 'any 4: animal', 'bumpers 2: rings 2')],
  },
  {
    id: 'middle',
    gets: gets('star_post'),
    hit: null,
    cards: [card('windmill-hill', 0, 'bumpers 3: rings 2', 'any 1: rings 2', 'any 2: time', 'jump 6: boost | any 3: hazard 2', 'spin 1: gain_any | any 2: rings 2')],
  },
  {
    id: 'bottom',
    gets: gets('power_up'),
    hit: null,
    cards: [card('sunflower-slope', 1, 'any 4: rings 3', 'any 3: power_up', 'any 4 | spin 2: rings 3', 'any 6: lose_die | run 1', 'any 5: star_post', 'any 1: rings 4', 'jump 2: gain_jump | any 6')],
  },
]

const ACTIONS: Record<string, [string, string[], number][]> = {
  sonic: [['super-peel-out', ['run 6'], 1], ['spin-dash', ['run 1', 'spin 1'], 1], ['drop-dash', ['jump 3'], 1]],
  tails: [['fly', ['jump 4'], 2], ['spin-jump', ['spin 3'], 1], ['propeller-tail', ['run 4'], 1]],
  knuckles: [['wall-climb', ['spin 3'], 3], ['spin-attack', ['run 4'], 1], ['glide', ['jump 4'], 1]],
  amy: [['spin-dash', ['run 1', 'spin 1'], 1], ['hammer-throw', ['spin 3'], 1], ['hammer-rush', ['jump 3'], 1]],
}
const actionsOf = (who: string) => (ACTIONS[who] ?? []).map(([id, dice, times]) => ({ id, dice, times, move: `action ${id}` }))

export const act: Table = {
  phase: 'step',
  zone: 'green-hill',
  mode: 'co-op',
  round: 3,
  rounds: 100,
  routes,
  boss: { id: 'egg-robo', level: 2, health: 2, left: 2, fight: false, each_hit: { code: 'all_draw_badnik', amount: 1 } },
  strike: [],
  deck: 3,
  pool: [
    { kind: 'run', face: 3, safe: false },
    { kind: 'run', face: 4, safe: false },
    { kind: 'run', face: 4, safe: false },
    { kind: 'jump', face: 2, safe: true },
    { kind: 'spin', face: 6, safe: false },
  ],
  tray: [],
  flying: [],
  attackers: ['badnik 1'],
  hazards: [],
  time: 5,
  times: 7,
  tiles: { left: 13, kinds: {} },
  emeralds: [
    { number: 3, dice: ['jump', 'jump'], holder: 0, exhausted: false, active: false },
    { number: 6, dice: ['jump', 'spin'], holder: 1, exhausted: true, active: false },
  ],
  pile: 5,
  players: [
    player('sonic', { rings: 7, boosts: 2, badniks: [foe('moto-bug'), foe('buzz-bomber', { attacks: [{ kind: 'any', number: 6 }], hits: 2, left: 1 })], powers: [{ id: 'flame-shield', used: false, active: false }], animals: 2, cards: 2, speed: 6 }),
    player('tails', { rings: 0, lives: 2, buddy: 2, badniks: [foe('chopper')] }),
    player('knuckles', { rings: 12, saved: 6 }),
    player('amy', { lives: 1, boosts: 0, badniks: [foe('newtron'), foe('chopper'), foe('moto-bug')] }),
  ],
  safe: false,
  action: 'super-peel-out',
  actions: actionsOf('sonic'),
  characters: Object.keys(ACTIONS).map((id, seat) => ({ id, ability: '', seat: seat < 1 ? 0 : -1, actions: actionsOf(id), move: `choose ${id}` })),
  ask: null,
  waiting: [],
  scores: [
    [
      { what: 'rings', count: 7, each: 10, points: 70 },
      { what: 'animals', count: 2, each: 20, points: 40 },
      { what: 'emeralds', count: 1, each: 50, points: 50 },
      { what: 'speed', count: 1, each: 6, points: 100 },
    ],
    [
      { what: 'rings', count: 0, each: 10, points: 0 },
      { what: 'emeralds_used', count: 1, each: 20, points: 20 },
      { what: 'deaths', count: 1, each: -30, points: -30 },
      { what: 'speed', count: 2, each: -1, points: 0 },
    ],
  ],
  won: true,
  lost: '',
}

const patterns = (...texts: string[]): CardView[] => texts.map((text) => card(text.split(':')[0]!, 0, text))

export const fight: Table = {
  ...act,
  zone: 'lava-reef',
  boss: { id: 'magma-rig', level: 3, health: 3, left: 2, fight: true, each_hit: { code: 'hazard', amount: 2 } },
  strike: [{ side: 1, holder: 0, cleared: false, foe: foe('attack', { attacks: [{ kind: 'any', number: 1 }], avoid: { kind: 'any', number: 4 }, destroy: 0 }) }],
  routes: [
    { id: 'top', gets: [], hit: { kind: 'spin', number: 2, hit: false, open: false }, cards: patterns('spin 3: boost | any 3', 'run 5 | any 5: hazard 2', 'jump 2 | any 2: badnik') },
    { id: 'middle', gets: [], hit: { kind: 'spin', number: 6, hit: true, open: false }, cards: [] },
    { id: 'bottom', gets: [], hit: { kind: 'spin', number: 4, hit: false, open: true }, cards: patterns('bumpers 2 | any 6: time') },
  ],
}

export const choosing: Table = { ...act, phase: 'choose', pool: [] }

export const viewOf = (table: Table): View => ({
  v: 1,
  game: 'sonicroll',
  rules: 1,
  seats: table.players.length,
  options: { zone: table.zone, mode: table.mode, emeralds: 0 },
  position: {},
  to_act: 0,
  turn: 0,
  chance: null,
  scores: [260, -10, 0, 0].slice(0, table.players.length),
  places: [1, 2, 3, 4].slice(0, table.players.length),
  winners: [],
  table: table as unknown as View['table'],
})
