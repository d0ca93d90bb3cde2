import { z } from 'zod'
import type { CountryCode } from '#contract/foundation/countries.ts'
import { Country } from '#contract/foundation/country.ts'
import { type FieldFault, faultsOf } from '#contract/foundation/faults.ts'
import { cleanLine } from '#contract/foundation/text.ts'
import { INTENSITY_DEFAULT, INTENSITY_MAX, INTENSITY_MIN } from '#contract/posts/limits.ts'
import { dateFaults, keptTags } from '#contract/posts/rules.ts'
import { SymptomFields } from '#contract/posts/schema.ts'
import { plainDay } from './plain-days.ts'

/** One travel of the form; its days may still be missing. */
export type TravelValues = { destination: string; startDate: string | null; endDate: string | null }

/** What stands in the symptom form: texts as typed, days as plain dates. */
export type SymptomValues = {
  title: string
  description: string
  intensity: number
  startDate: string | null
  duration: string
  country: CountryCode | null
  postalCode: string
  travels: TravelValues[]
  tags: string[]
  /** Words in the tag field that were not made a tag yet: publishing takes them for one. */
  typedTag: string
}

export const blankSymptom = (): SymptomValues => ({
  title: '',
  description: '',
  intensity: INTENSITY_DEFAULT,
  startDate: null,
  duration: '',
  country: null,
  postalCode: '',
  travels: [],
  tags: [],
  typedTag: '',
})

export const blankTravel = (): TravelValues => ({ destination: '', startDate: null, endDate: null })

/** Whether nothing was said yet: there would be nothing to lose. */
export const isBlank = ({
  title,
  description,
  duration,
  postalCode,
  startDate,
  country,
  travels,
  tags,
  typedTag,
  intensity,
}: SymptomValues) =>
  [title, description, duration, postalCode, typedTag].every((text) => text.trim() === '') &&
  startDate === null &&
  country === null &&
  intensity === INTENSITY_DEFAULT &&
  tags.length === 0 &&
  travels.every(isBlankTravel)

export const isBlankTravel = ({ destination, startDate, endDate }: TravelValues): boolean =>
  destination.trim() === '' && startDate === null && endDate === null

/** Values kept earlier, perhaps by another version of this form. */
export const KeptSymptomValues: z.ZodType<SymptomValues> = z.object({
  title: z.string(),
  description: z.string(),
  intensity: z.number().int().min(INTENSITY_MIN).max(INTENSITY_MAX),
  startDate: z.string().nullable(),
  duration: z.string(),
  country: Country.nullable(),
  postalCode: z.string(),
  travels: z.array(
    z.object({ destination: z.string(), startDate: z.string().nullable(), endDate: z.string().nullable() }),
  ),
  tags: z.array(z.string()),
  typedTag: z.string(),
})

/** These values as the server takes them, or everything it would find wrong with them at `now`: the first fault of each field. */
export function readSymptom(values: SymptomValues, now: Date): { fields: SymptomFields } | { faults: FieldFault[] } {
  const tags = cleanLine(values.typedTag) === '' ? values.tags : keptTags([...values.tags, cleanLine(values.typedTag)])
  const checked = SymptomFields.safeParse({ ...values, tags })
  const travels = values.travels.map((travel) => ({
    ...travel,
    startDate: travel.startDate ?? '',
    endDate: travel.endDate ?? '',
  }))
  const faults = [
    ...missingDays(values.travels),
    ...(checked.success ? [] : faultsOf(checked.error.issues)),
    ...dateFaults({ startDate: values.startDate, travels }, now, { latest: plainDay(now) }),
  ].filter(isFirstOfItsField)
  return checked.success && faults.length === 0 ? { fields: checked.data } : { faults }
}

/** What is wrong with one field at `now`; nothing as long as it is empty. */
export function faultOfField(values: SymptomValues, path: string, now: Date): FieldFault | undefined {
  const read = readSymptom(values, now)
  return 'faults' in read ? read.faults.find((fault) => fault.path === path && fault.code !== 'required') : undefined
}

const missingDays = (travels: readonly TravelValues[]): FieldFault[] =>
  travels.flatMap((travel, i) =>
    (['startDate', 'endDate'] as const)
      .filter((day) => travel[day] === null)
      .map((day) => ({ path: `travels.${i}.${day}`, code: 'required' as const })),
  )

const isFirstOfItsField = ({ path }: FieldFault, index: number, faults: readonly FieldFault[]) =>
  faults.findIndex((fault) => fault.path === path) === index
