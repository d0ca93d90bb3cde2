import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { daysFrom } from '#contract/foundation/days.ts'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { JOB_LIFE_DAYS } from '#server/foundation/work/queues.ts'
import { erasedFrom, warnableSince } from '../privacy/inactivity-dates.ts'
import { queuePrivacyMail } from '../privacy/privacy-mail-jobs.ts'
import { erasure, member, user } from '../tables.ts'

const AT_ONCE = 100

const LOST_DAYS = JOB_LIFE_DAYS + 1

export async function warnInactive(services: Services): Promise<void> {
  const at = services.now()
  const isUnwarned = and(
    lt(member.lastSeenAt, warnableSince(at)),
    isNull(member.warnedAt),
    or(isNull(member.warningQueuedAt), lt(member.warningQueuedAt, daysFrom(at, -LOST_DAYS))),
  )
  for (;;) {
    const inactive = await services.db
      .select({ id: member.id, queuedAt: member.warningQueuedAt })
      .from(member)
      .innerJoin(user, eq(user.id, member.id))
      .leftJoin(erasure, eq(erasure.memberId, member.id))
      .where(and(isUnwarned, isNull(erasure.memberId), user.emailVerified))
      .orderBy(asc(member.lastSeenAt))
      .limit(AT_ONCE)
    for (const { id, queuedAt } of inactive)
      await transact(services, async (tx) => {
        const [warned] = await tx
          .update(member)
          .set({ warningQueuedAt: at })
          .where(and(eq(member.id, id), isUnwarned))
          .returning({ id: member.id })
        if (warned)
          await queuePrivacyMail(tx, { kind: 'absent', memberId: id, day: erasedFrom(at), isAgain: queuedAt !== null })
      })
    if (inactive.length < AT_ONCE) return
  }
}
