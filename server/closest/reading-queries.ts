import { inArray, type SQL, sql } from 'drizzle-orm'
import { contentOf, profileOf, type StoryContent } from '#lexicon/readers/closeness.ts'
import type { Trust, TrustedStory } from '#lexicon/readers/explain.ts'
import type { Quote } from '#lexicon/readers/read-story.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { givenIds, namedColumns, statement } from '#server/foundation/db/statement.ts'
import { type CorrectionsJson, correctionsFrom, correctionsJson, digestOfCorrections } from './correction-queries.ts'
import { storyReading } from './tables.ts'

export type StoredReading = typeof storyReading.$inferSelect

export const HUNDREDTHS = 100

export type TellingReading = Pick<
  StoredReading,
  'features' | 'weights' | 'wordings' | 'spans' | 'confidences' | 'isNamed' | 'titleEnd'
>

export type ComparedReading = TellingReading &
  Pick<StoredReading, 'postId' | 'authorId' | 'readingVersion' | 'placeKey' | 'isEstablished' | 'ver'> & { key: string }

/** Lists are read as JSON, which is parsed in a fifth of the time of an array of PostgreSQL. */
export const COMPARED_COLUMNS = {
  key: sql`${storyReading.key}::text`,
  postId: storyReading.postId,
  authorId: storyReading.authorId,
  readingVersion: storyReading.readingVersion,
  placeKey: storyReading.placeKey,
  isEstablished: storyReading.isEstablished,
  ver: storyReading.ver,
  features: sql`to_json(${storyReading.features})`,
  weights: sql`to_json(${storyReading.weights})`,
  wordings: sql`to_json(${storyReading.wordings})`,
  spans: sql`to_json(${storyReading.spans})`,
  confidences: sql`to_json(${storyReading.confidences})`,
  isNamed: sql`to_json(${storyReading.isNamed})`,
  titleEnd: storyReading.titleEnd,
} satisfies Record<keyof ComparedReading, unknown>

const readCompared = statement<{ ids: string[] }, ComparedReading>(
  'compared_readings',
  sql`select ${namedColumns(COMPARED_COLUMNS)} from ${storyReading} where ${storyReading.postId} = any (${givenIds('ids')})`,
)

export const comparedReadings = (db: Reader, postIds: readonly string[]): Promise<ComparedReading[]> =>
  readCompared(db, { ids: [...postIds] })

export function comparedStory(reading: TellingReading): TrustedStory {
  const { features, weights } = reading
  const [spans, weightOf, trust] = [new Map<string, Quote>(), new Map<string, number>(), new Map<string, Trust>()]
  for (let place = 0; place < features.length; place++) {
    const feature = features[place]!
    spans.set(feature, quoteAt(reading, place))
    weightOf.set(feature, weights[place]!)
    trust.set(feature, trustAt(reading, place))
  }
  return { profile: profileOf(contentOfRow(reading), (feature) => weightOf.get(feature)!), spans, trust }
}

export const contentOfRow = (
  reading: Pick<StoredReading, 'features' | 'wordings' | 'spans' | 'titleEnd'>,
): StoryContent =>
  contentOf(
    reading.features.map((feature, place) => ({
      feature,
      quote: quoteAt(reading, place),
      wording: reading.wordings[place] ?? 0,
    })),
    reading.titleEnd,
  )

const trustAt = ({ confidences, isNamed }: Pick<TellingReading, 'confidences' | 'isNamed'>, place: number): Trust => ({
  confidence: (confidences[place] ?? 0) / HUNDREDTHS,
  isNamed: isNamed[place] ?? false,
})

const quoteAt = ({ spans }: Pick<TellingReading, 'spans'>, place: number): Quote => ({
  at: spans[2 * place]!,
  end: spans[2 * place + 1]!,
})

export async function readingsOf(db: Reader, postIds: readonly string[]): Promise<Map<string, StoredReading>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(storyReading)
    .where(inArray(storyReading.postId, [...postIds]))
  return new Map(rows.map((row) => [row.postId, row]))
}

export async function awaitsCorrection(db: Reader, postIds: readonly string[]): Promise<boolean> {
  if (postIds.length === 0) return false
  const { rows } = await db.execute<{ corrected: string; corrections: CorrectionsJson }>(sql`
    select corrected, corrections from (
      select ${storyReading.corrected} as corrected, ${correctionsJson(sql`${storyReading.postId}`)} as corrections
      from ${storyReading} where ${inArray(storyReading.postId, [...postIds])}
    ) found
    where corrected <> '' or corrections is not null`)
  return rows.some(({ corrected, corrections }) => corrected !== digestOfCorrections(correctionsFrom(corrections)))
}

export const readByOlder = (version: number): SQL =>
  sql`select post_id as id from ${storyReading} where reading_version < ${version} order by key desc`

export const wasRead = (postId: SQL): SQL =>
  sql`exists (select from ${storyReading} where ${storyReading.postId} = ${postId})`
