import type { NoticeKind } from '#contract/notifications/schema.ts'
import { presentMembers } from '#server/accounts/queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { pushEvent } from '#server/foundation/transaction.ts'
import { planDeliveries } from '../deliveries.ts'
import { channelsOf } from '../preferences.ts'
import { notice } from '../tables.ts'

type Notify = {
  recipientIds: Iterable<string>
  /** Whose act it tells of; they are never told themselves. */
  senderId: string
  kind: NoticeKind
  subjectId: string
  /** What the subject stands under, with which the notice goes too. */
  contextId?: string
}

/**
 * Tells members of one subject, each once however often this runs: in the app, and outside it as they wish. Blocks are looked at now, when it is told;
 * who wants to hear nothing of the kind is told nothing.
 * @returns the members who are told for the first time
 */
export async function notify(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId' | 'metrics'>,
  { recipientIds, senderId, kind, subjectId, contextId }: Notify,
): Promise<string[]> {
  const others = [...new Set(recipientIds)].filter((id) => id !== senderId)
  if (others.length === 0) return []
  // In one order: two runs of one job that write the same notices could otherwise wait for each other.
  const present = (await presentMembers(tx, others, senderId)).sort()
  const channels = await channelsOf(tx, kind, present)
  const recipients = present.filter((id) => channels.get(id) !== 'none')
  if (recipients.length === 0) return []
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
        createdAt: services.now(),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: notice.id, recipientId: notice.recipientId })
  for (const { id, recipientId } of told) pushEvent(tx, [recipientId], { kind: 'notice', id })
  services.metrics.noticesTold(kind, told.length) // of a transaction that is run again, twice
  await planDeliveries(tx, services, { notices: told, channels })
  return told.map(({ recipientId }) => recipientId)
}
