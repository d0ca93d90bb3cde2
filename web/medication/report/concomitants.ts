import type { FieldFault } from '#contract/foundation/faults.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { cleanLine } from '#contract/foundation/text.ts'
import { DRUGS_MAX, NAME_MAX } from '#contract/medication/limits.ts'
import { drugKey } from '#contract/medication/rules.ts'
import { blankDrug, type DrugValues } from './report-fields.ts'

type Added = { drugs: DrugValues[] } | { fault: FieldFault } | { isKnown: true }

/** Blank text adds nothing. A medication that is in the list already, whatever its case, accents and dosage, is not added twice. */
export function withDrug(drugs: readonly DrugValues[], typed: string): Added {
  const name = cleanLine(typed).replace(/[\s,]+$/, '')
  if (name === '') return { drugs: [...drugs] }
  if (name.length > NAME_MAX) return { fault: { path: 'drugs.1.name', code: 'tooLong', n: NAME_MAX } }
  if (drugs.some((drug) => keyOf(drug.name) === keyOf(name))) return { isKnown: true }
  if (drugs.length >= DRUGS_MAX) return { fault: { path: 'drugs', code: 'tooMany', n: DRUGS_MAX - 1 } }
  return { drugs: [...drugs, { ...blankDrug('concomitant'), name }] }
}

const keyOf = (name: string) => drugKey(name) || foldText(name) || name.trim()
