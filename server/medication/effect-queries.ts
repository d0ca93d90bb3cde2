import { eq } from 'drizzle-orm'
import { bandOf } from '#contract/foundation/disclosure.ts'
import { drugKey } from '#contract/medication/rules.ts'
import type { EffectCounts } from '#contract/medication/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { anyDose } from './signal-counts.ts'
import { effectCount } from './tables.ts'

/**
 * A medication that nobody declared and one that too few members did get one answer, so that they cannot be told apart.
 * @param name in any spelling, with or without a dose
 */
export async function effectsOf(db: Reader, name: string): Promise<EffectCounts> {
  const [row] = await db
    .select()
    .from(effectCount)
    .where(eq(effectCount.drugKey, drugKey(name)))
  return {
    name: anyDose(name),
    asOf: row?.asOf ?? null,
    members: row ? bandOf(row.members) : null,
    effects: row?.effects.map(({ term, members }) => ({ term, members: bandOf(members) })) ?? [],
  }
}
