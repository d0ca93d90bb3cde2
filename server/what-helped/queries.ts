import { sql } from 'drizzle-orm'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { whatHelpedNight, whatHelpedSymptom, whatHelpedThing } from './tables.ts'

type Row = typeof whatHelpedSymptom.$inferSelect
export type ThingRow = typeof whatHelpedThing.$inferSelect

/** The figures of the symptom that is asked for, with the things tried for it, the most tried first. */
export type SymptomStats = Pick<Row, 'members' | 'followed' | 'months' | 'recent'> & { things: ThingRow[] }

/** The figures as one night counted them. */
export type Night = {
  /** Null before the first night. */
  countedAt: Date | null
  /** Every symptom of which something is told, and whether by enough members for it to be counted. */
  symptoms: { symptom: string; isTold: boolean }[]
  /** Null where none is asked for, or nothing is told of it. */
  told: SymptomStats | null
}

// In one statement, so that all of it is of one night.
const readNight = statement<{ symptom: string }, Omit<Night, 'countedAt'> & { countedAt: number | null }>(
  'what_helped',
  sql`
    select (select (extract(epoch from counted_at) * 1000)::float8 from ${whatHelpedNight}) as "countedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('symptom', symptom, 'isTold', members >= ${sql.raw(String(TRIED_MIN))})), '[]')
        from ${whatHelpedSymptom}) as symptoms,
      (select jsonb_build_object('members', members, 'followed', followed, 'months', months, 'recent', recent, 'things', (
          select coalesce(jsonb_agg(to_jsonb(thing) order by thing.helped + thing.unchanged + thing.worse + thing.unknown desc, thing.key), '[]')
          from ${whatHelpedThing} thing where thing.symptom = ${whatHelpedSymptom.symptom}))
        from ${whatHelpedSymptom} where symptom = ${sql.placeholder('symptom')}) as told`,
)

/** Returns what the last night counted, with the figures of the symptom that is asked for. */
export async function nightOf(db: Reader, symptom: SymptomId | undefined): Promise<Night> {
  const [row] = await readNight(db, { symptom: symptom ?? '' })
  const { countedAt, ...night } = row!
  return { ...night, countedAt: countedAt === null ? null : new Date(countedAt) }
}
