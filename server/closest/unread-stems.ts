import { asc, desc, eq } from 'drizzle-orm'
import type { Language } from '#contract/foundation/languages.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { bandOf } from './member-bands.ts'
import { unreadStem } from './tables.ts'

/** Returns the stems of a language that the reader does not know and that many members use, most members first, and when they were counted. */
export async function unreadStems(db: Reader, language: Language) {
  const rows = await db
    .select()
    .from(unreadStem)
    .where(eq(unreadStem.language, language))
    .orderBy(desc(unreadStem.members), asc(unreadStem.stem))
  return {
    countedAt: rows[0]?.countedAt ?? null,
    items: rows.map(({ stem, word, members }) => ({ stem, word, members: bandOf(members) })),
  }
}
