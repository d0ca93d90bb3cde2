import { and, asc, eq, gt, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import type { NoticeChannel } from '#contract/notifications/schema.ts'
import { isSuspended } from '#server/accounts/sanction-queries.ts'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { instantOf } from '#server/foundation/db/instant.ts'
import { enqueue } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { DEFAULT_RHYTHM, dueAt, type Rhythm } from './delivery-dates.ts'
import { rhythmsOf } from './preference-queries.ts'
import type { NoticeFacts } from './queries.ts'
import { delivery, notice, pushSubscription } from './tables.ts'

export const DELIVER_QUEUE = defineQueue<DeliverJob>('notifications.deliver')

export type DeliverJob = { memberIds?: string[] }

type Outside = (typeof delivery.$inferSelect)['channel']

type Plan = {
  notices: readonly { id: string; recipientId: string }[]
  channels: ReadonlyMap<string, NoticeChannel>
}

export async function planDeliveries(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId'>,
  { notices, channels }: Plan,
): Promise<void> {
  const pushed = await pushedMembers(
    tx,
    notices.map(({ recipientId }) => recipientId),
  )
  const wanted = notices.flatMap(({ id: noticeId, recipientId: memberId }) => {
    const outside: Outside[] = []
    if (channels.get(memberId) === 'email') outside.push('email')
    if (pushed.has(memberId)) outside.push('push')
    return outside.map((channel) => ({ noticeId, memberId, channel }))
  })
  if (wanted.length === 0) return
  const now = services.now()
  const rhythms = await rhythmsOf(
    tx,
    wanted.map(({ memberId }) => memberId),
  )
  const planned = wanted.map((each) => ({
    ...each,
    id: services.newId(),
    dueAt: deliveryDueAt(now, each.channel, rhythms.get(each.memberId)),
  }))
  await tx.insert(delivery).values(planned)
  const dueNow = planned.filter((each) => each.dueAt <= now).map(({ memberId }) => memberId)
  if (dueNow.length > 0) await deliverSoon(tx, dueNow)
}

export const deliverSoon = (tx: Tx, memberIds: readonly string[]) =>
  enqueue(tx, DELIVER_QUEUE, { memberIds: [...new Set(memberIds)] })

/** Digests apply to mails only: a push says nothing but that there is something new, and is useless when late. */
export const deliveryDueAt = (now: Date, channel: Outside, rhythm: Rhythm = DEFAULT_RHYTHM): Date =>
  dueAt(now, channel === 'push' ? { ...rhythm, digest: 'each' } : rhythm)

async function pushedMembers(db: Reader, memberIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: pushSubscription.memberId })
    .from(pushSubscription)
    .where(inArray(pushSubscription.memberId, [...memberIds]))
  return new Set(rows.map(({ id }) => id))
}

/** SQL: the delivery is due. Those of a suspended member wait until the suspension is over. */
const isDue = (now: Date): SQL | undefined =>
  and(lte(delivery.dueAt, now), not(isSuspended(delivery.memberId, instantOf(now))))

export async function membersWithDue(db: Reader, now: Date, after: string | undefined, limit: number) {
  const rows = await db
    .selectDistinct({ id: delivery.memberId })
    .from(delivery)
    .where(and(isDue(now), after === undefined ? undefined : gt(delivery.memberId, after)))
    .orderBy(asc(delivery.memberId))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export type PlannedDelivery = { id: string; channel: Outside; isOpen: boolean; notice: NoticeFacts }

export const dueDeliveries = (db: Reader, memberId: string, now: Date): Promise<PlannedDelivery[]> =>
  deliveriesWhere(db, memberId, isDue(now))

export const deliveriesOf = (db: Reader, memberId: string, ids: readonly string[]): Promise<PlannedDelivery[]> =>
  deliveriesWhere(db, memberId, inArray(delivery.id, [...ids]))

async function deliveriesWhere(db: Reader, memberId: string, which: SQL | undefined): Promise<PlannedDelivery[]> {
  const rows = await db
    .select({
      id: delivery.id,
      channel: delivery.channel,
      isOpen: sql<boolean>`${and(isNull(notice.readAt), notBlocked(memberId, notice.senderId))}`,
      notice,
    })
    .from(delivery)
    .innerJoin(notice, eq(notice.id, delivery.noticeId))
    .where(and(eq(delivery.memberId, memberId), which))
  return rows.map(({ notice: { readAt, ...facts }, ...planned }) => ({
    ...planned,
    notice: { ...facts, isRead: readAt !== null },
  }))
}
