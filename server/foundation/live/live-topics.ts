import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { z } from 'zod'
import { type FieldFault, faultsOf } from '#contract/foundation/faults.ts'
import { type Broadcast, type LiveRefusal, LiveRequest, type Topic } from '#contract/foundation/live.ts'
import { REPLAYED_MAX_MS, REPLAYED_MS } from '#contract/foundation/live-limits.ts'
import { isSmallJson } from '../net/json-size.ts'
import type { Log } from '../observe/log.ts'
import { inputFaults } from '../unknown-keys.ts'

export type TopicRules = {
  /**
   * Returns the topics among these that this member may watch. Called when they are named, and again when the member's own roles or blocks change. It ignores
   * blocks that others make, because a change of the answer would reveal them; `mayHear` applies those.
   */
  mayWatch(memberId: string, topics: readonly Topic[]): Promise<Topic[]>
  mayHear(broadcast: Broadcast): Promise<(memberId: string) => boolean>
  /** Undefined where the member's browser must request the content. Read once for all watchers. */
  newsOf(broadcast: Broadcast): Promise<(memberId: string) => unknown>
}

export type Watcher = { ws: WebSocket; memberId: string }

export type Topics = {
  hear(watcher: Watcher, data: unknown): void
  /** Checks again what this watcher may watch, because what the member may see has changed. */
  recheck(watcher: Watcher): void
  forget(watcher: Watcher): void
  tell(broadcasts: readonly Broadcast[]): void
  sent(): number
  close(): void
}

const GATHER_MS = 50
/** A browser with more unsent bytes than this gets no broadcasts, because it reads too slowly and a late broadcast is useless. */
const BUFFER_MAX = 64 * 1024
const RETRY_MS = 2_000

/** The last broadcast by each member, because not everybody may get it, and the time of the latest of all. */
type Recent = { at: number; broadcasts: Map<string, { broadcast: Broadcast; at: number }> }
type Watch = { asked: readonly Topic[]; readMsAgo: number; granted: ReadonlySet<Topic>; isAsking: boolean }

const whoseOf = ({ by = '', of = [], to = '', under = '' }: Broadcast): string => [by, to, under, ...of].join()

export function openTopics({ mayWatch, mayHear, newsOf }: TopicRules, log: Log): Topics {
  const watches = new Map<Watcher, Watch>()
  const watchers = new Map<Topic, Set<Watcher>>()
  const recent = new Map<Topic, Recent>()
  let due = new Map<string, Broadcast>()
  let telling: NodeJS.Timeout | undefined
  let sent = 0

  // One check at a time runs for each socket, and only the last set named counts.
  function watch(watcher: Watcher, asked: readonly Topic[], readMsAgo: number) {
    const theirs = watches.get(watcher) ?? { asked, readMsAgo, granted: new Set(), isAsking: false }
    Object.assign(theirs, { asked, readMsAgo })
    watches.set(watcher, theirs)
    if (!theirs.isAsking) void ask(watcher, theirs)
  }

  async function ask(watcher: Watcher, theirs: Watch) {
    theirs.isAsking = true
    for (let answered: readonly Topic[] | undefined; answered !== theirs.asked; ) {
      answered = theirs.asked
      const granted = await allowed(watcher.memberId, answered)
      if (watches.get(watcher) !== theirs) return
      grant(watcher, theirs, new Set(granted))
      if (granted) continue
      await sleep(RETRY_MS, undefined, { ref: false })
      if (watches.get(watcher) !== theirs) return
      answered = undefined
    }
    theirs.isAsking = false
  }

  /** Undefined where the check failed: nothing may be watched until it succeeds. */
  async function allowed(memberId: string, topics: readonly Topic[]): Promise<Topic[] | undefined> {
    if (topics.length === 0) return []
    return mayWatch(memberId, topics).catch((error: unknown) => {
      log.warn({ err: error }, 'topics not granted yet')
      return undefined
    })
  }

  function grant(watcher: Watcher, theirs: Watch, granted: ReadonlySet<Topic>) {
    const before = theirs.granted
    theirs.granted = granted
    for (const topic of before) if (!granted.has(topic)) leave(watcher, topic)
    for (const topic of granted) {
      if (before.has(topic)) continue
      watchers.set(topic, (watchers.get(topic) ?? new Set()).add(watcher))
      for (const { broadcast, at } of recent.get(topic)?.broadcasts.values() ?? [])
        if (Date.now() - at < theirs.readMsAgo) void send(broadcast, [watcher], NO_NEWS)
    }
  }

  function leave(watcher: Watcher, topic: Topic) {
    const others = watchers.get(topic)
    others?.delete(watcher)
    if (others?.size === 0) watchers.delete(topic)
  }

  function flush() {
    const broadcasts = [...due.values()]
    due = new Map()
    telling = undefined
    for (const broadcast of broadcasts) {
      const theirs = watchers.get(topicOf(broadcast))
      if (theirs) void send(broadcast, theirs, newsOf)
    }
  }

  async function send(broadcast: Broadcast, whom: Iterable<Watcher>, readNews: TopicRules['newsOf']) {
    try {
      const [isHeardBy, newsFor] = await Promise.all([mayHear(broadcast), readNews(broadcast)])
      const words = new Map<unknown, string>()
      for (const { ws, memberId } of whom) {
        if (ws.readyState !== ws.OPEN || ws.bufferedAmount > BUFFER_MAX) continue
        if (memberId === broadcast.by || (broadcast.to && broadcast.to !== memberId) || !isHeardBy(memberId)) continue
        const news = newsFor(memberId)
        const theirs = words.get(news) ?? JSON.stringify({ kind: broadcast.kind, id: broadcast.id, news })
        words.set(news, theirs)
        ws.send(theirs)
        sent += 1
      }
    } catch (error) {
      log.warn({ err: error }, 'signal lost')
    }
  }

  function remember(broadcast: Broadcast) {
    const at = Date.now()
    const topic = topicOf(broadcast)
    const broadcasts = recent.get(topic)?.broadcasts ?? new Map()
    recent.delete(topic) // so that the oldest comes first
    recent.set(topic, { at, broadcasts: broadcasts.set(whoseOf(broadcast), { broadcast, at }) })
    for (const [old, last] of recent) {
      if (at - last.at < REPLAYED_MAX_MS) break
      recent.delete(old)
    }
  }

  return {
    hear(watcher, data) {
      const { request, fields } = readRequest(data)
      if (request) return watch(watcher, request.watch, request.readMsAgo)
      const refusal: LiveRefusal = { kind: 'refused', code: 'INVALID_INPUT', fields }
      if (watcher.ws.bufferedAmount <= BUFFER_MAX) watcher.ws.send(JSON.stringify(refusal))
    },
    recheck(watcher) {
      const theirs = watches.get(watcher)
      if (theirs) watch(watcher, [...theirs.asked], REPLAYED_MS)
    },
    forget(watcher) {
      for (const topic of watches.get(watcher)?.granted ?? []) leave(watcher, topic)
      watches.delete(watcher)
    },
    tell(broadcasts) {
      for (const broadcast of broadcasts) {
        if (broadcast.kind !== 'typing') remember(broadcast)
        due.set(`${broadcast.kind}${broadcast.id}${whoseOf(broadcast)}`, broadcast)
      }
      if (due.size > 0) telling ??= setTimeout(flush, GATHER_MS)
    },
    sent: () => sent,
    close: () => clearTimeout(telling),
  }
}

/** New watchers get no content: they have just read everything, and request it themselves. */
const NO_NEWS: TopicRules['newsOf'] = async () => () => undefined

const topicOf = ({ kind, id }: Broadcast): Topic =>
  kind === 'feed' ? kind : kind === 'post' || kind === 'room' ? `${kind}:${id}` : `conversation:${id}`

type ReadRequest =
  | { request: z.output<typeof LiveRequest>; fields?: undefined }
  | { request?: undefined; fields: FieldFault[] }

function readRequest(data: unknown): ReadRequest {
  const text = String(data)
  let said: unknown
  try {
    said = isSmallJson(text) && JSON.parse(text)
  } catch {
    said = false
  }
  if (said === false) return { fields: [{ path: '', code: 'invalid' }] }
  const fields = inputFaults(LiveRequest, said)
  if (fields.length > 0) return { fields }
  const { data: request, error } = LiveRequest.safeParse(said)
  return request ? { request } : { fields: faultsOf(error.issues) }
}
