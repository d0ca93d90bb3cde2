import { eq } from 'drizzle-orm'
import { drugKey } from '#contract/medication/rules.ts'
import type { EffectCounts } from '#contract/medication/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { effectCount } from './tables.ts'

/**
 * Effects declared with a medication, as of the last night. One that nobody declared and one that ten members did are answered alike, so that
 * neither can be told from the other.
 * @param name  as anyone writes it, with or without a dosage
 */
export async function effectsOf(db: Reader, name: string): Promise<EffectCounts> {
  const [row] = await db
    .select({
      name: effectCount.name,
      asOf: effectCount.asOf,
      members: effectCount.members,
      effects: effectCount.effects,
      isSomethingHidden: effectCount.isSomethingHidden,
    })
    .from(effectCount)
    .where(eq(effectCount.drugKey, drugKey(name)))
  return row ?? { name, asOf: null, members: null, effects: [], isSomethingHidden: true }
}
