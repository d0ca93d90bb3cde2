import type { LiveKind } from '#contract/foundation/live.ts'
import { isRefusal } from './failure.ts'
import { type Link, type LinkSocket, openLink, type Polled } from './live-link.ts'
import type { LiveChange } from './live-sequence.ts'
import { api } from './rpc.ts'
import { sessionEnded } from './session.ts'

/** What a room does when things of its kind changed: these ids, or perhaps anything. */
export type LiveReaction = (changed: ReadonlySet<string> | 'everything') => void

/** Who cares about what is pushed: every kind has someone. */
export type LiveReactions = Record<LiveKind, LiveReaction>

/** Events that come this close together are told as one. */
const GATHER_MS = 30
const BEGIN_AGAIN_MS = 1_000

/**
 * Follows the signed-in member's events, on one socket for this tab, until the function it returns is called. When the session ends, the
 * server is asked who is signed in now: nobody is told like any answer "not signed in"; a session renewed meanwhile is followed again.
 */
export function startLive(reactions: LiveReactions): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const gathered = gather(reactions)
  let isLeaving = false
  let link = begin()

  function begin(): Link {
    return openLink({
      connect: connectSocket,
      poll,
      onChange: gathered.add,
      onSessionEnded: () => void askWhoIsHere(),
    })
  }

  async function askWhoIsHere(): Promise<void> {
    const answer = await api.accounts.me().catch(() => undefined)
    // On signing out here, the page is already being left for another: that is not a session lost.
    if (signal.aborted || isLeaving) return
    if (answer && !answer.member) return sessionEnded()
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

function gather(reactions: LiveReactions) {
  let changed = new Map<LiveKind, Set<string>>()
  let isEverything = false
  let telling: ReturnType<typeof setTimeout> | undefined

  function tell(): void {
    const [all, some] = [isEverything, changed]
    forget()
    if (all) for (const react of Object.values(reactions)) react('everything')
    else for (const [kind, ids] of some) reactions[kind](ids)
  }

  function forget(): void {
    clearTimeout(telling)
    telling = undefined
    isEverything = false
    changed = new Map()
  }

  return {
    add(change: LiveChange) {
      if (change === 'everything') isEverything = true
      else changed.set(change.kind, (changed.get(change.kind) ?? new Set()).add(change.id))
      telling ??= setTimeout(tell, GATHER_MS)
    },
    forget,
  }
}
