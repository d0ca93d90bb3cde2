import { eq } from 'drizzle-orm'
import { member } from '#server/accounts/tables.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { sharedBy } from './telling.ts'

/** Makes this member one whom public figures count: here for long, and seen to share something on two days. */
export async function established(db: Db, { id }: { id: string }): Promise<void> {
  await db
    .update(member)
    .set({ createdAt: new Date('2024-06-01') })
    .where(eq(member.id, id))
  for (const day of ['2024-06-02', '2024-06-03']) await sharedBy(db, [id], new Date(day))
}
