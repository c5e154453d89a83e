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
const RELOAD_MS = 30_000
let styles: Promise<unknown> = Promise.resolve()

/** A part of the page, with its style; asked for until it comes. */
export function part<T>(fetch: () => Promise<T>): Promise<T> {
  return patiently(async () => {
    const found = await fetch()
    await styles
    return found
  })
}

/** Vite asks for the style of a part once and never again: where it did not come, this does. */
export function styleAgain(error: Error, pause = 1000): void {
  const path = /\/\S+\.css/.exec(error.message)?.[0]
  if (path) styles = Promise.all([styles, patiently(() => style(path), pause)])
}

async function style(path: string): Promise<void> {
  const answer = await fetch(path)
  if (answer.status === 404) beginAnew()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  document.querySelectorAll(`link[href$="${path}"]`).forEach((old) => old.remove())
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = path
  await new Promise((come, fail) => {
    link.onload = come
    link.onerror = fail
    document.head.append(link)
  })
}

/** The server has been renewed and this page is too old for it. All that matters is kept there; not again and again. */
function beginAnew(): void {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_MS) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
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
    this.part ??= (await part(this.#fetch)).default
  }
}
