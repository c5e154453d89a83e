import type { GameLook } from './look'

const found = import.meta.glob<{ default: GameLook }>('./*/index.ts')
const known = new Map<string, Promise<GameLook | null>>()

/** The look of a game, or null where nobody has drawn it yet. */
export function look(game: string): Promise<GameLook | null> {
  let one = known.get(game)
  if (!one) {
    const load = found[`./${game}/index.ts`]
    one = load ? load().then((m) => m.default) : Promise.resolve(null)
    known.set(game, one)
    one.catch(() => known.delete(game))
  }
  return one
}
