import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { passkey } from '../../tables.ts'

/** @throws Refusal NOT_FOUND when it is not theirs */
export async function renamePasskey(
  { db, actor }: MemberCtx,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const renamed = await db
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.id, id), eq(passkey.userId, actor.id)))
    .returning({ id: passkey.id })
  if (renamed.length === 0) throw new Refusal('NOT_FOUND')
}
