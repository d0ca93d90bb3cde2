import { and, eq, ne } from 'drizzle-orm'
import type { Member } from '#server/foundation/actor.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { session } from '../tables.ts'

/**
 * Closes one session, with its live sockets.
 * @throws Refusal NOT_FOUND when it is none of theirs, or over
 */
export async function endSession({ db, live, actor }: MemberCtx, id: string): Promise<void> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, actor.id)))
    .returning({ id: session.id })
  if (ended.length === 0) throw new Refusal('NOT_FOUND')
  live.sessionsChanged([actor.id])
}

/** Closes every session but the one that asks; answers how many there were. */
export async function endOtherSessions({ db, live, actor }: MemberCtx): Promise<number> {
  const ended = await closeOtherSessions(db, actor)
  live.sessionsChanged([actor.id])
  return ended
}

/** The same, within a transaction: once it is committed, say so with `live.sessionsChanged`. */
export async function closeOtherSessions(
  db: Reader,
  { id, sessionId }: Pick<Member, 'id' | 'sessionId'>,
): Promise<number> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, id), ne(session.id, sessionId)))
    .returning({ id: session.id })
  return ended.length
}
