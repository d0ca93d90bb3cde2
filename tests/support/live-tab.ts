import { WebSocket } from 'ws'
import { type Link, type LinkSocket, openLink } from '#web/foundation/live-link.ts'
import type { LiveChange } from '#web/foundation/live-sequence.ts'
import type { Person, World } from './world.ts'

export type Tab = {
  /** The changes that the browser was told, in order. */
  told: LiveChange[]
  /** When each of its sockets was greeted. */
  greetedAt: number[]
  link: Link
}

/** Opens the browser's own link to one of these servers, as a tab keeps it. */
export function openTab({ url, as }: Pick<World, 'url' | 'as'>, who: Person): Tab {
  const told: LiveChange[] = []
  const greetedAt: number[] = []
  const link = openLink({
    onChange: (change) => told.push(change),
    onBroadcast: () => {},
    onBroadcastsMissed: () => {},
    onHello: () => greetedAt.push(performance.now()),
    onSessionEnded: () => {},
    poll: (since) => as(who).live.events({ since }),
    connect(since) {
      const address = `${url().replace('http', 'ws')}/api/live${since === undefined ? '' : `?since=${since}`}`
      const socket = new WebSocket(address, { headers: { cookie: who.cookie } })
      socket.on('error', () => {}) // a close follows
      const side: LinkSocket = {
        onmessage: null,
        onclose: null,
        send: (words) => socket.send(words),
        close: () => socket.terminate(),
      }
      socket.on('message', (data) => side.onmessage?.({ data: String(data) }))
      socket.on('close', (code) => side.onclose?.({ code }))
      return side
    },
  })
  return { told, greetedAt, link }
}
