import { and, eq, ne } from 'drizzle-orm'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { renewSession } from '../security/commands/renew-session.ts'
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

/** Closes every session of the member except this one, which is renewed. Returns how many were closed. */
export async function endOtherSessions(ctx: MemberCtx): Promise<number> {
  const closed = await transact(ctx, (tx) => closeOtherSessions(tx, ctx, ctx.actor.id))
  announceClosedSessions(ctx, closed)
  return closed.ended
}

type ClosedSessions = { memberId: string; ended: number; cookie: string | undefined }

/**
 * Closes every session of a member except the current one, if it is theirs. The current session gets a new token, because somebody may have copied its
 * cookie.
 * Once the transaction is committed, the caller calls `announceClosedSessions`.
 * @throws Refusal UNAUTHORIZED where the current session was closed meanwhile
 */
export async function closeOtherSessions(tx: Tx, ctx: Ctx, memberId: string): Promise<ClosedSessions> {
  const asking = ctx.actor.kind === 'member' && ctx.actor.id === memberId ? ctx.actor : undefined
  const isOther = asking && ne(session.id, asking.sessionId)
  const ended = await tx
    .delete(session)
    .where(and(eq(session.userId, memberId), isOther))
    .returning({ id: session.id })
  return { memberId, ended: ended.length, cookie: asking && (await renewSession(tx, ctx, asking)) }
}

export function announceClosedSessions({ browser, live }: Ctx, { memberId, cookie }: ClosedSessions): void {
  if (cookie) browser.cookies.push(cookie)
  live.sessionsChanged([memberId])
}
