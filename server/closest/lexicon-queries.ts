import { asc, desc, eq } from 'drizzle-orm'
import type { Language } from '#contract/foundation/languages.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { bandOf } from './member-bands.ts'
import { namesOf } from './reader-queries.ts'
import { correctedWords, unreadStem } from './tables.ts'

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

export async function correctedWordsOf(services: Pick<Services, 'db' | 'reader'>, language: Language) {
  const rows = await services.db
    .select()
    .from(correctedWords)
    .where(eq(correctedWords.language, language))
    .orderBy(desc(correctedWords.members), asc(correctedWords.stems), asc(correctedWords.feature))
  const names = await namesOf(
    services,
    language,
    rows.map(({ feature }) => feature),
  )
  return {
    countedAt: rows[0]?.countedAt ?? null,
    items: rows.map(({ feature, isTold, stems, words, members }, place) => ({
      ...{ id: feature, name: names[place]!, isTold, stems, words },
      members: bandOf(members),
    })),
  }
}
