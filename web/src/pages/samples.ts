import type { Action } from '../components/ActionBar.svelte'
import type { SeatDoings } from '../components/Seats.svelte'
import type { Say } from '../games/look'
import Dice from '../drawings/Dice.svelte'
import Flag from '../drawings/Flag.svelte'
import type { Drawable, Entry, SeriesInfo, Summary, View } from '../types'

/** Made-up things for the page that shows every component in every state. */
const at = '2026-11-30T19:00:00Z'
const seat = { kind: 'here' as const, bot: null, present: true, taken: true, gone_seconds: null }
const nothing = () => undefined

const table: Summary = {
  id: 'sample',
  game: 'pig',
  options: {},
  status: 'playing',
  seats: [
    { ...seat, seat: 0, name: 'Ada' },
    { ...seat, seat: 1, kind: 'bot', name: 'Steady', bot: 'steady' },
    { ...seat, seat: 2, kind: 'open', name: 'Grace', present: false, gone_seconds: 75 },
    { ...seat, seat: 3, kind: 'open', name: 'Margarethe von Hohenstein', taken: false },
  ],
  version: 5,
  spectators: 2,
  settings: { real_dice: false, public: true, hints: false, answer_seconds: 0, rated: false },
  created: at,
  read_only: null,
  turn: 0,
  winners: [],
  next: null,
}

const series: SeriesInfo = {
  games: [
    { table: 'one', options: {}, status: 'over', scores: [620, 480, 100, 0], winners: [0, 1, 2, 3] },
    { table: 'two', options: {}, status: 'over', scores: [0, 0, 0, 0], winners: [] },
    { table: 'three', options: {}, status: 'playing', scores: [20, 0, 40, 60], winners: [] },
  ],
  totals: [620, 480, 100, 0],
  onward: [],
}

const kinds = { seat: 'seat' }
const entry = (version: number, rest: Partial<Entry>): Entry => ({
  version,
  text: '',
  seat: 0,
  kind: 'outcome',
  own_dice: false,
  story: [],
  at,
  ...rest,
})

const log: Entry[] = [
  entry(1, { text: 'roll 5', story: [{ code: 'rolled', data: { seat: 0, face: 5 }, kinds }] }),
  entry(2, { text: 'roll 6', own_dice: true, story: [{ code: 'rolled', data: { seat: 0, face: 6 }, kinds }] }),
  entry(3, {
    kind: 'move',
    text: 'hold',
    story: [{ code: 'banked', data: { seat: 0, points: 11, score: 42 }, kinds }],
  }),
  entry(4, {
    seat: 1,
    text: 'roll 1',
    story: [
      { code: 'rolled', data: { seat: 1, face: 1 }, kinds },
      { code: 'lost', data: { seat: 1, points: 9 }, kinds },
    ],
  }),
  entry(5, { kind: 'undo', text: 'undo 3', seat: 0 }),
]

const over: View = {
  v: 1,
  game: 'pig',
  rules: 1,
  seats: 4,
  options: { goal: 100 },
  position: {},
  to_act: 'over',
  turn: 0,
  chance: null,
  scores: [104, 87, 61, 12],
  places: [1, 2, 3, 4],
  winners: [0],
  table: {},
}

const seats: Drawable[] = [0, 1, 2].map((k) => ({ k, kind: 'seat', value: k, text: `draw p${k + 1}`, card: null }))

const doings: SeatDoings = { rename: nothing, move: nothing, leave: nothing, bot: nothing, back: nothing }

const actions = (say: Say): Action[] => [
  { text: 'a', label: say('hall-play-now'), icon: Dice, reason: null, rule: null },
  { text: 'b', label: say('hall-rematch'), icon: Flag, reason: null, rule: null },
  { text: 'c', label: say('hall-undo'), reason: say('hall-undo-none'), rule: 'PG-4' },
]

const refused = (say: Say): Action[] => [
  { text: 'd', label: say('hall-play-now'), icon: Dice, reason: say('hall-why-turn', { player: 'Grace' }), rule: null },
  { text: 'e', label: say('hall-rematch'), icon: Flag, reason: say('hall-why-throw'), rule: 'PG-2' },
]

export const sample = { table, log, over, series, seats, doings, actions, refused }
