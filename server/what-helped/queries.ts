import { sql } from 'drizzle-orm'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { whatHelpedSymptom, whatHelpedThing } from './tables.ts'

type Row = typeof whatHelpedSymptom.$inferSelect
export type ThingRow = typeof whatHelpedThing.$inferSelect

/** What is told of the symptom that is asked for, the things tried for it with the most tried first. */
export type Told = Pick<Row, 'members' | 'followed' | 'months' | 'recent'> & { things: ThingRow[] }
export type SymptomRow = Pick<Row, 'symptom' | 'countedAt'> & {
  /** Enough members told of it to be counted. */
  isTold: boolean
  /** Null of the others. */
  told: Told | null
}

/** Every symptom of which something is told, and what is told of the one that is asked for; one statement, so that it is one night. */
export const symptomsTold = (db: Reader, symptom: SymptomId | undefined): Promise<SymptomRow[]> =>
  db
    .select({
      symptom: whatHelpedSymptom.symptom,
      countedAt: whatHelpedSymptom.countedAt,
      isTold: sql<boolean>`${whatHelpedSymptom.members} >= ${TRIED_MIN}`,
      told: sql<Told | null>`case when ${whatHelpedSymptom.symptom} = ${symptom ?? ''} then jsonb_build_object(
        'members', members, 'followed', followed, 'months', months, 'recent', recent, 'things', (
          select coalesce(jsonb_agg(to_jsonb(thing) order by thing.helped + thing.unchanged + thing.worse + thing.unknown desc, thing.key), '[]')
          from ${whatHelpedThing} thing where thing.symptom = ${symptom ?? ''})) end`,
    })
    .from(whatHelpedSymptom)
