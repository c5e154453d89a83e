import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Say } from '../games/look'
import { settings } from '../settings.svelte'
import type { Entry, Move, Told } from '../types'

export type Language = 'en' | 'de'
export const languages: readonly Language[] = ['en', 'de']

type Files = Record<string, () => Promise<string>>
const hallFiles: Files = import.meta.glob<string>('../../../src/rollwright/messages/*.ftl', { import: 'default' })
const gameFiles: Files = import.meta.glob<string>('../../../src/rollwright/games/*/messages/*.ftl', {
  import: 'default',
})

/** The text of all files of a catalogue: `en.ftl`, and what goes on in `en.names.ftl` and the like. */
async function joined(files: Files, begins: string): Promise<string> {
  const paths = Object.keys(files).filter((p) => p.includes(begins))
  return (await Promise.all(paths.map((p) => files[p]?.()))).join('\n')
}

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}

function wording(made: FluentBundle | undefined, id: string, args?: Record<string, string | number>): string | null {
  const pattern = made?.getMessage(id)?.value
  return made && pattern ? made.formatPattern(pattern, args ?? {}, []) : null
}

function wanted(): Language {
  if (settings.language !== 'auto') return settings.language
  for (const l of navigator.languages ?? [navigator.language]) {
    if (l.startsWith('de')) return 'de'
    if (l.startsWith('en')) return 'en'
  }
  return 'en'
}

class Texts {
  language = $state<Language>('en')
  #hall = $state.raw<FluentBundle | undefined>()
  #games = $state.raw<Record<string, FluentBundle>>({})
  #settled = $state.raw<ReadonlySet<string>>(new Set())
  #asked = new Set<string>()

  /** Load the hall's texts in the language chosen; what is shown stays until they are there. */
  async load(): Promise<void> {
    const language = wanted()
    const source = await joined(hallFiles, `/messages/${language}.`)
    if (!source) return
    const games = await Promise.all(
      [...this.#asked].map(async (g) => [g, await gameBundle(g, language)] as const),
    )
    this.#hall = bundle(language, source)
    this.#games = Object.fromEntries(games.filter((g): g is [string, FluentBundle] => g[1] !== null))
    this.language = language
    document.documentElement.lang = language
  }

  async game(name: string): Promise<void> {
    if (this.#asked.has(name)) return
    this.#asked.add(name)
    try {
      const made = await gameBundle(name, this.language)
      if (made) this.#games = { ...this.#games, [name]: made }
      this.#settled = new Set([...this.#settled, name])
    } catch {
      this.#asked.delete(name) // the line failed: the next who asks tries again
    }
  }

  /** A game's texts are there (or it has none): before that nothing of it should be shown. */
  ready(name: string): boolean {
    return this.#settled.has(name)
  }

  say: Say = (id, args) => wording(this.#hall, id, args) ?? id

  has(id: string): boolean {
    return this.#hall?.hasMessage(id) ?? false
  }

  /** The texts of one game. */
  of(name: string): GameTexts {
    return new GameTexts(this.#games[name])
  }
}

async function gameBundle(game: string, language: Language): Promise<FluentBundle | null> {
  const source = await joined(gameFiles, `/games/${game}/messages/${language}.`)
  return source ? bundle(language, source) : null
}

/** Words for what a game tells: moves, notes, reasons. Seats become the players' names. */
export class GameTexts {
  #made: FluentBundle | undefined

  constructor(made: FluentBundle | undefined) {
    this.#made = made
  }

  /** Nothing while the texts are on their way: an id is no word. */
  say: Say = (id, args) => wording(this.#made, id, args) ?? (this.#made ? id : '')

  has(id: string): boolean {
    return this.#made?.hasMessage(id) ?? false
  }

  card(id: string): string {
    return wording(this.#made, `card-${id}`) ?? id
  }

  note(told: Told, names: readonly string[]): string {
    return this.#told('note', told, names)
  }

  reason(told: Told, names: readonly string[]): string {
    return this.#told('reason', told, names)
  }

  #told(what: string, told: Told, names: readonly string[]): string {
    const args: Record<string, string | number> = {}
    for (const [key, value] of Object.entries(told.data)) {
      const kind = told.kinds?.[key]
      if (kind === 'seat' && typeof value === 'number') args[key] = names[value] ?? String(value + 1)
      else if (kind === 'card' && typeof value === 'string') args[key] = this.card(value)
      else args[key] = value
    }
    const id = `${what}-${told.code}`
    return wording(this.#made, id, args) ?? (texts.has(id) ? texts.say(id, args) : told.code)
  }

  /** "strike p2" as a button says it. */
  move(text: string, names: readonly string[]): string {
    const { kind, args } = moveWords(text, names)
    return wording(this.#made, `move-${kind}`, args) ?? text
  }
}

/** The kind of a move's text and its arguments for the catalogue: `$player`, `$n`, then `$player2`, `$n2`. */
export function moveWords(
  text: string,
  names: readonly string[],
): { kind: string; args: Record<string, string | number> } {
  const [kind = '', ...rest] = text.split(' ')
  const args: Record<string, string | number> = {}
  const count: Record<string, number> = {}
  const put = (name: string, value: string | number) => {
    const n = (count[name] = (count[name] ?? 0) + 1)
    args[n === 1 ? name : `${name}${n}`] = value
  }
  for (const word of rest) {
    const seat = /^p(\d+)$/.exec(word)
    if (seat) put('player', names[Number(seat[1]) - 1] ?? seat[1]!)
    else if (/^-?\d+$/.test(word)) put('n', Number(word))
    else put('what', word)
  }
  // Some games call their numbers by what they are.
  const numbers = rest.filter((word) => /^\d+$/.test(word))
  args['faces'] = numbers.join(' ')
  args['face'] = Number(numbers[0] ?? 0)
  args['box'] = rest[0] ?? ''
  args['card'] = rest[0] ?? ''
  args['step'] = Number(numbers[0] ?? 0)
  args['dice'] = rest.join(' ')
  return { kind, args }
}

/** The faces of a throw's entry ("roll 3 5"), or null. */
export function facesOf(entry: Pick<Entry, 'text'>): number[] | null {
  const m = /^roll((?: [1-9])+)$/.exec(entry.text)
  return m ? m[1]!.trim().split(' ').map(Number) : null
}

/** Which moves stand large on the bar, and which behind "more". Order is the game's. */
export function sortMoves<M extends Move, R extends Move>(
  legal: readonly M[],
  refused: readonly R[],
  most = 4,
): { main: (M | R)[]; more: (M | R)[] } {
  const byCode = (a: Move, b: Move) => a.code - b.code
  const open = [...legal].sort(byCode)
  const kinds = new Set(open.map((m) => m.kind))
  const closed = [...refused].sort(byCode)
  const single = closed.filter((m) => !m.args.length && !kinds.has(m.kind))
  const main: (M | R)[] = open.slice(0, most)
  for (const m of single) if (main.length < most) main.push(m)
  const shown = new Set(main.map((m) => m.text))
  const more = [...open, ...closed].filter((m) => !shown.has(m.text))
  return { main, more }
}

export const texts = new Texts()
export const say: Say = (id, args) => texts.say(id, args)
