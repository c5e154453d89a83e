import type { Explored, Hint, Review } from '../wire'
import type { GameInfo, Move, Problem, Rule, SeatKind, SeriesInfo, Snapshot, Summary, Told } from '../types'

/** A request the server refused, or that never reached it (code `offline`). */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title)
  }

  get code(): string {
    return this.problem.code
  }
}

async function call<T>(method: string, path: string, body?: unknown, tokens: readonly string[] = []): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (tokens.length) headers['Authorization'] = `Bearer ${tokens.join(',')}`
  let answer: Response
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      headers,
      ...(body !== undefined ? { body: JSON.stringify(body) } : {}),
    })
  } catch {
    throw new Refusal({ title: 'Offline', status: 0, detail: '', code: 'offline' })
  }
  const data: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const problem = data as Partial<Problem> | null
    throw new Refusal({
      title: problem?.title ?? answer.statusText,
      status: answer.status,
      detail: problem?.detail ?? '',
      code: problem?.code ?? (answer.status >= 500 ? 'server' : 'unknown'),
      ...(problem?.data ? { data: problem.data } : {}),
    })
  }
  return data as T
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`

export interface NewSeat {
  kind: SeatKind
  name?: string
  bot?: string
}

export interface NewTable {
  game: string
  options: Record<string, boolean | number | string>
  seats: NewSeat[]
  settings: { real_dice: boolean; public: boolean; hints: boolean; rated?: boolean; answer_seconds?: number }
}

export interface Seated {
  table: string
  seat: number
  token: string
}

export interface Made {
  table: string
  invite: string
  seats: Record<string, string>
}

export const api = {
  games: () => call<{ games: GameInfo[] }>('GET', '/games').then((a) => a.games),
  tables: () => call<{ tables: Summary[] }>('GET', '/tables').then((a) => a.tables),
  rulebook: (game: string, lang: string) =>
    call<{ rules: Rule[] }>('GET', `/games/${encodeURIComponent(game)}/rulebook?lang=${lang}`).then((a) => a.rules),
  make: (table: NewTable) => call<Made>('POST', '/tables', table),
  table: (table: string, tokens: readonly string[]) => call<Snapshot>('GET', at(table), undefined, tokens),
  why: (table: string, move: string) =>
    call<{ move: Move; allowed: boolean; reason: Told | null }>('GET', `${at(table)}/why?move=${encodeURIComponent(move)}`),
  invite: (invite: string) =>
    call<{ table: Summary }>('GET', `/invites/${encodeURIComponent(invite)}`).then((a) => a.table),
  join: (table: string, body: { invite?: string; name: string; seat?: number }) =>
    call<Seated>('POST', `${at(table)}/join`, body),
  take: (code: string) => call<Seated>('POST', '/take', { code }),
  start: (table: string, tokens: readonly string[], fill: string | null) =>
    call<unknown>('POST', `${at(table)}/start`, { fill }, tokens),
  rematch: (table: string, tokens: readonly string[]) => call<Made>('POST', `${at(table)}/rematch`, {}, tokens),
  series: (table: string) => call<SeriesInfo>('GET', `${at(table)}/series`),
  onward: (table: string, tokens: readonly string[], choice: number) =>
    call<Made>('POST', `${at(table)}/onward`, { choice }, tokens),
  leave: (table: string, tokens: readonly string[], seat: number) =>
    call<unknown>('POST', `${at(table)}/leave`, { seat }, tokens),
  rename: (table: string, tokens: readonly string[], seat: number, name: string) =>
    call<unknown>('POST', `${at(table)}/rename`, { seat, name }, tokens),
  pass: (table: string, tokens: readonly string[], seat: number) =>
    call<{ code: string; url: string }>('POST', `${at(table)}/seats/${seat}/pass`, {}, tokens),
  bot: (table: string, tokens: readonly string[], seat: number, bot: string) =>
    call<unknown>('POST', `${at(table)}/seats/${seat}/bot`, { bot }, tokens),
  back: (table: string, tokens: readonly string[], seat: number) =>
    call<unknown>('POST', `${at(table)}/seats/${seat}/return`, {}, tokens),
  branch: (table: string, body: { at: number; events: readonly string[]; seats: NewSeat[] }) =>
    call<Made>('POST', `${at(table)}/branch`, body),
  hint: (table: string, tokens: readonly string[], seat: number, version: number) =>
    call<Hint>('POST', `${at(table)}/hint`, { seat, version }, tokens),
  review: (table: string) => call<Review>('GET', `${at(table)}/review`),
  explore: (table: string, from: number, events: readonly string[], value: boolean) =>
    call<Explored>('POST', `${at(table)}/explore`, { at: from, events, value }),
  info: () => call<{ version: string; addresses: string[] }>('GET', '/info'),
  seriesRecord: (table: string) => `/api/v1${at(table)}/series/record`,
  record: (table: string) => `/api/v1${at(table)}/record`,
  qr: (text: string) => `/qr.svg?text=${encodeURIComponent(text)}`,
}
