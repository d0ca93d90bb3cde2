import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { PRESENCE_SECONDS } from '#contract/chat/limits.ts'
import type { Db } from '#server/foundation/db/database.ts'
import type { Live } from '#server/foundation/live/live.ts'
import type { Log } from '#server/foundation/observe/log.ts'
import { chatPreferencesOf } from './preference-queries.ts'
import { latestConversations } from './queries.ts'
import { presence } from './tables.ts'

const HEARTBEAT_MS = 25_000
/** A page that reloads reconnects within this time, so that nobody is told that its member left. */
const GRACE_MS = 4_000
export type Presence = {
  hear(memberId: string, isHere: boolean): void
  close(): Promise<void>
}

type PresenceOptions = { db: Db; live: Pick<Live, 'broadcast'>; log: Log; heartbeatMs?: number }

/** Each server writes the members with a live socket to it. If a server dies, its entries expire, and another server tells that its members are gone. */
export function openPresence({ db, live, log, heartbeatMs = HEARTBEAT_MS }: PresenceOptions): Presence {
  const serverId = v7()
  const here = new Set<string>()
  const leaving = new Map<string, NodeJS.Timeout>()
  let work = Promise.resolve()
  let isClosed = false
  const inTurn = (act: () => Promise<void>) => {
    work = work.then(act).catch((error: unknown) => log.warn({ err: error }, 'presence not told'))
  }

  const beating = setInterval(() => inTurn(beat), heartbeatMs)
  beating.unref()

  /** Writes all entries again, because the table is unlogged and empty after a crash of the database. */
  async function beat() {
    await write([...here])
    const gone = await db
      .delete(presence)
      .where(lt(presence.until, sql`now()`))
      .returning({ memberId: presence.memberId })
    for (const memberId of new Set(gone.map((row) => row.memberId))) await tell(memberId)
  }

  async function write(memberIds: readonly string[]) {
    await db
      .insert(presence)
      // The rows are selected from `member`, so that an account that was erased meanwhile gets none.
      .select(
        sql`select id, ${serverId}::uuid, ${believedUntil} from member where id = any(${sql.param([...memberIds])}::uuid[])`,
      )
      .onConflictDoUpdate({ target: [presence.memberId, presence.serverId], set: { until: believedUntil } })
  }

  async function arrive(memberId: string) {
    await write([memberId])
    await tell(memberId)
  }

  async function leave(memberId: string) {
    if (here.has(memberId)) return
    await db.delete(presence).where(and(eq(presence.memberId, memberId), eq(presence.serverId, serverId)))
    await tell(memberId)
  }

  async function tell(memberId: string) {
    const talks = await latestConversations(db, memberId)
    const preferences = await chatPreferencesOf(db, [memberId, ...talks.map(({ otherId }) => otherId)])
    if (!preferences(memberId).showsPresence) return
    const seen = talks.filter(({ otherId }) => preferences(otherId).showsPresence)
    if (seen.length > 0) live.broadcast(seen.map(({ id }) => ({ kind: 'conversation', id, by: memberId })))
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

const believedUntil = sql`now() + make_interval(secs => ${PRESENCE_SECONDS})`

/** SQL: this member is online. It is a scalar subquery, because for an `exists` PostgreSQL might read all members who are online first. */
export const isOnline = (memberId: SQL): SQL =>
  sql`coalesce((select true from ${presence} where ${presence.memberId} = ${memberId} and ${presence.until} > now() limit 1), false)`
