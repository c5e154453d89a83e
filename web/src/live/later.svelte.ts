/**
 * A part of the page that is fetched after the first paint, and kept: what a table may need soon but not to begin.
 * Fetched ahead of need, so that a server that has been renewed meanwhile cannot take it away.
 */
export class Later<T> {
  part = $state.raw<T | null>(null)
  #fetch: () => Promise<{ default: T }>

  constructor(fetch: () => Promise<{ default: T }>, after = 800) {
    this.#fetch = fetch
    setTimeout(() => void this.now(), after)
  }

  /** It is needed now. */
  async now(): Promise<void> {
    if (this.part) return
    try {
      this.part = (await this.#fetch()).default
    } catch {
      setTimeout(() => void this.now(), 2000)
    }
  }
}
