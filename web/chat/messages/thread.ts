import { MESSAGES_PER_PAGE } from '#contract/chat/limits.ts'
import type { Message } from '#contract/chat/schema.ts'

/** It has no gap from its first message to the latest known one. */
export type Thread = { items: readonly Message[]; hasOlder: boolean }

type Page = { items: Message[]; hasMore: boolean }
type PageQuery = { before?: number; after?: number; limit?: number }

/** The number of latest messages that each fetch reads again, beside those that may still be deleted for both. */
const LATEST = MESSAGES_PER_PAGE
const LATEST_MAX = 200
/** Ten minutes in which a message may still be deleted for both, and as much for clocks that differ. */
const CHANGEABLE_MS = 20 * 60_000
/** With more missing pages, the older messages are dropped, and fetched again when the reader scrolls to them. */
const GAP_PAGES = 5

export const newestSeq = (thread: Thread | undefined): number => thread?.items.at(-1)?.seq ?? 0

type ThreadSource = {
  /** It may grow while a request is pending. */
  known: () => Thread | undefined
  ask: (asked: PageQuery) => Promise<Page>
  now: Date
}

export async function readThread({ known, ask, now }: ThreadSource): Promise<Thread> {
  const begun = known()
  const readTo = newestSeq(begun)
  const page = await ask({ limit: howMany(begun, now) })
  const latest = threadOf(page)
  const first = latest.items[0]?.seq ?? 0
  if (readTo === 0 || !latest.hasOlder || first <= readTo + 1) return withLatest(known(), latest, readTo)
  const missed = await readBetween(ask, readTo, first)
  if (!missed) return withLatest(undefined, latest, 0)
  return withLatest(known(), { ...latest, items: [...missed, ...latest.items] }, readTo)
}

export const threadOf = ({ items, hasMore }: Page): Thread => ({ items: items.toReversed(), hasOlder: hasMore })

function howMany(known: Thread | undefined, now: Date): number {
  const since = now.getTime() - CHANGEABLE_MS
  const changeable = known?.items.filter(({ createdAt }) => createdAt.getTime() > since).length ?? 0
  return Math.min(LATEST_MAX, Math.max(LATEST, changeable + LATEST))
}

/** Both numbers are excluded; undefined when there are too many messages. */
async function readBetween(
  ask: ThreadSource['ask'],
  readTo: number,
  first: number,
): Promise<readonly Message[] | undefined> {
  const missed: Message[] = []
  let after = readTo
  for (let page = 0; page < GAP_PAGES; page++) {
    const { items, hasMore } = await ask({ after, limit: LATEST_MAX })
    missed.push(...items.filter(({ seq }) => seq < first))
    const last = items.at(-1)
    if (!hasMore || !last || last.seq >= first) return missed
    after = last.seq
  }
  return undefined
}

/**
 * A message missing from the latest answer was deleted, unless it arrived while the request was pending.
 * @param readTo the newest `seq` that was loaded when the request was sent
 */
export function withLatest(known: Thread | undefined, latest: Thread, readTo: number): Thread {
  const first = latest.items[0]?.seq
  const last = latest.items.at(-1)?.seq ?? 0
  const held = known?.items ?? []
  const older = latest.hasOlder && first !== undefined ? held.filter(({ seq }) => seq < first) : []
  const cameMeanwhile = held.filter(({ seq }) => seq > last && seq > readTo)
  return {
    items: [...older, ...latest.items, ...cameMeanwhile],
    hasOlder: older.length > 0 ? (known?.hasOlder ?? false) : latest.hasOlder,
  }
}

/** The page comes latest first. Returns the thread unchanged when the page does not end right before it. */
export function withOlder(thread: Thread, { items, hasMore }: Page, before: number): Thread {
  if (thread.items[0]?.seq !== before) return thread
  return { items: [...items.toReversed(), ...thread.items], hasOlder: hasMore }
}

export function withSent(thread: Thread, sent: Message): Thread | undefined {
  if (thread.items.some(({ id }) => id === sent.id)) return thread
  return sent.seq === newestSeq(thread) + 1 ? { ...thread, items: [...thread.items, sent] } : undefined
}

export const withoutMessage = (thread: Thread, id: string): Thread => ({
  ...thread,
  items: thread.items.filter((message) => message.id !== id),
})
