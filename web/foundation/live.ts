import { BROADCAST_KINDS, type BroadcastKind, LIVE_KINDS, type LiveKind } from '#contract/foundation/live-kinds.ts'
import { isRefusal } from './failure.ts'
import { type Link, type LinkSocket, openLink, type Polled } from './live-link.ts'
import { tellNews } from './live-news.ts'
import { keepWatch } from './live-watch.ts'
import { api, isStillSignedIn, noteHeard } from './rpc.ts'
import { sessionEnded } from './session.ts'
import { onWatched, watchedTopics } from './watching.ts'

export type LiveHandler = (changed: ReadonlySet<string> | 'everything') => void

export type LiveHandlers = Record<Kind, LiveHandler>
type Kind = LiveKind | BroadcastKind

const GATHER_MS = 30
const BEGIN_AGAIN_MS = 1_000

/**
 * Follows the member's events and the broadcasts of watched topics on one socket. When the session ends, the server is asked who is signed in:
 * a renewed session is followed again; when nobody is signed in, the session ends in this tab.
 * @param since the number of the last known event; later ones are reported
 */
export function startLive(handlers: LiveHandlers, since?: number): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const gathered = gather(handlers)
  const watch = keepWatch(watchedTopics, (words) => link.send(words))
  const forgetWatched = onWatched(watch.changed)
  let isLeaving = false
  let link = begin(since)

  function begin(since?: number): Link {
    return openLink({
      since,
      connect: connectSocket,
      poll,
      onChange(change) {
        // Without a last known number, data that was fetched before the socket opened may be out of date too.
        if (change === 'everything') gathered.addAll(LIVE_KINDS)
        else gathered.add(change)
      },
      // Broadcasts with content are reported one by one and in order, because each builds on the one before.
      onBroadcast: (broadcast) => (broadcast.news === undefined ? gathered.add(broadcast) : tellNews(broadcast)),
      onBroadcastsMissed: () => gathered.addAll(BROADCAST_KINDS),
      onHello: watch.begin,
      onSessionEnded: () => void askWhoIsHere(),
    })
  }

  async function askWhoIsHere(): Promise<void> {
    const isIn = await isStillSignedIn()
    // When the member signs out here, the page is already being left: the session was not lost.
    if (signal.aborted || isLeaving) return
    if (isIn === false) return sessionEnded()
    setTimeout(() => {
      if (!signal.aborted) link = begin()
    }, BEGIN_AGAIN_MS)
  }

  const isSeen = () => document.visibilityState === 'visible'
  window.addEventListener('online', () => link.renew(), { signal })
  document.addEventListener('visibilitychange', () => isSeen() && link.wake(), { signal })
  window.addEventListener('beforeunload', () => (isLeaving = true), { signal })
  return () => {
    stopping.abort()
    forgetWatched()
    watch.stop()
    link.close()
    gathered.forget()
  }
}

function connectSocket(since: number | undefined): LinkSocket {
  const url = new URL('/api/live', window.location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (since !== undefined) url.searchParams.set('since', String(since))
  const socket = new WebSocket(url)
  const link: LinkSocket = {
    onmessage: null,
    onclose: null,
    // A closing socket drops the message; the topics are sent again on the next one.
    send(words) {
      if (socket.readyState === WebSocket.OPEN) socket.send(words)
    },
    close() {
      // Browsers log an error when a connecting socket is closed, so it is closed once it is open.
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
      else socket.close()
    },
  }
  socket.onmessage = (event) => link.onmessage?.(event)
  socket.onclose = (event) => link.onclose?.(event)
  return link
}

async function poll(since: number): Promise<Polled> {
  try {
    return await api.live.events({ since })
  } catch (error) {
    if (isRefusal(error, 'UNAUTHORIZED')) return 'sessionEnded'
    throw error
  }
}

function gather(handlers: LiveHandlers) {
  let changed = new Map<Kind, Set<string> | 'everything'>()
  let telling: ReturnType<typeof setTimeout> | undefined

  function tell(): void {
    const told = changed
    forget()
    if (LIVE_KINDS.some((kind) => told.has(kind))) noteHeard()
    for (const [kind, ids] of told) handlers[kind](ids)
  }

  function forget(): void {
    clearTimeout(telling)
    telling = undefined
    changed = new Map()
  }

  return {
    add({ kind, id }: { kind: Kind; id: string }) {
      const ids = changed.get(kind) ?? new Set()
      changed.set(kind, ids === 'everything' ? ids : ids.add(id))
      telling ??= setTimeout(tell, GATHER_MS)
    },
    addAll(kinds: readonly Kind[]) {
      for (const kind of kinds) changed.set(kind, 'everything')
      telling ??= setTimeout(tell, GATHER_MS)
    },
    forget,
  }
}
