import { say, texts } from '../texts/texts.svelte'
import type { Problem, Told } from '../types'
import { Refusal } from './api'

/** A refusal in the reader's language; the server's own words where the catalogue has none. */
export function problemWords(problem: Problem, game = '', names: readonly string[] = []): string {
  const reason = problem.data?.['reason'] as unknown as Told | undefined
  if (reason && game) return texts.of(game).reason(reason, names)
  const id = `error-${problem.code}`
  if (texts.has(id)) return say(id)
  return problem.detail || problem.title || say('error-unknown')
}

export function errorWords(error: unknown, game = ''): string {
  if (error instanceof Refusal) return problemWords(error.problem, game)
  return say('error-unknown')
}
