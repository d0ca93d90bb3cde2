import { MESSAGES_SHOWN, PRESENCE_HEARTBEAT_SECONDS } from '#contract/conferences/limits.ts'
import type { Room, RoomMessage } from '#contract/conferences/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { onNews } from '#web/foundation/live-news.ts'
import type { api } from '#web/foundation/rpc.ts'
import { watchTopics } from '#web/foundation/watching.ts'
import { readNews } from './room-news.ts'
import { newerOf, oldestSeq, type RoomState, stateOf, withMessages, withNews } from './room-state.ts'

type Rooms = typeof api.rooms

export type RoomStore = {
  id: string
  state: () => RoomState
  subscribe: (listener: () => void) => () => void
  /** Stores a message that this member sent or changed, before the server pushes it back. */
  keep: (message: RoomMessage, own?: { isMine?: true; hasVote?: boolean }) => void
  loadOlder: () => Promise<void>
  follow: () => () => void
}

type RoomOptions = {
  rooms: Rooms
  room: Room
  /** Survives the unloading of the page, unlike an ordinary request. */
  leaveFast: (id: string) => void
}

const AGAIN_MS = 300
const LONGEST_AGAIN_MS = 5_000
const PAGE = 200

export function openRoom({ rooms, room, leaveFast }: RoomOptions): RoomStore {
  const { id } = room.conference
  let state = stateOf(room, MESSAGES_SHOWN)
  const listeners = new Set<() => void>()
  let isOver = false
  let isAsking = false
  /** The `seq` up to which messages have to be fetched; Infinity where it is not known. */
  let wanted = 0
  let failures = 0
  let again: ReturnType<typeof setTimeout> | undefined

  function change(next: RoomState): void {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function hear(said: unknown): void {
    const news = readNews(said)
    if (!news) {
      want(Number.POSITIVE_INFINITY)
      return
    }
    const heard = withNews(state, news)
    change(heard.state)
    if (heard.isBehind) want(news.seq)
  }

  function want(seq: number): void {
    wanted = Math.max(wanted, seq)
    if (!isAsking && again === undefined) void catchUp()
  }

  async function catchUp(): Promise<void> {
    isAsking = true
    try {
      while (!isOver && wanted > state.seq) {
        const upTo = wanted
        const { items, hasMore } = await rooms.messages({ id, after: state.seq, limit: PAGE })
        if (isOver) return
        const heard = withMessages(state, items)
        const last = items.at(-1)?.seq ?? 0
        // Messages hidden from this member have sequence numbers too: those are skipped once no earlier message is missing.
        const isKnown = !hasMore && Number.isFinite(upTo)
        change({ ...heard, seq: Math.max(state.seq, last, isKnown ? upTo : 0) })
        if (!hasMore && wanted === upTo) wanted = 0
      }
      failures = 0
    } catch {
      failures += 1
      again = setTimeout(
        () => {
          again = undefined
          void catchUp()
        },
        Math.min(AGAIN_MS * 2 ** failures, LONGEST_AGAIN_MS) * (0.5 + Math.random() / 2),
      )
    } finally {
      isAsking = false
    }
  }

  async function beat(): Promise<void> {
    try {
      const { seq, participants, broadcast } = await rooms.beat({ id })
      if (isOver) return
      change({ ...state, participants, broadcast: newerOf(state.broadcast, broadcast) })
      if (seq > state.seq) want(seq)
    } catch (error) {
      if (isOver) return
      if (isRefusal(error, 'NOT_LIVE')) change({ ...state, conference: { ...state.conference, status: 'ended' } })
      else if (isRefusal(error, 'NOT_REGISTERED') || isRefusal(error, 'NOT_FOUND')) change({ ...state, isOut: true })
    }
  }

  function follow(): () => void {
    isOver = false
    const forgetNews = onNews(id, hear)
    const unwatch = watchTopics([`room:${id}`])
    const beating = setInterval(
      () => state.conference.status === 'live' && void beat(),
      PRESENCE_HEARTBEAT_SECONDS * 1000,
    )
    // Messages may have been written between entering the room and subscribing to its news.
    const beginning = setTimeout(() => void beat(), AGAIN_MS)
    const stopping = new AbortController()
    window.addEventListener('pagehide', () => leaveFast(id), { signal: stopping.signal })
    window.addEventListener('pageshow', (event) => event.persisted && void beat(), { signal: stopping.signal })
    window.addEventListener('online', () => void beat(), { signal: stopping.signal })
    return () => {
      isOver = true
      clearInterval(beating)
      clearTimeout(beginning)
      clearTimeout(again)
      again = undefined
      stopping.abort()
      forgetNews()
      unwatch()
      leaveFast(id)
    }
  }

  return {
    id,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    keep(message, { isMine, hasVote } = {}) {
      const votedIds = new Set(state.votedIds)
      if (hasVote === true) votedIds.add(message.id)
      if (hasVote === false) votedIds.delete(message.id)
      change({
        ...withMessages(state, [message]),
        ownIds: isMine ? new Set(state.ownIds).add(message.id) : state.ownIds,
        votedIds,
      })
    },
    async loadOlder() {
      const before = oldestSeq(state)
      if (before === undefined) return
      const { items, hasMore } = await rooms.messages({ id, before })
      change({ ...withMessages(state, items), hasOlder: hasMore })
    },
    follow,
  }
}
