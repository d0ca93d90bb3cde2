import { sql } from 'drizzle-orm'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { whatHelpedNight, whatHelpedSymptom, whatHelpedThing } from './tables.ts'

type Row = typeof whatHelpedSymptom.$inferSelect
export type ThingRow = typeof whatHelpedThing.$inferSelect

export type SymptomStats = Pick<Row, 'members' | 'followed' | 'months' | 'recent'> & { things: ThingRow[] }

export type Night = {
  countedAt: Date | null
  /** Every symptom of which something is told; `isTold`: by enough members for it to be counted. */
  symptoms: { symptom: string; isTold: boolean }[]
  /** Null where no symptom is asked for, or nothing is told of it. */
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

export async function nightOf(db: Reader, symptom: SymptomId | undefined): Promise<Night> {
  const [row] = await readNight(db, { symptom: symptom ?? '' })
  const { countedAt, ...night } = row!
  return { ...night, countedAt: countedAt === null ? null : new Date(countedAt) }
}
