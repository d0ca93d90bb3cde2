import { asc, desc, eq } from 'drizzle-orm'
import { UNREAD_BAND, UNREAD_MEMBERS_LEAST } from '#contract/closest/limits.ts'
import type { Language } from '#contract/foundation/languages.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { unreadStem } from './tables.ts'

/** Stems of a language that the reader does not know and that many members use, most of them first, and when they were counted. */
export async function unreadStems(db: Reader, language: Language) {
  const rows = await db
    .select()
    .from(unreadStem)
    .where(eq(unreadStem.language, language))
    .orderBy(desc(unreadStem.members), asc(unreadStem.stem))
  return {
    countedAt: rows[0]?.countedAt ?? null,
    items: rows.map(({ stem, word, members: from }) => ({ stem, word, members: { from, to: bandEnd(from) } })),
  }
}

const bandEnd = (from: number): number =>
  (from === UNREAD_MEMBERS_LEAST ? from - (from % UNREAD_BAND) : from) + UNREAD_BAND - 1
