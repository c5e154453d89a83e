import { say, texts } from '../texts/texts.svelte'
import type { Analysis, Likely } from '../wire'

type Unit = Analysis['unit']

function number(value: number, places = 1): string {
  return new Intl.NumberFormat(texts.language, { minimumFractionDigits: places, maximumFractionDigits: places }).format(
    Number(value.toFixed(places)) + 0,
  )
}

/** `66.7 %`; what is neither never nor always is not told as such. */
export function percent(share: number): string {
  const places = (share >= 0.0005 && share <= 0.9995) || share === 0 || share === 1 ? 1 : 4
  return `${number(100 * share, places)} %`
}

/** A value or cost with its unit. */
export function amount(unit: Unit, value: number): string {
  return unit === 'win' ? `${number(100 * value)} %` : say('hall-coach-points', { n: number(value) })
}

/** The same with its error where there is one, and with a plus where it is a gain. */
export function within(unit: Unit, [value, error]: [number, number], exact: boolean, signed = false): string {
  const plus = signed && value > 0 ? '+' : ''
  return `${plus}${amount(unit, value)}` + (exact || !error ? '' : ` ± ${amount(unit, error)}`)
}

/** The chance as n in so many, and whether that is exact: as the terminal says it. */
export function plainShare(ways: number, of: number): { n: number; of: number; exact: boolean } {
  const common = gcd(ways, of)
  const [n, d] = [ways / common, of / common]
  if (d <= 36 || n === 1) return { n, of: d, exact: true }
  const share = ways / of
  let best = { n: 0, of: 1, exact: false }
  for (let den = 1; den <= 10; den++) {
    const num = Math.round(share * den)
    if (Math.abs(num / den - share) < Math.abs(best.n / best.of - share) - 1e-12) best = { n: num, of: den, exact: false }
  }
  if (best.n > 0 && best.n < best.of) return best
  const rare = Math.round(1 / Math.min(share, 1 - share))
  return { n: best.n === 0 ? 1 : rare - 1, of: rare, exact: false }
}

function gcd(a: number, b: number): number {
  return b ? gcd(b, a % b) : a
}

/** `2 in 3`. */
export function share(ways: number, of: number, exact: boolean): string {
  const plain = plainShare(ways, of)
  return say(exact && plain.exact ? 'hall-odds-share' : 'hall-odds-about', { n: plain.n, of: plain.of })
}

/** The figure behind it: `16.7 %`, with bounds where it was sampled. */
export function exactShare(found: Pick<Likely, 'ways' | 'low' | 'high'>, of: number, exact: boolean): string {
  const told = percent(found.ways / of)
  return exact ? `${told} (${found.ways}/${of})` : `${told} (${percent(found.low)} – ${percent(found.high)})`
}
