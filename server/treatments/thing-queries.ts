import { and, desc, eq, gt, inArray, lt, or } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { isToldOf } from '#server/posts/research.ts'
import { entryVisibleTo } from './policy.ts'
import { treatment } from './tables.ts'

const columns = {
  id: treatment.id,
  postId: treatment.postId,
  authorId: treatment.authorId,
  kind: treatment.kind,
  key: treatment.key,
  name: treatment.name,
  effect: treatment.effect,
  sentence: treatment.sentence,
}
export type ThingEntryRow = Awaited<ReturnType<typeof entriesOfThing>>[number]

type OfThing = { symptom: string; key: string; cursor?: string | undefined; limit: number }

/** Returns what is told of one thing in stories of one listed symptom that this reader may read, newest first; one more than asked where there are more. */
export const entriesOfThing = (db: Reader, readerId: string, { symptom, key, cursor, limit }: OfThing) =>
  db
    .select(columns)
    .from(treatment)
    .where(
      and(
        eq(treatment.key, key),
        cursor === undefined ? undefined : lt(treatment.id, cursor),
        entryVisibleTo(readerId),
        isToldOf(symptom, readerId, treatment.postId),
      ),
    )
    .orderBy(desc(treatment.id))
    .limit(limit + 1)

type OfNewest = { symptom: string; kept: readonly string[]; since: string; entries: number }

/**
 * Returns what is told in stories of one listed symptom that this reader may read, newest first: the entries that are `kept`, and those told since, whose ids
 * come after `since`.
 */
export const entriesOfNewest = (
  db: Reader,
  readerId: string,
  { symptom, kept, since, entries }: OfNewest,
): Promise<ThingEntryRow[]> =>
  db
    .select(columns)
    .from(treatment)
    .where(
      and(
        or(inArray(treatment.id, [...kept]), gt(treatment.id, since)),
        entryVisibleTo(readerId),
        isToldOf(symptom, readerId, treatment.postId),
      ),
    )
    .orderBy(desc(treatment.id))
    .limit(entries)
