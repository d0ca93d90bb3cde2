import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { PreferencesInput } from '#contract/accounts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { member } from '../tables.ts'

export async function setPreferences(
  { db, actor }: MemberCtx,
  chosen: Partial<Pick<typeof member.$inferSelect, keyof z.output<typeof PreferencesInput>>>,
): Promise<void> {
  if (Object.values(chosen).every((value) => value === undefined)) return
  await db.update(member).set(chosen).where(eq(member.id, actor.id))
}
