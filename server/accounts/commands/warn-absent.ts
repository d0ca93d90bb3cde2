import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { erasedFrom, warnableSince } from '../privacy/inactivity-dates.ts'
import { queueRightsMail } from '../privacy/privacy-mail-jobs.ts'
import { erasure, member, user } from '../tables.ts'

const AT_ONCE = 100

/** Tells members whom nobody has seen for 23 months that their account will be erased, once each and a month ahead. */
export async function warnAbsent(services: Services): Promise<void> {
  const at = services.now()
  const toWarn = and(lt(member.lastSeenAt, warnableSince(at)), isNull(member.warnedAt), isNull(erasure.memberId))
  for (;;) {
    const absent = await services.db
      .select({ id: member.id })
      .from(member)
      .innerJoin(user, eq(user.id, member.id))
      .leftJoin(erasure, eq(erasure.memberId, member.id))
      .where(and(toWarn, user.emailVerified))
      .orderBy(asc(member.lastSeenAt))
      .limit(AT_ONCE)
    for (const { id } of absent)
      await transact(services, async (tx) => {
        const [warned] = await tx
          .update(member)
          .set({ warnedAt: at })
          .where(and(eq(member.id, id), isNull(member.warnedAt), lt(member.lastSeenAt, warnableSince(at))))
          .returning({ id: member.id })
        if (warned) await queueRightsMail(tx, { kind: 'absent', memberId: id, day: erasedFrom(at) })
      })
    if (absent.length < AT_ONCE) return
  }
}
