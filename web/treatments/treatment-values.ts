import { faultsOf } from '#contract/foundation/faults.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { TREATMENT_EFFECTS, TREATMENT_KINDS } from '#contract/treatments/limits.ts'
import { monthFaults } from '#contract/treatments/rules.ts'
import { TreatmentFields, type TreatmentKind } from '#contract/treatments/schema.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

export type TreatmentValues = Omit<TreatmentFields, 'kind' | 'sentence'> & {
  kind: TreatmentKind | null
  sentence: string
  typedEffect: string
}

export const BLANK: TreatmentValues = {
  name: '',
  kind: null,
  from: null,
  to: null,
  isOngoing: false,
  effect: null,
  sideEffects: [],
  sentence: '',
  typedEffect: '',
}

export const valuesOf = (entry: TreatmentFields): TreatmentValues => ({
  name: entry.name,
  kind: entry.kind,
  from: entry.from,
  to: entry.to,
  isOngoing: entry.isOngoing,
  effect: entry.effect,
  sideEffects: entry.sideEffects,
  sentence: entry.sentence ?? '',
  typedEffect: '',
})

export const draftName = (of: string): string => `treatment.${of}`

export function effectsWith({
  sideEffects,
  typedEffect,
}: Pick<TreatmentValues, 'sideEffects' | 'typedEffect'>): string[] {
  const effect = typedEffect.trim()
  const isNew = effect !== '' && !sideEffects.some((each) => foldText(each) === foldText(effect))
  return isNew ? [...sideEffects, effect] : [...sideEffects]
}

export function readTreatment({ typedEffect, ...values }: TreatmentValues, began: string | null, now: Date) {
  const sideEffects = effectsWith({ sideEffects: values.sideEffects, typedEffect })
  const { data, error } = TreatmentFields.safeParse({ ...values, sideEffects, kind: values.kind ?? undefined })
  if (error) return { faults: faultsOf(error.issues) }
  const faults = monthFaults(data, began, now)
  return faults.length > 0 ? { faults } : { fields: data }
}

export type KeptTreatment = { values: TreatmentValues; version: number }

export function keptTreatment(kept: string | null): KeptTreatment | undefined {
  const found = Object(parseJson(kept))
  const isText = (value: unknown) => typeof value === 'string'
  const isMonth = (value: unknown) => value === null || (isText(value) && /^\d{4}-\d{2}$/.test(value as string))
  const isKept =
    [found.name, found.sentence].every(isText) &&
    (found.kind === null || TREATMENT_KINDS.includes(found.kind)) &&
    (found.effect === null || TREATMENT_EFFECTS.includes(found.effect)) &&
    [found.from, found.to].every(isMonth) &&
    typeof found.isOngoing === 'boolean' &&
    Array.isArray(found.sideEffects) &&
    found.sideEffects.every(isText) &&
    Number.isInteger(found.version)
  if (!isKept) return undefined
  const { name, kind, from, to, isOngoing, effect, sideEffects, sentence, version } = found
  const typedEffect = isText(found.typedEffect) ? found.typedEffect : ''
  return { values: { name, kind, from, to, isOngoing, effect, sideEffects, sentence, typedEffect }, version }
}
