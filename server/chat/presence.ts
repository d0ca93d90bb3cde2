import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db, Reader } from '#server/foundation/db/database.ts'
import type { Live } from '#server/foundation/live.ts'
import type { Log } from '#server/foundation/log.ts'
import { mannersOf } from './queries.ts'
import { conversation, presence } from './tables.ts'

/** A server says this often who is there, and is believed for so long. */
const BEAT_MS = 25_000
const BELIEVED_SECONDS = 60
/** A page that is loaded anew comes back within this: nobody is told that its member left. */
const GRACE_MS = 4_000
/** Told to so many of a member's conversations, the latest. */
const TOLD_MAX = 50

export type Presence = {
  hear(memberId: string, isHere: boolean): void
  close(): Promise<void>
}

/**
 * Who is there, on every server: this one writes who holds a socket to it, and tells those who look at a conversation with them, unless they hide
 * it. What is lost here heals by itself: a server that died is not believed for long.
 */
export function openPresence({ db, live, log }: { db: Db; live: Live; log: Log }): Presence {
  const serverId = v7()
  const here = new Set<string>()
  const leaving = new Map<string, NodeJS.Timeout>()
  let work = Promise.resolve()
  let isClosed = false
  const inTurn = (act: () => Promise<void>) => {
    work = work.then(act).catch((error: unknown) => log.warn({ err: error }, 'presence not told'))
  }

  const beating = setInterval(() => inTurn(beat), BEAT_MS)
  beating.unref()

  async function beat() {
    await db.update(presence).set({ until: believedUntil }).where(eq(presence.serverId, serverId))
    await db.delete(presence).where(sql`${presence.until} < now() - interval '1 hour'`)
  }

  async function arrive(memberId: string) {
    await db
      .insert(presence)
      // Whose account went meanwhile is nowhere.
      .select(sql`select id, ${serverId}::uuid, ${believedUntil} from member where id = ${memberId}`)
      .onConflictDoUpdate({ target: [presence.memberId, presence.serverId], set: { until: believedUntil } })
    await tell(memberId)
  }

  async function leave(memberId: string) {
    if (here.has(memberId)) return
    await db.delete(presence).where(and(eq(presence.memberId, memberId), eq(presence.serverId, serverId)))
    await tell(memberId)
  }

  async function tell(memberId: string) {
    if (!(await mannersOf(db, [memberId]))(memberId).showsPresence) return
    const talks = await db
      .select({ id: conversation.id })
      .from(conversation)
      .where(
        and(
          or(eq(conversation.lowId, memberId), eq(conversation.highId, memberId)),
          isNotNull(conversation.activeSince),
          isNull(conversation.endedAt),
        ),
      )
      .orderBy(sql`${conversation.lastMessageAt} desc`)
      .limit(TOLD_MAX)
    if (talks.length > 0) live.signal(talks.map(({ id }) => ({ kind: 'conversation', id, by: memberId })))
  }

  return {
    hear(memberId, isHere) {
      if (isClosed) return
      clearTimeout(leaving.get(memberId))
      const wasLeaving = leaving.delete(memberId)
      if (isHere) {
        here.add(memberId)
        if (!wasLeaving) inTurn(() => arrive(memberId))
        return
      }
      here.delete(memberId)
      const timer = setTimeout(() => {
        leaving.delete(memberId)
        inTurn(() => leave(memberId))
      }, GRACE_MS)
      timer.unref()
      leaving.set(memberId, timer)
    },
    async close() {
      isClosed = true
      clearInterval(beating)
      for (const timer of leaving.values()) clearTimeout(timer)
      inTurn(async () => void (await db.delete(presence).where(eq(presence.serverId, serverId))))
      await work
    },
  }
}

const believedUntil = sql`now() + make_interval(secs => ${BELIEVED_SECONDS})`

/** Of these members, those who are there. */
export async function onlineAmong(db: Reader, memberIds: readonly string[]): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ memberId: presence.memberId })
    .from(presence)
    .where(and(inArray(presence.memberId, [...memberIds]), gt(presence.until, sql`now()`)))
  return new Set(rows.map(({ memberId }) => memberId))
}
