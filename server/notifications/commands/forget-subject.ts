import { and, eq, ne, or } from 'drizzle-orm'
import type { NoticeKind } from '#contract/notifications/schema.ts'
import type { Services } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { notice } from '../tables.ts'

type Forgetting = {
  kind?: NoticeKind
  except?: NoticeKind
  isQuiet?: boolean
}

export async function forgetSubject(
  services: Services,
  subjectId: string,
  { kind, except, isQuiet = false }: Forgetting = {},
): Promise<void> {
  await transact(services, async (tx) => {
    const removed = await tx
      .delete(notice)
      .where(
        and(
          or(eq(notice.subjectId, subjectId), eq(notice.contextId, subjectId)),
          kind && eq(notice.kind, kind),
          except && ne(notice.kind, except),
        ),
      )
      .returning({ id: notice.id, recipientId: notice.recipientId })
    if (isQuiet) return
    for (const { id, recipientId } of removed) pushEvent(tx, [recipientId], { kind: 'notice', id })
  })
}
