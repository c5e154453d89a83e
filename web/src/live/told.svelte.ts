import { untrack } from 'svelte'
import type { Action } from '../components/ActionBar.svelte'

const SHOWN_MS = 5000

/**
 * Why a move cannot be made, told for a while after somebody tried it; told again when the server's answer has come.
 * To be made while a component is.
 */
export class Told {
  #find: (move: string) => Action | null
  #announce: (text: string) => void
  #move = $state<string | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  action = $derived.by(() => (this.#move === null ? null : this.#find(this.#move)))
  #reason = $derived(this.action?.reason ?? null)

  constructor(find: (move: string) => Action | null, announce: (text: string) => void) {
    this.#find = find
    this.#announce = announce
    $effect(() => {
      if (this.#move !== null && this.#reason !== undefined) untrack(() => this.#tell())
    })
  }

  why(move: string): void {
    if (move === this.#move) this.#tell()
    else this.#move = move
  }

  #tell(): void {
    if (this.#reason) this.#announce(this.#reason)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.#move = null), SHOWN_MS)
  }
}
