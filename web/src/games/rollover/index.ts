import Again from '../../drawings/Again.svelte'
import Check from '../../drawings/Check.svelte'
import Die from '../../drawings/Die.svelte'
import Dice from '../../drawings/Dice.svelte'
import Eye from '../../drawings/Eye.svelte'
import Flag from '../../drawings/Flag.svelte'
import Minus from '../../drawings/Minus.svelte'
import Pencil from '../../drawings/Pencil.svelte'
import Plus from '../../drawings/Plus.svelte'
import Roll from '../../drawings/Roll.svelte'
import type { GameLook } from '../look'
import { arrange } from './arrange'
import Tile from './Tile.svelte'
import './theme.css'

export default {
  Tile,
  board: () => import('./Board.svelte'),
  icons: {
    throw: Dice,
    'add-die': Die,
    keep: Check,
    reroll: Again,
    plus: Plus,
    minus: Minus,
    accept: Flag,
    stop: Pencil,
    claim: Pencil,
    roll: Roll,
    foresight: Eye,
    rollover: Dice,
  },
  dice: 6,
  tray: false,
  arrange,
  keys: [
    ['A S D F G H J', 'ui-key-dice'],
    ['Enter', 'ui-key-keep'],
    ['B', 'ui-key-best'],
  ],
} satisfies GameLook
