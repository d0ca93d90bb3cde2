import { asc, desc, eq } from 'drizzle-orm'
import type { Language } from '#contract/foundation/languages.ts'
import type { Services } from '#server/foundation/context.ts'
import { bandOf } from './member-bands.ts'
import { namesOf } from './reader.ts'
import { correctedWords } from './tables.ts'

/** Returns words of a language that many members corrected alike, most members first, each with the thing that they added or took away. */
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
