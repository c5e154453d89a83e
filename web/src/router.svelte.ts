import { tick } from 'svelte'

export type Route =
  | { page: 'hall' }
  | { page: 'table'; table: string }
  | { page: 'review'; table: string }
  | { page: 'join'; invite: string }
  | { page: 'take'; code: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'components' }
  | { page: 'lost' }

export function parse(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second, third] = parts
  if (parts.length === 0) return { page: 'hall' }
  if (parts.length === 1 && first === 'components') return { page: 'components' }
  if (parts.length === 2 && second) {
    if (first === 't') return { page: 'table', table: second }
    if (first === 'join') return { page: 'join', invite: second }
    if (first === 'take') return { page: 'take', code: second }
    if (first === 'rules') return { page: 'rules', game: second, rule: hash.replace(/^#/, '') || null }
  }
  if (parts.length === 3 && first === 't' && second && third === 'review') return { page: 'review', table: second }
  return { page: 'lost' }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash))

  constructor() {
    addEventListener('popstate', () => this.#show())
    document.addEventListener('click', (e) => {
      if (e.defaultPrevented || e.button || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return
      const link = (e.target as Element | null)?.closest?.('a[href]')
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
      const url = new URL(link.href)
      if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return
      if (url.pathname === location.pathname && url.hash) return
      e.preventDefault()
      this.go(url.pathname + url.hash)
    })
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#show()
  }

  #show(): void {
    const before = JSON.stringify(this.route)
    this.route = parse(location.pathname, location.hash)
    if (before === JSON.stringify(this.route)) return
    scrollTo(0, 0)
    void tick().then(() => document.getElementById('main')?.focus({ preventScroll: true }))
  }
}

export const router = new Router()
export const go = (path: string, replace = false) => router.go(path, replace)
