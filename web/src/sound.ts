import { settings } from './settings.svelte'

let context: AudioContext | undefined

/** Two soft wooden knocks: it is your turn. */
export function chime(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const start = context.currentTime
  for (const [pitch, wait] of [
    [392, 0],
    [523, 0.14],
  ] as const) {
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(0.0001, start + wait)
    gain.gain.exponentialRampToValueAtTime(0.18, start + wait + 0.015)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + wait + 0.3)
    tone.connect(gain).connect(context.destination)
    tone.start(start + wait)
    tone.stop(start + wait + 0.32)
  }
}

/** Tell the player who looks away: a sound and a vibration, as far as he allows them. */
export function callPlayer(): void {
  chime()
  // A browser takes no vibration, and says so in the console, from a page nobody has touched yet.
  if (settings.vibration && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.([40, 60, 40])
}
