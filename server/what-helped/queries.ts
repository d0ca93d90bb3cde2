import { sql } from 'drizzle-orm'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { whatHelpedSymptom, whatHelpedThing } from './tables.ts'

type Row = typeof whatHelpedSymptom.$inferSelect
export type ThingRow = typeof whatHelpedThing.$inferSelect

/** The figures of the symptom that is asked for, with the things tried for it, the most tried first. */
export type SymptomFigures = Pick<Row, 'members' | 'followed' | 'months' | 'recent'> & { things: ThingRow[] }
export type SymptomRow = Pick<Row, 'symptom' | 'countedAt'> & {
  /** Whether enough members told of it for it to be counted. */
  isTold: boolean
  /** Null for all symptoms but the one that is asked for. */
  told: SymptomFigures | null
}

/** Returns every symptom of which something is told, with the figures of the one that is asked for; in one statement, so that all are of one night. */
export const symptomsTold = (db: Reader, symptom: SymptomId | undefined): Promise<SymptomRow[]> =>
  db
    .select({
      symptom: whatHelpedSymptom.symptom,
      countedAt: whatHelpedSymptom.countedAt,
      isTold: sql<boolean>`${whatHelpedSymptom.members} >= ${TRIED_MIN}`,
      told: sql<SymptomFigures | null>`case when ${whatHelpedSymptom.symptom} = ${symptom ?? ''} then jsonb_build_object(
        'members', members, 'followed', followed, 'months', months, 'recent', recent, 'things', (
          select coalesce(jsonb_agg(to_jsonb(thing) order by thing.helped + thing.unchanged + thing.worse + thing.unknown desc, thing.key), '[]')
          from ${whatHelpedThing} thing where thing.symptom = ${symptom ?? ''})) end`,
    })
    .from(whatHelpedSymptom)
