import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Corrections } from '#lexicon/readers/read-story.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { readingCorrection } from './tables.ts'

export async function correctionsOf(db: Reader, postId: string): Promise<Corrections> {
  const rows = await db
    .select({ feature: readingCorrection.feature, isTold: readingCorrection.isTold })
    .from(readingCorrection)
    .where(eq(readingCorrection.postId, postId))
    .orderBy(asc(readingCorrection.createdAt), asc(readingCorrection.feature))
  return correctionsIn(rows)
}

export const correctionsJson = (postId: SQL): SQL => sql`(
  select json_agg(json_build_object('feature', ${readingCorrection.feature}, 'isTold', ${readingCorrection.isTold})
    order by ${readingCorrection.createdAt}, ${readingCorrection.feature})
  from ${readingCorrection} where ${readingCorrection.postId} = ${postId})`

export type CorrectionsJson = Correction[] | null

export const correctionsFrom = (json: CorrectionsJson): Corrections => correctionsIn(json ?? [])

export async function correctionsByPost(db: Reader, postIds: readonly string[]): Promise<Map<string, Corrections>> {
  const rows = await db
    .select()
    .from(readingCorrection)
    .where(inArray(readingCorrection.postId, [...postIds]))
    .orderBy(asc(readingCorrection.createdAt), asc(readingCorrection.feature))
  const byPost = Map.groupBy(rows, ({ postId }) => postId)
  return new Map([...byPost].map(([postId, own]) => [postId, correctionsIn(own)]))
}

type Correction = Pick<typeof readingCorrection.$inferSelect, 'feature' | 'isTold'>

function correctionsIn(rows: readonly Correction[]): Corrections {
  const of = (wanted: boolean) => rows.filter(({ isTold }) => isTold === wanted).map(({ feature }) => feature)
  return { added: of(true), removed: new Set(of(false)) }
}

export const digestOfCorrections = ({ added, removed }: Corrections): string =>
  added.length + removed.size === 0 ? '' : digestOf({ added, removed: [...removed].sort() })
