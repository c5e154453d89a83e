import Check from '../../drawings/Check.svelte'
import Dice from '../../drawings/Dice.svelte'
import Flag from '../../drawings/Flag.svelte'
import Roll from '../../drawings/Roll.svelte'
import Star from '../../drawings/Star.svelte'
import Target from '../../drawings/Target.svelte'
import type { GameLook } from '../look'
import { arrange } from './arrange'
import { onward, result, stage } from './campaign'
import { luckiest } from './luckiest'
import Tile from './Tile.svelte'
import './theme.css'

export default {
  Tile,
  board: () => import('./Board.svelte'),
  parts: () => import('./Parts.svelte'),
  ending: () => import('./Scoring.svelte'),
  luckiest,
  onward,
  stage,
  result,
  hidden: ['emeralds'],
  icons: {
    action: Dice,
    spend: Target,
    boost: Roll,
    reroll: Roll,
    end: Flag,
    choose: Check,
    pick: Check,
    emerald: Star,
  },
  dice: 6,
  tray: false,
  arrange,
  keys: [['← →', 'ui-key-spend']],
} satisfies GameLook
