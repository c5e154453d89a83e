import type { Rule } from '../types'
import { texts, type Language } from '../texts/texts.svelte'
import { api } from './api'

/** The rule book of a game in the reader's language, fetched once each. */
class Books {
  #books = $state.raw<Record<string, Rule[]>>({})
  #asked = new Set<string>()
  failed = $state(false)

  get(game: string): Rule[] | null {
    return this.#books[`${game}/${texts.language}`] ?? null
  }

  async load(game: string, language: Language = texts.language): Promise<void> {
    const key = `${game}/${language}`
    if (this.#asked.has(key)) return
    this.#asked.add(key)
    try {
      const rules = await api.rulebook(game, language)
      this.#books = { ...this.#books, [key]: rules }
      this.failed = false
    } catch {
      this.#asked.delete(key)
      this.failed = true
    }
  }

  /** The rule that explains a text id (`note-struck`, `reason-protected`), or null. */
  ruleOf(game: string, id: string): string | null {
    return this.get(game)?.find((r) => r.about?.includes(id))?.id ?? null
  }
}

export const books = new Books()
