import { eq } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import { type Hiding, hidingValues } from '#server/foundation/hiding.ts'
import { pushEvent } from '#server/foundation/transaction.ts'
import { member } from '../tables.ts'

export async function hideProfile(tx: Tx, memberId: string, hiding: Hiding): Promise<boolean> {
  const changed = await tx
    .update(member)
    .set(hidingValues(hiding))
    .where(eq(member.id, memberId))
    .returning({ id: member.id })
  if (changed.length > 0) pushEvent(tx, [memberId], { kind: 'me', id: memberId })
  return changed.length > 0
}
