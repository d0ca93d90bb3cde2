import { and, eq, gte } from 'drizzle-orm'
import type { NoticeKind } from '#contract/notifications/schema.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { afterCommit, pushEvent } from '#server/foundation/transaction.ts'
import { planDeliveries } from '../delivery-store.ts'
import { channelsOf } from '../preference-queries.ts'
import { notice } from '../tables.ts'

type Reminder = {
  recipientId: string
  kind: Extract<NoticeKind, 'reminder' | 'checkIn' | 'conference' | 'proposal' | 'moderation'>
  subjectId: string
  /** A member who was reminded since then is not reminded again. */
  since?: Date
}

/** One notice a subject, which moves to the top and is unread again each time. A member who switched the kind off gets nothing. */
export async function remindMember(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId' | 'metrics'>,
  { recipientId, kind, subjectId, since }: Reminder,
): Promise<void> {
  const chosen = await channelsOf(tx, kind, [recipientId])
  // A decision of moderation has a mail of its own in any case, which says more.
  const channels =
    kind === 'moderation' && chosen.get(recipientId) === 'email' ? new Map([[recipientId, 'app' as const]]) : chosen
  if (channels.get(recipientId) === 'none') return
  const isTheSame = and(eq(notice.recipientId, recipientId), eq(notice.kind, kind), eq(notice.subjectId, subjectId))
  if (since && (await tx.$count(notice, and(isTheSame, gte(notice.createdAt, since)))) > 0) return
  await tx.delete(notice).where(isTheSame)
  const id = services.newId()
  await tx.insert(notice).values({ id, recipientId, kind, subjectId, createdAt: services.now() })
  pushEvent(tx, [recipientId], { kind: 'notice', id })
  afterCommit(tx, () => services.metrics.noticesTold(kind, 1))
  await planDeliveries(tx, services, { notices: [{ id, recipientId }], channels })
}
