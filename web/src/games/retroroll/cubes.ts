/** The seven cubes (RR-1): told apart by the seat's letter and by the notch in their outline; colour only helps. */
import type { Sprite } from './pixels'

export const CUBES = ['blue', 'clear', 'green', 'orange', 'purple', 'red', 'yellow'] as const
export type Cube = (typeof CUBES)[number]

export const cubeOf = (seat: number): Cube => CUBES[seat % CUBES.length] as Cube

const SIDE = 14

type Cut = (x: number, y: number) => boolean

const corner = (x: number, y: number): number => Math.min(x, SIDE - 1 - x) + Math.min(y, SIDE - 1 - y)
const middle = (n: number): boolean => n >= 5 && n <= 8

const CUTS: Record<Cube, Cut> = {
  blue: () => false, // whole
  clear: (x, y) => corner(x, y) < 4, // all corners off
  green: (x, y) => middle(x) && y < 2, // a slot above
  orange: (x, y) => middle(x) && y > SIDE - 3, // a slot below
  purple: (x, y) => x + y < 6, // upper left corner off
  red: (x, y) => middle(y) && (x < 2 || x > SIDE - 3), // a slot on both sides
  yellow: (x, y) => corner(x, y) < 6 && y > SIDE / 2, // a point below
}

const PAINT: Record<Cube, { body: string; light: string; shade: string; letter: string }> = {
  blue: { body: '#2d6bd8', light: '#7fb0ff', shade: '#183f8f', letter: '#ffffff' },
  clear: { body: '#e9f1f6', light: '#ffffff', shade: '#a9bfcc', letter: '#241335' },
  green: { body: '#2a8546', light: '#6fcf86', shade: '#14532a', letter: '#ffffff' },
  orange: { body: '#f58a1f', light: '#ffc078', shade: '#a9560a', letter: '#241335' },
  purple: { body: '#8a3fc0', light: '#c78bf0', shade: '#541f7d', letter: '#ffffff' },
  red: { body: '#cf2b3d', light: '#ff8a91', shade: '#841424', letter: '#ffffff' },
  yellow: { body: '#ffd83d', light: '#fff3a8', shade: '#b8900f', letter: '#241335' },
}

/** The letters that the hall gives to the seats. */
const LETTERS: Record<Cube, readonly string[]> = {
  blue: ['.###.', '#...#', '#####', '#...#', '#...#'],
  clear: ['####.', '#...#', '####.', '#...#', '####.'],
  green: ['.####', '#....', '#....', '#....', '.####'],
  orange: ['####.', '#...#', '#...#', '#...#', '####.'],
  purple: ['#####', '#....', '####.', '#....', '#####'],
  red: ['#####', '#....', '####.', '#....', '#....'],
  yellow: ['.####', '#....', '#..##', '#...#', '.####'],
}

/** A cube of 14 by 14 pixels: outline, light edge, shaded foot, letter. */
export function cube(of: Cube): Sprite {
  const cut = CUTS[of]
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < SIDE && y < SIDE && !cut(x, y)
  const rim = (x: number, y: number): boolean =>
    !inside(x - 1, y) || !inside(x + 1, y) || !inside(x, y - 1) || !inside(x, y + 1)
  const letter = LETTERS[of]
  const mark = (x: number, y: number): string => {
    if (!inside(x, y)) return '.'
    if (rim(x, y)) return 'k'
    if (letter[y - 4]?.[x - 4] === '#' || letter[y - 4]?.[x - 5] === '#') return 'l'
    if (rim(x, y - 1)) return 'h'
    if (rim(x, y + 1)) return 's'
    return 'b'
  }
  const paint = PAINT[of]
  return {
    rows: Array.from({ length: SIDE }, (_, y) => Array.from({ length: SIDE }, (_, x) => mark(x, y)).join('')),
    palette: { k: '#241335', b: paint.body, h: paint.light, s: paint.shade, l: paint.letter },
  }
}
