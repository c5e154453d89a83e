/** RetroRoll's own pixel drawings. */
import type { Sprite } from './pixels'

const INK = '#241335'
const GOLD = { k: INK, d: '#b8690f', g: '#f2a81d', y: '#ffd44a', w: '#fff6c9' }

export const COIN: Sprite = {
  palette: GOLD,
  rows: [
    '.....kkkkkk.....',
    '...kkyyyyyykk...',
    '..kyywwyyyyggk..',
    '.kywwyyyyyyyggk.',
    '.kywyyyddyyyggk.',
    'kywyyydwgdyyyggk',
    'kywyydwwggdyyggk',
    'kyyydwwwgggdyggk',
    'kyyydgggddddyggk',
    'kyyyydggdddyyggk',
    'kyyyyydgddyyyggk',
    '.kyyyyyddyyyggk.',
    '.kyyyyyyyyyyggk.',
    '..kgyyyyyygggk..',
    '...kkggggggkk...',
    '.....kkkkkk.....',
  ],
}

export const SMALL_COIN: Sprite = {
  palette: GOLD,
  rows: ['..kkkk..', '.kywygk.', 'kyyddygk', 'kydwgdgk', 'kydggdgk', 'kyyddygk', '.kyyggk.', '..kkkk..'],
}

export const SWORD: Sprite = {
  palette: { k: INK, w: '#ffffff', s: '#c9d8ea', b: '#7f9bbd', g: '#f2a81d', r: '#d8324a', d: '#8d1d3c' },
  rows: [
    '............kkkk',
    '...........kwwsk',
    '..........kwwsbk',
    '.........kwwsbk.',
    '........kwwsbk..',
    '.......kwwsbk...',
    '......kwwsbk....',
    '.kk..kwwsbk.....',
    'kggkkwwsbk......',
    'kgggkwsbk.......',
    '.kgggkbk........',
    '..kgggk.........',
    '.kdkgggk........',
    'krdkkggk........',
    'krrk.kk.........',
    '.kk.............',
  ],
}

export const KEY: Sprite = {
  palette: { k: INK, w: '#d9fff2', c: '#3fd0b0', t: '#1d8f83' },
  rows: [
    '.....kkkkk......',
    '....kwwcctk.....',
    '...kwckkkctk....',
    '...kck...ktk....',
    '...kck...ktk....',
    '...kwckkkctk....',
    '....kccttk......',
    '.....kkctk......',
    '......kctk......',
    '......kctk......',
    '......kctkkk....',
    '......kccccck...',
    '......kctkkk....',
    '......kcccck....',
    '......kctkk.....',
    '......kkkk......',
  ],
}

const HEARTS = [
  '...kkk..kkk...',
  '..krrrkkrrrk..',
  '.krwwrrrrrrdk.',
  '.krwrrrrrrrdk.',
  '.krrrrrrrrrdk.',
  '.krrrrrrrrrdk.',
  '..krrrrrrrdk..',
  '...krrrrrdk...',
  '....krrrdk....',
  '.....krdk.....',
  '......kk......',
]

export const HEART: Sprite = { palette: { k: INK, r: '#ef3d58', w: '#ffc9d0', d: '#a81f45' }, rows: HEARTS }

/** Covered by a cube: only its outline is left. */
export const HEART_SPENT: Sprite = {
  palette: { k: 'var(--retro-dim)' },
  rows: HEARTS.map((row) => row.replaceAll(/[rwd]/g, '.')),
}

export const SMALL_HEART: Sprite = {
  palette: { r: 'var(--retro-heart)' },
  rows: ['.rr.rr.', 'rrrrrrr', 'rrrrrrr', '.rrrrr.', '..rrr..', '...r...'],
}

export const SMALL_HEART_SPENT: Sprite = {
  palette: { r: 'var(--retro-dim)' },
  rows: ['.rr.rr.', 'r..r..r', 'r.....r', '.r...r.', '..r.r..', '...r...'],
}

export const SMALL_SWORD: Sprite = {
  palette: { x: 'currentColor' },
  rows: ['.....xx', '....xxx', '...xxx.', 'x.xxx..', 'xxxx...', '.xx....', 'xxxx...'],
}

export const SMALL_KEY: Sprite = {
  palette: { x: 'currentColor' },
  rows: ['.xx.', 'x..x', 'x..x', '.xx.', '.xxx', '.xx.', '.xxx'],
}

export const PILE: Sprite = {
  palette: { k: INK, p: '#fff3d6', s: '#d5b98a', v: '#6d4bc3', y: '#ffd44a' },
  rows: [
    '....kkkkkkkk',
    '...kvvvvvvvk',
    '..kkvvvvvvvk',
    '.kkkvyvvvyvk',
    '.kpkvvvvvvvk',
    '.kpkvvvyvvvk',
    '.kpkvvvvvvvk',
    '.kpkvyvvvyvk',
    '.kpkvvvvvvvk',
    '.kpkkkkkkkkk',
    '.ksssssssk..',
    '.kkkkkkkkk..',
  ],
}

export const FINISHED: Sprite = {
  palette: { k: INK, p: '#fff3d6', g: '#2f9e5f', w: '#d6b98a' },
  rows: [
    '..kkkkkkkkk.',
    '..kpppppppk.',
    '.kkppppppgk.',
    '.kkpppppggk.',
    '.kkgpppggpk.',
    '.kkggpggppk.',
    '.kkpgggpppk.',
    '.kkppgppppk.',
    '.kkpppppppk.',
    '.kkkkkkkkkk.',
    '.kwwwwwwwk..',
    '.kkkkkkkkk..',
  ],
}

/** Points at the next number from inside the ring (here downwards; turned for the other sides). */
export const POINTER: Sprite = {
  palette: { k: 'var(--retro-line)', y: 'var(--retro-glow)' },
  rows: ['kkkkkkkkk', 'kyyyyyyyk', '.kyyyyyk.', '..kyyyk..', '...kyk...', '....k....'],
}

/** The way round, behind the coin. */
export const ONWARDS: Sprite = {
  palette: { x: 'var(--retro-track)' },
  rows: ['x..', 'xx.', 'xxx', 'xx.', 'x..'],
}

/** Beside the name of whose turn it is. */
export const TURN: Sprite = {
  palette: { x: 'currentColor' },
  rows: ['x...', 'xx..', 'xxx.', 'xxxx', 'xxx.', 'xx..', 'x...'],
}

/** In the corner of a square that is done. */
export const TICK: Sprite = {
  palette: { x: 'var(--retro-good)' },
  rows: ['......x', '.....xx', 'x...xx.', 'xx.xx..', '.xxx...', '..x....'],
}
