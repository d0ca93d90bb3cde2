import { BROADCAST_KINDS, type BroadcastKind, LIVE_KINDS, type LiveKind } from '#contract/foundation/live-kinds.ts'
import { isRefusal } from './failure.ts'
import { type Link, type LinkSocket, openLink, type Polled } from './live-link.ts'
import { tellNews } from './live-news.ts'
import { keepWatch } from './live-watch.ts'
import { api, isStillSignedIn } from './rpc.ts'
import { sessionEnded } from './session.ts'
import { onWatched, watchedTopics } from './watching.ts'

/** The handler of a room when things of its kind changed: these ids, or perhaps anything. */
export type LiveHandler = (changed: ReadonlySet<string> | 'everything') => void

/** The handler of each kind of pushed event and broadcast: every kind has one. */
export type LiveHandlers = Record<Kind, LiveHandler>
type Kind = LiveKind | BroadcastKind

/** Events that come this close together are told as one. */
const GATHER_MS = 30
const BEGIN_AGAIN_MS = 1_000

/**
 * Follows the signed-in member's events and the broadcasts to the topics this tab watches, on one socket, until the function it returns is called. When the
 * session ends, the server is asked who is signed in now: where nobody is, that is told like any answer "not signed in"; a session renewed meanwhile is
 * followed again.
 * @param since  number of the last event that is already known; events after it are told
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
        // Without a number to go on from, whatever was read before the socket stood may be out of date too.
        if (change === 'everything') gathered.addAll(LIVE_KINDS)
        else gathered.add(change)
      },
      // Broadcasts with news are told one by one and in order, for each goes on from the one before.
      onBroadcast: (broadcast) => (broadcast.news === undefined ? gathered.add(broadcast) : tellNews(broadcast)),
      onBroadcastsMissed: () => gathered.addAll(BROADCAST_KINDS),
      onHello: watch.begin,
      onSessionEnded: () => void askWhoIsHere(),
    })
  }

  async function askWhoIsHere(): Promise<void> {
    const isIn = await isStillSignedIn()
    // On signing out here, the page is already being left for another: that is not a session lost.
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
    // A socket that closes just now tells of it, and the watched topics are named again to the next one.
    send(words) {
      if (socket.readyState === WebSocket.OPEN) socket.send(words)
    },
    close() {
      // Closing a socket that is still connecting is reported as an error in the console: it is let go of once it stands.
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
