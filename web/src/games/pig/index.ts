import Bank from '../../drawings/Bank.svelte'
import Roll from '../../drawings/Roll.svelte'
import type { GameLook } from '../look'
import { luckiest } from './luckiest'
import Tile from './Tile.svelte'
import './theme.css'

export default {
  Tile,
  luckiest,
  board: () => import('./Board.svelte'),
  icons: { roll: Roll, hold: Bank },
  dice: 1,
} satisfies GameLook
