import type { FieldFault } from '#contract/foundation/faults.ts'
import { INTENSITY_DEFAULT } from '#contract/posts/limits.ts'
import type { Post, SymptomFields, Travel } from '#contract/posts/schema.ts'
import { readSymptom, type SymptomValues, type TravelValues } from './symptom-values.ts'

/** What stands in the form that changes this post; only its author is told all of it. */
export const valuesOf = ({ title, description, intensity, duration, country, tags, own }: Post): SymptomValues => ({
  title,
  description,
  intensity: intensity ?? INTENSITY_DEFAULT,
  startDate: own?.startDate ?? null,
  duration: duration ?? '',
  country,
  postalCode: own?.postalCode ?? '',
  travels: own?.travels.map(({ destination, startDate, endDate }) => ({ destination, startDate, endDate })) ?? [],
  tags: [...tags],
  typedTag: '',
})

/**
 * These values as the server takes them, or what it would find wrong with them at `now`.
 * @param told  travels that the post tells already: those may have grown old since, and are not refused for it
 */
export function readEdit(
  values: SymptomValues,
  told: readonly Travel[],
  now: Date,
): { fields: SymptomFields } | { faults: FieldFault[] } {
  const toldBefore = values.travels.map((travel) => told.find((known) => isSame(known, travel)))
  const today = now.toISOString().slice(0, 10)
  const read = readSymptom(
    {
      ...values,
      intensity: Number.isInteger(values.intensity) ? values.intensity : INTENSITY_DEFAULT,
      travels: values.travels.map((travel, i) =>
        toldBefore[i] ? { ...travel, startDate: today, endDate: today } : travel,
      ),
    },
    now,
  )
  if ('faults' in read) return read
  return { fields: { ...read.fields, travels: read.fields.travels.map((travel, i) => toldBefore[i] ?? travel) } }
}

/** The fields of the form, in its order. */
const FIELDS = [
  'title',
  'description',
  'intensity',
  'startDate',
  'duration',
  'country',
  'postalCode',
  'travels',
  'tags',
] as const satisfies (keyof SymptomValues)[]

export type EditField = (typeof FIELDS)[number]

/** In which fields the two say something else. Words not made a tag yet are part of the tags. */
export const differingFields = (one: SymptomValues, other: SymptomValues): EditField[] =>
  FIELDS.filter((field) => JSON.stringify(saidIn(one, field)) !== JSON.stringify(saidIn(other, field)))

/** Whether the two say the same; blanks around words say nothing. */
export const saySame = (one: SymptomValues, other: SymptomValues): boolean => differingFields(one, other).length === 0

function saidIn(values: SymptomValues, field: EditField) {
  if (field === 'tags') return [...values.tags, values.typedTag.trim()].filter((tag) => tag !== '')
  if (field === 'travels') return values.travels.map(told)
  const value = values[field]
  return typeof value === 'string' ? value.trim() : value
}

const told = ({ destination, startDate, endDate }: TravelValues) => [destination.trim(), startDate, endDate]

const isSame = (known: Travel, { destination, startDate, endDate }: TravelValues): boolean =>
  known.destination === destination && known.startDate === startDate && known.endDate === endDate
