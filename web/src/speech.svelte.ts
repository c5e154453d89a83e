/** What the live region says, politely and once each. */
class Speech {
  lines = $state<{ id: number; text: string }[]>([])
  #next = 0

  announce(text: string): void {
    if (!text) return
    this.lines = [...this.lines.slice(-5), { id: this.#next++, text }]
  }
}

export const speech = new Speech()

interface Toast {
  id: number
  text: string
  bad: boolean
}

/** Short words at the foot of the page, gone after a while. */
class Toasts {
  list = $state<Toast[]>([])
  #next = 0

  show(text: string, bad = false): void {
    const id = this.#next++
    this.list = [...this.list.filter((t) => t.text !== text).slice(-2), { id, text, bad }]
    setTimeout(() => this.drop(id), 7000)
  }

  drop(id: number): void {
    this.list = this.list.filter((t) => t.id !== id)
  }
}

export const toasts = new Toasts()
