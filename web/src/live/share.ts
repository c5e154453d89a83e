import { api } from './api'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
let known: Promise<string[]> | undefined

/** Addresses under which other devices reach this server, the likeliest first. */
export function addresses(): Promise<string[]> {
  if (!LOOPBACK.has(location.hostname)) return Promise.resolve([location.origin])
  known ??= api.info().then(
    (info) => {
      const lan = info.addresses.map((a) => a.replace(/\/+$/, '')).filter((a) => !LOOPBACK.has(new URL(a).hostname))
      const short = lan.filter((a) => !a.includes('['))
      return short.length ? short : lan.length ? lan : [location.origin]
    },
    () => [location.origin],
  )
  return known
}

/** Copies where the browser allows it (plain http addresses often do not); false means: select it by hand. */
export async function copy(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    if (window.isSecureContext) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // fall through to the older way
  }
  field?.focus()
  field?.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
