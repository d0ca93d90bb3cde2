import { eq } from 'drizzle-orm'
import type { Language, Theme } from '#contract/foundation/languages.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { member } from '../tables.ts'

/** Keeps the interface language and theme with the account. */
export async function setPreferences(
  { db, actor }: MemberCtx,
  { language, theme }: { language?: Language | undefined; theme?: Theme | undefined },
): Promise<void> {
  if (language === undefined && theme === undefined) return
  await db
    .update(member)
    .set({ ...(language && { language }), ...(theme && { theme }) })
    .where(eq(member.id, actor.id))
}
