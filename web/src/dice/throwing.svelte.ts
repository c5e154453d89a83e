import { onDestroy, untrack } from 'svelte'
import { calm } from '../motion'
import { ends, flights, type Flight } from './timing'

interface Watched {
  /** Another key is another throw. */
  key: number | string
  count: number
  still: boolean
}

/**
 * A throw as a moment: its dice are in the air for at most 0.6 s; `skip` ends it at once. `onsettle` is told once for each throw,
 * when the dice lie still. Whoever wants no motion gets a plain change.
 */
export function throwing(watched: () => Watched, onsettle: () => void, onthrow?: () => void) {
  let flying = $state.raw<readonly Flight[] | null>(null)
  let seen = $state(untrack(() => watched().key))
  let timer: ReturnType<typeof setTimeout> | undefined
  let owed = false

  $effect.pre(() => {
    const { key } = watched()
    untrack(() => {
      if (key === seen) return
      seen = key
      settle()
      owed = true
      onthrow?.()
      const { count, still } = watched()
      if (still || calm() || count === 0) settle()
      else fly(count)
    })
  })

  onDestroy(settle)

  function fly(count: number): void {
    const plan = flights(count)
    flying = plan
    timer = setTimeout(settle, ends(plan))
  }

  function settle(): void {
    clearTimeout(timer)
    flying = null
    if (!owed) return
    owed = false
    onsettle()
  }

  return {
    get flying() {
      return flying
    },
    /** The throw that is shown. */
    get key() {
      return seen
    },
    skip(): void {
      if (flying) settle()
    },
  }
}
