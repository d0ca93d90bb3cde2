import { isDeepStrictEqual } from 'node:util'
import { foldText } from '#contract/foundation/fold.ts'
import { drugKey } from '#contract/medication/rules.ts'
import { TREATMENTS_MAX } from '#contract/treatments/limits.ts'
import { knownName, monthFaults, nameKey, overlap } from '#contract/treatments/rules.ts'
import type { TreatmentFields } from '#contract/treatments/schema.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { drugNamed } from '#server/medication/drug-queries.ts'
import { learnWords } from '#server/posts/commands/learn-words.ts'
import type { TreatmentRow } from './queries.ts'

/** The fields of an entry alone, of an input that says more. */
export const fieldsOf = (input: TreatmentFields): TreatmentFields => ({
  name: input.name,
  kind: input.kind,
  from: input.from,
  to: input.to,
  isOngoing: input.isOngoing,
  effect: input.effect,
  sideEffects: distinct(input.sideEffects),
  sentence: input.sentence,
})

const distinct = (words: readonly string[]): string[] => [
  ...new Map(words.map((word) => [foldText(word) || word, word])).values(),
]

export const columnsOf = ({ from, to, ...said }: TreatmentFields) => ({
  ...said,
  fromMonth: firstDay(from),
  toMonth: firstDay(to),
})

const firstDay = (month: string | null) => month && `${month}-01`

const toldBy = ({ fromMonth, toMonth, ...row }: TreatmentRow): TreatmentFields =>
  fieldsOf({ ...row, from: fromMonth?.slice(0, 7) ?? null, to: toMonth?.slice(0, 7) ?? null })

export const saysTheSame = (row: TreatmentRow, fields: TreatmentFields): boolean =>
  isDeepStrictEqual(toldBy(row), fieldsOf(fields))

/** A medication is counted by its substance, whatever its brand. */
export async function namedAs(db: Reader, { name, kind }: Pick<TreatmentFields, 'name' | 'kind'>) {
  const drug = kind === 'medication' ? await drugNamed(db, name) : undefined
  if (drug?.substance) return { key: `substance:${foldText(drug.substance)}`, cis: drug.cis }
  const isListed = knownName(name) !== undefined
  return {
    key: kind === 'medication' && !isListed ? drugKey(name) || nameKey(name) : nameKey(name),
    cis: drug?.cis ?? null,
  }
}

type Telling = {
  fields: TreatmentFields
  key: string
  began: string | null
  others: readonly TreatmentRow[]
  now: Date
}

/**
 * @throws Refusal INVALID_INPUT for months that cannot be and for one entry more than TREATMENTS_MAX, TRIED_ALREADY with the entry that tells of the same thing
 *         at the same time
 */
export function demandEntry({ fields, key, began, others, now }: Telling): void {
  const faults = monthFaults(fields, began, now)
  if (faults.length > 0) throw invalidInput(...faults)
  if (others.length >= TREATMENTS_MAX) throw invalidInput({ path: '', code: 'tooMany', n: TREATMENTS_MAX })
  const same = others.find((other) => other.key === key && overlap(toldBy(other), fields))
  if (same) throw new Refusal('TRIED_ALREADY', { treatmentId: same.id })
}

export const learnEntry = (tx: Tx, { name, sideEffects, sentence }: TreatmentFields): Promise<void> =>
  learnWords(tx, [{ title: name, tags: sideEffects, description: sentence ?? '' }])
