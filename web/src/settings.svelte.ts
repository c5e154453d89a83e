import { load, save } from './live/store'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'less'
export type LanguageChoice = 'auto' | 'en' | 'de'

interface Settings {
  theme: Theme
  motion: Motion
  language: LanguageChoice
  sound: boolean
  vibration: boolean
  /** Single keys act at the table. */
  keys: boolean
}

const start: Settings = { theme: 'system', motion: 'system', language: 'auto', sound: false, vibration: true, keys: true }

/** What the reader chose on this device. */
export const settings = $state<Settings>({ ...start, ...load<Partial<Settings>>('settings', {}) })

export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value
  save('settings', $state.snapshot(settings))
  apply()
}

export function apply(): void {
  const data = document.documentElement.dataset
  if (settings.theme === 'system') delete data['theme']
  else data['theme'] = settings.theme
  if (settings.motion === 'system') delete data['motion']
  else data['motion'] = settings.motion
}

/** Names typed here before, for the next set-up. */
export function names(): string[] {
  return load<string[]>('names', [])
}

export function rememberNames(list: readonly string[]): void {
  save('names', list)
}
