/** Small things kept in this browser. Without storage (private windows) they live as long as the page. */
const memory = new Map<string, string>()

export function load<T>(key: string, otherwise: T): T {
  let text: string | null | undefined
  try {
    text = localStorage.getItem(`rollwright.${key}`)
  } catch {
    text = memory.get(key)
  }
  if (!text) return otherwise
  try {
    return JSON.parse(text) as T
  } catch {
    return otherwise
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(`rollwright.${key}`, text)
  } catch {
    memory.set(key, text)
  }
}
