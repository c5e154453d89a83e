import { load, save } from './store'

/** The seats this device holds at a table: the tokens are the only proof of them. */
export interface Ticket {
  game: string
  tokens: Record<string, string>
  at: number
}

const KEY = 'tables'
const MOST = 60

export function tickets(): Record<string, Ticket> {
  return load<Record<string, Ticket>>(KEY, {})
}

export function tokensOf(table: string): string[] {
  return Object.values(tickets()[table]?.tokens ?? {})
}

export function keep(table: string, game: string, tokens: Record<string, string>): void {
  const all = tickets()
  all[table] = { game, tokens: { ...all[table]?.tokens, ...tokens }, at: Date.now() }
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST)
  save(KEY, Object.fromEntries(newest))
}

/** Forget one seat, or the whole table. */
export function drop(table: string, seat?: number): void {
  const all = tickets()
  const one = all[table]
  if (!one) return
  if (seat !== undefined) delete one.tokens[seat]
  if (seat === undefined || !Object.keys(one.tokens).length) delete all[table]
  save(KEY, all)
}
