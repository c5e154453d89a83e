/** Whether this reader wants things to change without moving. */
export function calm(): boolean {
  if (typeof document === 'undefined') return true
  return (
    document.documentElement.dataset['motion'] === 'less' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
