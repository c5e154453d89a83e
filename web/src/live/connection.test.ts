import { describe, expect, it } from 'vitest'
import type { ClientFrame, Entry, ServerFrame, StatePayload, Summary } from '../types'
import { backoff, Connection, type WireEvents } from './connection'
import { newId } from './ids'

const table = (version: number): Summary => ({
  id: 't1',
  game: 'pig',
  options: {},
  status: 'playing',
  seats: [],
  version,
  spectators: 0,
  settings: { real_dice: false, public: true, hints: false, answer_seconds: 0, rated: false },
  created: '',
  read_only: null,
  turn: 0,
  winners: [],
  next: null,
})
const state = (n: number) => ({ undo: n }) as unknown as StatePayload
const entry = (version: number): Entry => ({
  version,
  text: `roll ${version}`,
  seat: 0,
  kind: 'outcome',
  own_dice: false,
  story: [],
  at: '',
})
const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => entry(from + 1 + i))
const events = (from: number, version: number): ServerFrame => ({
  t: 'events',
  from,
  version,
  entries: entries(from, version),
  state: state(version),
  table: table(version),
})
const snapshot = (version: number): ServerFrame => ({
  t: 'snapshot',
  table: table(version),
  mine: [0],
  version,
  state: state(version),
  log: entries(0, version),
  invite: null,
})

/** A connection on a table of strings: sockets, clock and ids are the test's. */
function rig() {
  const sent: ClientFrame[] = []
  const sockets: WireEvents[] = []
  const timers = new Map<number, { run: () => void; at: number }>()
  const arrived: { versions: number[]; live: boolean }[] = []
  let now = 0
  let ids = 0
  const c = new Connection({
    open(e) {
      sockets.push(e)
      return { send: (f) => sent.push(f), close: () => undefined }
    },
    tokens: () => ['tok'],
    newId: () => `id${++ids}`,
    changed: () => undefined,
    arrived: (list, live) => arrived.push({ versions: list.map((e) => e.version), live }),
    later(run, ms) {
      timers.set(++ids, { run, at: now + ms })
      return ids
    },
    cancel: (t) => timers.delete(t as number),
    random: () => 0.5,
  })
  return {
    c,
    sent,
    sockets,
    arrived,
    get last() {
      return sockets.at(-1)!
    },
    pass(ms: number) {
      now += ms
      for (const [id, t] of [...timers]) {
        if (t.at > now || !timers.delete(id)) continue
        t.run()
      }
    },
    ready(version = 2) {
      c.start()
      this.last.open()
      this.last.frame(snapshot(version))
      sent.length = 0
      return this
    },
    kinds: () => sent.map((f) => f.t),
  }
}

describe('a table over an unsteady line', () => {
  it('greets with its tokens and takes the snapshot', () => {
    const r = rig()
    r.c.start()
    r.last.open()
    expect(r.sent).toEqual([{ t: 'hello', tokens: ['tok'], since: null }])
    r.last.frame(snapshot(3))
    expect(r.c.line).toBe('open')
    expect(r.c.version).toBe(3)
    expect(r.arrived).toEqual([{ versions: [1, 2, 3], live: false }])
  })

  it('takes each entry once when frames are doubled', () => {
    const r = rig().ready()
    r.last.frame(events(2, 4))
    r.last.frame(events(2, 4))
    r.last.frame(events(3, 4))
    expect(r.c.log.map((e) => e.version)).toEqual([1, 2, 3, 4])
    expect(r.sent).toEqual([])
  })

  it('takes what is new from a frame that overlaps', () => {
    const r = rig().ready()
    r.last.frame(events(1, 4))
    expect(r.c.log.map((e) => e.version)).toEqual([1, 2, 3, 4])
    expect(r.arrived.at(-1)).toEqual({ versions: [3, 4], live: true })
  })

  it('asks for what is missing when frames are dropped or come out of order', () => {
    const r = rig().ready()
    r.last.frame(events(3, 4))
    r.last.frame(events(4, 5))
    expect(r.sent).toEqual([{ t: 'hello', tokens: ['tok'], since: 2 }])
    expect(r.c.version).toBe(2)
    r.last.frame(events(2, 5))
    r.last.frame(events(2, 3))
    expect(r.c.version).toBe(5)
    expect(r.c.state).toEqual(state(5))
    expect(r.c.log.map((e) => e.version)).toEqual([1, 2, 3, 4, 5])
  })

  it('does not trust a frame with a hole in it', () => {
    const r = rig().ready()
    const frame = events(2, 5) as Extract<ServerFrame, { t: 'events' }>
    frame.entries.splice(1, 1)
    r.last.frame(frame)
    expect(r.c.version).toBe(2)
    expect(r.kinds()).toEqual(['hello'])
  })

  it('ignores a snapshot that was overtaken', () => {
    const r = rig().ready()
    r.last.frame(events(2, 5))
    r.last.frame(snapshot(3))
    expect(r.c.version).toBe(5)
  })

  it('comes back by itself, tells the version it has, and shows only the news', () => {
    const r = rig().ready()
    r.last.closed(1006)
    expect(r.c.line).toBe('lost')
    r.pass(1000)
    expect(r.sockets.length).toBe(2)
    expect(r.c.line).toBe('lost')
    r.last.open()
    expect(r.sent.at(-1)).toEqual({ t: 'hello', tokens: ['tok'], since: 2 })
    r.last.frame(snapshot(4))
    expect(r.c.line).toBe('open')
    expect(r.arrived.at(-1)).toEqual({ versions: [3, 4], live: true })
  })

  it('hears nothing more from a socket it has given up', () => {
    const r = rig().ready()
    const old = r.last
    old.closed(1006)
    r.pass(1000)
    old.frame(events(2, 9))
    expect(r.c.version).toBe(2)
  })

  it('gives up a silent line', () => {
    const r = rig().ready()
    r.pass(60_001)
    expect(r.c.line).toBe('lost')
  })

  it('gives up a line that leaves its greeting unanswered', () => {
    const r = rig().ready()
    r.last.frame(events(3, 4))
    r.pass(4000)
    r.last.frame({ t: 'ping' })
    r.pass(4001)
    expect(r.c.line).toBe('lost')
  })

  it('says when there is no such table, and stops trying', () => {
    const r = rig()
    r.c.start()
    r.last.closed(4004)
    expect(r.c.line).toBe('gone')
    r.pass(60_000)
    expect(r.sockets.length).toBe(1)
  })

  it('waits longer each time, but is back soon after the server is', () => {
    const waits = [0, 1, 2, 3, 9].map((n) => backoff(n, 0.5))
    expect(waits).toEqual([250, 500, 1000, 2000, 2000])
    expect(backoff(20, 1)).toBeLessThanOrEqual(2500)
  })
})

describe('a command', () => {
  it('is sent once and answered once', async () => {
    const r = rig().ready()
    const done = r.c.command(0, 'play', 'roll')
    expect(r.c.sending).toBe(true)
    const frame = r.sent[0] as Extract<ClientFrame, { t: 'do' }>
    expect(frame).toMatchObject({ t: 'do', version: 2, seat: 0, do: 'play', text: 'roll' })
    r.last.frame(events(2, 4))
    r.last.frame({ t: 'answer', id: frame.id, ok: true, version: 4, entries: [] })
    r.last.frame({ t: 'answer', id: frame.id, ok: true, version: 4, entries: [] })
    expect(await done).toEqual({ ok: true, version: 4 })
    expect(r.c.sending).toBe(false)
    r.pass(10_000)
    expect(r.kinds()).toEqual(['do'])
  })

  it('is sent again with the same id when no answer comes', async () => {
    const r = rig().ready()
    void r.c.command(0, 'play', 'roll')
    r.pass(3001)
    const ids = r.sent.map((f) => (f.t === 'do' ? f.id : ''))
    expect(ids.length).toBe(2)
    expect(ids[0]).toBe(ids[1])
  })

  it('keeps its id and its version over a broken line', async () => {
    const r = rig().ready()
    void r.c.command(0, 'play', 'roll')
    const first = r.sent[0]
    r.last.closed(1006)
    r.pass(1000)
    r.last.open()
    expect(r.kinds()).toEqual(['do', 'hello'])
    r.last.frame(snapshot(4))
    expect(r.sent[2]).toEqual(first)
  })

  it('made while the line is down waits for it', () => {
    const r = rig().ready()
    r.last.closed(1006)
    void r.c.command(0, 'play', 'hold')
    expect(r.sent).toEqual([])
    r.pass(1000)
    r.last.open()
    r.last.frame(events(2, 2))
    expect(r.kinds()).toEqual(['hello', 'do'])
  })

  it('reconnects when nobody answers at all', () => {
    const r = rig().ready()
    void r.c.command(0, 'play', 'roll')
    for (let i = 0; i < 4; i++) r.pass(3001)
    expect(r.c.line).toBe('lost')
    expect(r.c.sending).toBe(true)
  })

  it('that came too late brings the refusal and the newer state', async () => {
    const r = rig().ready()
    const done = r.c.command(0, 'play', 'roll')
    const id = (r.sent[0] as Extract<ClientFrame, { t: 'do' }>).id
    r.last.frame({
      t: 'answer',
      id,
      ok: false,
      problem: { title: 'Stale', status: 409, detail: '', code: 'stale', data: { version: 3 } },
    })
    expect((await done).ok).toBe(false)
    expect(r.sent.at(-1)).toEqual({ t: 'hello', tokens: ['tok'], since: 2 })
  })
})

it('ids are version 4 and differ', () => {
  const ids = new Set(Array.from({ length: 50 }, newId))
  expect(ids.size).toBe(50)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
