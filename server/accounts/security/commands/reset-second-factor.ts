import { eq } from 'drizzle-orm'
import { Email } from '#contract/accounts/email.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { Services } from '#server/foundation/context.ts'
import { writeEvents } from '#server/foundation/work/events.ts'
import { NEWS_MAIL_QUEUE } from '../../mail-jobs.ts'
import { user } from '../../tables.ts'
import { resetSecondFactor } from './recover-account.ts'

export async function resetSecondFactorOf(
  { db, jobs, now, newId, audit }: Pick<Services, 'db' | 'jobs' | 'now' | 'newId' | 'audit'>,
  email: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, Email.safeParse(email).data ?? ''))
    if (!found) return false
    const writer = { now, newId, audit, actor: 'operator' } as const
    if (!(await resetSecondFactor(tx, writer, found.id))) {
      await recordAct(tx, writer, { act: 'member.found-by-address', subject: { memberId: found.id } })
      return false
    }
    await jobs.send(tx, NEWS_MAIL_QUEUE, { kind: 'secondFactorReset', userId: found.id })
    await writeEvents(tx, new Map([[found.id, [{ kind: 'me', id: found.id }]]]))
    return true
  })
}
