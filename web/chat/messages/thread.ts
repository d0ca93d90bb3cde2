import type { Message } from '#contract/chat/schema.ts'

/** The part of a conversation that this browser holds: without a gap from its first message to the latest one known, in order. */
export type Thread = { items: readonly Message[]; hasOlder: boolean }

type Page = { items: Message[]; hasMore: boolean }
type PageQuery = { before?: number; after?: number; limit?: number }

/** How many of the latest messages are read again each time, besides those that may still be deleted for both. */
const LATEST = 50
const LATEST_MAX = 200
/** A message is deleted for both within ten minutes; clocks may differ by as many. */
const CHANGEABLE_MS = 20 * 60_000
/** A gap that takes more pages than this is left: the messages before it are asked for again when somebody looks for them. */
const GAP_PAGES = 5

export const newestSeq = (thread: Thread | undefined): number => thread?.items.at(-1)?.seq ?? 0

type ThreadSource = {
  /** Returns the part held at the moment of the question: it may grow while an answer is on its way. */
  known: () => Thread | undefined
  ask: (asked: PageQuery) => Promise<Page>
  now: Date
}

/** Reads the newest messages of a conversation, adds those that were missed, and takes out those deleted since. */
export async function readThread({ known, ask, now }: ThreadSource): Promise<Thread> {
  const begun = known()
  const readTo = newestSeq(begun)
  const page = await ask({ limit: howMany(begun, now) })
  const latest: Thread = { items: page.items.toReversed(), hasOlder: page.hasMore }
  const first = latest.items[0]?.seq ?? 0
  if (readTo === 0 || !latest.hasOlder || first <= readTo + 1) return withLatest(known(), latest, readTo)
  const missed = await readBetween(ask, readTo, first)
  if (!missed) return withLatest(undefined, latest, 0)
  return withLatest(known(), { ...latest, items: [...missed, ...latest.items] }, readTo)
}

function howMany(known: Thread | undefined, now: Date): number {
  const since = now.getTime() - CHANGEABLE_MS
  const changeable = known?.items.filter(({ createdAt }) => createdAt.getTime() > since).length ?? 0
  return Math.min(LATEST_MAX, Math.max(LATEST, changeable + LATEST))
}

/** The messages after one number and before another; undefined where there are too many of them. */
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
 * Returns the held part with its end as it was just read: a message missing there was deleted, unless it came while the answer was on its way.
 * @param readTo  the newest `seq` that was held when the question was asked
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

/** Adds a page of older messages, latest first as they are answered; returns the thread as it was where the page is not the one before it. */
export function withOlder(thread: Thread, { items, hasMore }: Page, before: number): Thread {
  if (thread.items[0]?.seq !== before) return thread
  return { items: [...items.toReversed(), ...thread.items], hasOlder: hasMore }
}

/** Adds a message that was just sent; undefined where messages lie between that are not held yet. */
export function withSent(thread: Thread, sent: Message): Thread | undefined {
  if (thread.items.some(({ id }) => id === sent.id)) return thread
  return sent.seq === newestSeq(thread) + 1 ? { ...thread, items: [...thread.items, sent] } : undefined
}

export const withoutMessage = (thread: Thread, id: string): Thread => ({
  ...thread,
  items: thread.items.filter((message) => message.id !== id),
})
