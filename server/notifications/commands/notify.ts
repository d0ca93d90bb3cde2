import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { daysFrom } from '#contract/foundation/days.ts'
import type { NoticeKind } from '#contract/notifications/schema.ts'
import { presentMembers } from '#server/accounts/queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { afterCommit, pushEvent } from '#server/foundation/transaction.ts'
import { planDeliveries } from '../delivery-store.ts'
import { channelsOf } from '../preference-queries.ts'
import { notice, recoveryReach } from '../tables.ts'

type Notify = {
  recipientIds: Iterable<string>
  senderId: string
  kind: NoticeKind
  subjectId: string
  contextId?: string
  /** A member gets one notice of these kinds in 24 hours. Further ones are listed as read, and not sent by mail or push. */
  oneADayOf?: readonly NoticeKind[]
}

/**
 * Each member is notified once, however often this runs. Blocks are checked now. A member who switched the kind off gets nothing.
 * @returns the members who are notified for the first time
 */
export async function notify(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId' | 'metrics'>,
  { recipientIds, senderId, kind, subjectId, contextId, oneADayOf = [] }: Notify,
): Promise<string[]> {
  const others = [...new Set(recipientIds)].filter((id) => id !== senderId)
  if (others.length === 0) return []
  // Members are sorted: two runs of one job that write the same notices could otherwise wait for each other.
  const present = (await presentMembers(tx, others, senderId)).sort()
  const channels = await channelsOf(tx, kind, present)
  const recipients = present.filter((id) => channels.get(id) !== 'none')
  if (recipients.length === 0) return []
  const at = services.now()
  const heard = await heardToday(tx, { kinds: oneADayOf, at, memberIds: recipients })
  const known = kind === 'recovery' ? await toldBefore(tx, { senderId, kind, memberIds: recipients }) : new Set()
  const told = await tx
    .insert(notice)
    .values(
      recipients.map((recipientId) => ({
        id: services.newId(),
        recipientId,
        senderId,
        kind,
        subjectId,
        contextId: contextId ?? null,
        createdAt: at,
        readAt: heard.has(recipientId) ? at : null,
        isQuiet: heard.has(recipientId),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: notice.id, recipientId: notice.recipientId })
  if (kind === 'recovery')
    await addReached(tx, senderId, told.filter(({ recipientId }) => !known.has(recipientId)).length)
  for (const { id, recipientId } of told) pushEvent(tx, [recipientId], { kind: 'notice', id })
  afterCommit(tx, () => services.metrics.noticesTold(kind, told.length))
  await planDeliveries(tx, services, { notices: told.filter(({ recipientId }) => !heard.has(recipientId)), channels })
  return told.map(({ recipientId }) => recipientId)
}

type Sent = { senderId: string; kind: NoticeKind; memberIds: readonly string[] }

async function toldBefore(tx: Tx, { senderId, kind, memberIds }: Sent): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: notice.recipientId })
    .from(notice)
    .where(and(eq(notice.senderId, senderId), eq(notice.kind, kind), inArray(notice.recipientId, [...memberIds])))
  return new Set(rows.map(({ id }) => id))
}

async function addReached(tx: Tx, memberId: string, members: number): Promise<void> {
  if (members === 0) return
  await tx
    .insert(recoveryReach)
    .values({ memberId, members })
    .onConflictDoUpdate({
      target: recoveryReach.memberId,
      set: { members: sql`${recoveryReach.members} + excluded.members` },
    })
}

type Heard = { kinds: readonly NoticeKind[]; at: Date; memberIds: readonly string[] }

/** Locks each member, in the order of their ids, so that they get no other notice of these kinds until the transaction ends. */
async function heardToday(tx: Tx, { kinds, at, memberIds }: Heard): Promise<Set<string>> {
  if (kinds.length === 0) return new Set()
  await lockNames(tx, ...memberIds.map((id) => `notice-of-a-day:${id}`))
  const rows = await tx
    .selectDistinct({ id: notice.recipientId })
    .from(notice)
    .where(
      and(
        inArray(notice.kind, [...kinds]),
        eq(notice.isQuiet, false),
        gt(notice.createdAt, daysFrom(at, -1)),
        inArray(notice.recipientId, [...memberIds]),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
