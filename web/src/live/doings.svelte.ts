import { go } from '../router.svelte'
import { toasts } from '../speech.svelte'
import { say } from '../texts/texts.svelte'
import { api, type Made } from './api'
import { errorWords } from './problems'
import type { TableModel } from './table.svelte'
import { drop, keep, tokensOf } from './tickets'

/** What may be done at a table besides playing. Each tells its own refusal. */
export function tableDoings(model: TableModel) {
  let busy = $state(false)
  let leaving = $state<number | null>(null)
  let pass = $state<{ seat: number; code: string } | null>(null)
  const id = model.id

  async function doing<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (busy) return undefined
    busy = true
    try {
      return await work()
    } catch (e) {
      toasts.show(errorWords(e, model.table?.game), true)
      return undefined
    } finally {
      busy = false
    }
  }

  function goTo(made: Made): void {
    keep(made.table, model.table?.game ?? '', made.seats)
    go(`/t/${made.table}`)
  }

  return {
    get busy() {
      return busy
    },
    /** The code that moves a seat to another device, once asked for. */
    get pass() {
      return pass
    },
    /** The seat that is about to be left; the reader is asked first. */
    get leaving() {
      return leaving
    },
    leave(seat: number) {
      leaving = seat
    },
    stay() {
      leaving = null
    },
    donePassing() {
      pass = null
      model.regreet()
    },
    start: (fill: string | null) => void doing(() => api.start(id, tokensOf(id), fill)),
    rename: (seat: number, name: string) => void doing(() => api.rename(id, tokensOf(id), seat, name)),
    bot: (seat: number) => void doing(() => api.bot(id, tokensOf(id), seat, 'steady')),
    back: (seat: number) => void doing(() => api.back(id, tokensOf(id), seat)),
    move: (seat: number) =>
      void doing(async () => {
        const { code } = await api.pass(id, tokensOf(id), seat)
        pass = { seat, code }
      }),
    leaveNow: () =>
      void doing(async () => {
        const seat = leaving
        leaving = null
        if (seat === null) return
        await api.leave(id, tokensOf(id), seat)
        drop(id, seat)
        if (tokensOf(id).length) model.regreet()
        else {
          toasts.show(say('hall-left'))
          go('/')
        }
      }),
    rematch: () => void doing(async () => goTo(await api.rematch(id, tokensOf(id)))),
    /** The next game of the series: one of the choices, unless somebody has chosen already. */
    onward: (choice: number) => void doing(async () => goTo(await api.onward(id, tokensOf(id), choice))),
  }
}

export type TableDoings = ReturnType<typeof tableDoings>
