import type { ServerFrame } from '../types'
import type { Wire, WireEvents } from './connection'

/** The browser's socket to a table. */
export function socket(table: string): (events: WireEvents) => Wire {
  return (events) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const ws = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${encodeURIComponent(table)}/live`)
    ws.onopen = () => events.open()
    ws.onclose = (e) => events.closed(e.code)
    ws.onmessage = (e) => {
      if (typeof e.data !== 'string') return
      let frame: ServerFrame
      try {
        frame = JSON.parse(e.data) as ServerFrame
      } catch {
        return
      }
      events.frame(frame)
    }
    return {
      send: (frame) => {
        if (ws.readyState === WebSocket.OPEN) ws.send(JSON.stringify(frame))
      },
      close: () => {
        ws.onopen = ws.onclose = ws.onmessage = null
        ws.close()
      },
    }
  }
}
