/** Fetches until it comes: a line that is cut for a moment must not leave a part of the page out. */
export async function patiently<T>(fetch: () => Promise<T>, pause = 2000): Promise<T> {
  for (;;) {
    try {
      return await fetch()
    } catch {
      await new Promise((go) => setTimeout(go, pause))
    }
  }
}

const RELOADED = 'rollwright-reloaded'

/**
 * Vite asks for the style of a part once and never again. Where it did not come, the page begins anew as soon as the
 * server answers (all that matters is kept there), but not more than once in half a minute.
 */
export async function reloadForStyles(error: Error, pause = 1000): Promise<void> {
  if (!error.message.includes('CSS')) return
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < 30_000) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  await patiently(async () => {
    if (!(await fetch('/healthz')).ok) throw new Error('not yet')
  }, pause)
  location.reload()
}

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
    this.part ??= (await patiently(this.#fetch)).default
  }
}
