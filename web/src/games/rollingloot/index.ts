import Check from '../../drawings/Check.svelte'
import Dice from '../../drawings/Dice.svelte'
import Flag from '../../drawings/Flag.svelte'
import Home from '../../drawings/Home.svelte'
import Roll from '../../drawings/Roll.svelte'
import type { GameLook } from '../look'
import { arrange } from './arrange'
import AnchorIcon from './AnchorIcon.svelte'
import ChestIcon from './ChestIcon.svelte'
import SailIcon from './SailIcon.svelte'
import Tile from './Tile.svelte'
import './theme.css'

export default {
  Tile,
  board: () => import('./Board.svelte'),
  icons: {
    throw: Dice,
    reroll: Roll,
    stop: Check,
    sail: SailIcon,
    use: Check,
    loot: ChestIcon,
    take: ChestIcon,
    stay: AnchorIcon,
    home: Home,
    end: Flag,
  },
  dice: 5,
  tray: false,
  arrange,
  drawn: (card, say) => say('card', { card: String(card['id']) }),
  keys: [
    ['A S D F G', 'ui-key-dice'],
    ['← →', 'ui-key-step'],
  ],
} satisfies GameLook
