import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { daysFrom } from '#contract/foundation/days.ts'
import type { NoticeKind } from '#contract/notifications/schema.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { afterCommit, pushEvent } from '#server/foundation/transaction.ts'
import { planDeliveries } from '../delivery-store.ts'
import { channelsOf } from '../preference-queries.ts'
import { notice } from '../tables.ts'

type Together = {
  recipientId: string
  kind: Extract<NoticeKind, 'meToo'>
  contextId: string
}

/**
 * Notifies a member of one more event of a kind whose events share a notice. If a notice of this context is unread or less than 24 hours old, it is updated and
 * unread again, without another mail; else a new one is made. The caller checks blocks.
 * @returns the subject of the notice; an unused one where the member switched the kind off
 */
export async function notifyGrouped(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId' | 'metrics'>,
  { recipientId, kind, contextId }: Together,
): Promise<string> {
  const subjectId = services.newId()
  const channels = await channelsOf(tx, kind, [recipientId])
  if (channels.get(recipientId) === 'none') return subjectId
  const at = services.now()
  const [open] = await tx
    .select()
    .from(notice)
    .where(
      and(
        eq(notice.recipientId, recipientId),
        eq(notice.kind, kind),
        eq(notice.contextId, contextId),
        or(isNull(notice.readAt), gt(notice.createdAt, daysFrom(at, -1))),
      ),
    )
    .orderBy(desc(notice.id))
    .limit(1)
  if (open) {
    await tx.update(notice).set({ readAt: null }).where(eq(notice.id, open.id))
    pushEvent(tx, [recipientId], { kind: 'notice', id: open.id })
    return open.subjectId
  }
  const id = services.newId()
  await tx.insert(notice).values({ id, recipientId, kind, subjectId, contextId, createdAt: at })
  pushEvent(tx, [recipientId], { kind: 'notice', id })
  afterCommit(tx, () => services.metrics.noticesTold(kind, 1))
  await planDeliveries(tx, services, { notices: [{ id, recipientId }], channels })
  return subjectId
}
