import Dice from '../../drawings/Dice.svelte'
import type { GameLook } from '../look'
import HeartIcon from './HeartIcon.svelte'
import SwordIcon from './SwordIcon.svelte'
import { luckiest } from './luckiest'
import Tile from './Tile.svelte'
import './theme.css'

export default {
  Tile,
  luckiest,
  board: () => import('./Board.svelte'),
  icons: { throw: Dice, heart: HeartIcon, strike: SwordIcon },
  dice: 2,
  drawn: (card, say) =>
    [
      (card['squares'] as (number | 'sword' | 'key')[]).map((s) => (typeof s === 'number' ? s : say(`ui-${s}`))).join(' '),
      say('ui-worth', { points: Number(card['points']) }),
    ].join(' · '),
} satisfies GameLook
