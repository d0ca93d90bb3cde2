import { and, inArray, lte } from 'drizzle-orm'
import { DAY_MS } from '#contract/foundation/durations.ts'
import type { Services } from '#server/foundation/context.ts'
import { enqueue, transact } from '#server/foundation/transaction.ts'
import { JOB_LIFE_DAYS } from '#server/foundation/work/queues.ts'
import { type DeliverJob, dueDeliveries, membersWithDue } from '../delivery-store.ts'
import { NOTICE_MAIL_QUEUE } from '../mail-jobs.ts'
import type { NoticeViews } from '../procedures.ts'
import { PUSH_QUEUE } from '../push-jobs.ts'
import { delivery } from '../tables.ts'

const MEMBERS_AT_ONCE = 500
/**
 * How long a delivery is reserved for its mail job: longer than the job is kept, so that there are never two. If the job is lost, the delivery is due again
 * after this.
 */
const HELD_MS = (JOB_LIFE_DAYS + 1) * DAY_MS

export async function deliverDue(services: Services, views: NoticeViews, { memberIds }: DeliverJob): Promise<void> {
  if (memberIds) return deliverToEach(services, views, memberIds)
  const now = services.now()
  for (let after: string | undefined; ; ) {
    const members = await membersWithDue(services.db, now, after, MEMBERS_AT_ONCE)
    await deliverToEach(services, views, members)
    after = members.at(-1)
    if (members.length < MEMBERS_AT_ONCE) return
  }
}

async function deliverToEach(services: Services, views: NoticeViews, memberIds: readonly string[]): Promise<void> {
  for (const id of memberIds)
    await deliverTo(services, views, id).catch((error: unknown) =>
      services.log.error({ err: error }, 'notices of a member not delivered, to be tried again'),
    )
}

/** Drops a notice that was read meanwhile, or is gone or hidden. A delivery by mail stays, reserved for this mail, until it was sent. */
async function deliverTo(services: Services, views: NoticeViews, memberId: string): Promise<void> {
  const now = services.now()
  const due = await dueDeliveries(services.db, memberId, now)
  if (due.length === 0) return
  const open = due.filter(({ isOpen }) => isOpen).map(({ notice }) => notice)
  const shown = await views(services, memberId, open)
  await transact(services, async (tx) => {
    const taken = await tx
      .select({ id: delivery.id, noticeId: delivery.noticeId, channel: delivery.channel })
      .from(delivery)
      .where(
        and(
          inArray(
            delivery.id,
            due.map(({ id }) => id),
          ),
          lte(delivery.dueAt, now),
        ),
      )
      .for('update', { skipLocked: true })
    const told = taken.filter(({ noticeId }) => shown.has(noticeId))
    const mailed = told.filter(({ channel }) => channel === 'email').map(({ id }) => id)
    const gone = taken.filter(({ id }) => !mailed.includes(id)).map(({ id }) => id)
    if (gone.length > 0) await tx.delete(delivery).where(inArray(delivery.id, gone))
    if (told.some(({ channel }) => channel === 'push')) await enqueue(tx, PUSH_QUEUE, { memberId })
    if (mailed.length === 0) return
    await tx
      .update(delivery)
      .set({ dueAt: new Date(now.getTime() + HELD_MS) })
      .where(inArray(delivery.id, mailed))
    await enqueue(tx, NOTICE_MAIL_QUEUE, { memberId, deliveryIds: mailed })
  })
}
