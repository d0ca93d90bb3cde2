import { isNotNull } from 'drizzle-orm'
import { foldText } from '#contract/foundation/fold.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { SHIPPED_DRUGS } from './drug-files.ts'
import { drug } from './tables.ts'

/** In small letters. `words` are its own name, and the shipped specialities that contain it. */
export type KnownSubstance = { name: string; words: string[] }

/** Specialities of the base are left out: among fifteen thousand names many are everyday words. */
export async function knownSubstances(db: Reader): Promise<KnownSubstance[]> {
  const loaded = await db.selectDistinct({ substance: drug.substance }).from(drug).where(isNotNull(drug.substance))
  const known = new Map<string, KnownSubstance>()
  const learn = (substances: string, speciality?: string) => {
    for (const name of substances.split(', ')) {
      const key = foldText(name)
      const substance = known.get(key) ?? { name: name.toLocaleLowerCase('fr'), words: [name] }
      if (speciality) substance.words.push(speciality)
      known.set(key, substance)
    }
  }
  // The list that ships comes first because it is written with accents: its spelling becomes the name.
  for (const { name, substance } of SHIPPED_DRUGS) if (substance) learn(substance, name)
  for (const { substance } of loaded) learn(substance!)
  return [...known.values()]
}
