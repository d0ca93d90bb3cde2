import { COUNTRY_CODES, type CountryCode, countryName } from '#contract/foundation/countries.ts'
import { type FieldFault, faultsOf } from '#contract/foundation/faults.ts'
import { INTENSITY_MAX, INTENSITY_MIN, SINCE } from '#contract/posts/limits.ts'
import { dateFaults } from '#contract/posts/rules.ts'
import { type Since, type SymptomContent, SymptomFields, type Travel } from '#contract/posts/schema.ts'
import { choiceField, dayField, oneOf, textField, typedWords } from '#web/foundation/editing/field-kinds.ts'
import { describeForm } from '#web/foundation/editing/form-description.ts'
import { isListOf, isOneOf } from '#web/foundation/editing/shapes.ts'
import type { Read } from '#web/foundation/editing/use-form-sending.ts'
import { plainDay } from '../plain-days.ts'
import { tagField, withTyped } from '../tags/tag-field.ts'
import { browserCountry } from './browser-country.ts'

export type TravelValues = { destination: string; startDate: string | null; endDate: string | null }

export type SymptomValues = {
  title: string
  description: string
  intensity: number | null
  since: Since | null
  startDate: string | null
  duration: string
  country: CountryCode | null
  postalCode: string
  travels: TravelValues[]
  tags: string[]
  typedTag: string
}

const INTENSITIES = Array.from({ length: INTENSITY_MAX - INTENSITY_MIN + 1 }, (_, i) => INTENSITY_MIN + i)

const travelForm = describeForm<Travel, TravelValues>({
  destination: { ...textField, label: (t) => t('posts.form.destination') },
  startDate: { ...dayField, label: (t) => t('posts.form.travelStart') },
  endDate: { ...dayField, label: (t) => t('posts.form.travelEnd') },
})

export const blankTravel = travelForm.blank
export const isBlankTravel = (travel: TravelValues): boolean => travelForm.filledFields(travel).length === 0

/** Only the country of the browser is set, which is shown and can be removed. */
export const newSymptom = (): SymptomValues => ({ ...symptomForm.blank(), country: browserCountry() })

export const symptomForm = describeForm<SymptomContent, SymptomValues>({
  title: { ...textField, label: (t) => t('posts.form.titleLabel'), isRequired: true },
  description: { ...textField, label: (t) => t('posts.form.description'), isRequired: true },
  intensity: {
    ...choiceField(isOneOf(INTENSITIES), (intensity) => `${intensity}/${INTENSITY_MAX}`),
    label: (t) => t('posts.form.intensity'),
  },
  since: {
    ...oneOf(SINCE, (since, t) => t(`posts.since.${since}`)),
    label: (t) => t('posts.form.sinceLabel'),
  },
  startDate: { ...dayField, label: (t) => t('posts.form.startDate') },
  duration: { ...textField, label: (t) => t('posts.form.duration') },
  country: {
    ...choiceField(isOneOf(COUNTRY_CODES), (code, { language }) => countryName(code, language)),
    label: (t) => t('posts.form.country'),
  },
  postalCode: { ...textField, label: (t) => t('posts.form.postalCode') },
  travels: {
    blank: [],
    isKept: isListOf(travelForm.isKept),
    of: (stored) => stored.map(travelForm.valuesOf),
    label: (t) => t('posts.detail.travels'),
    says: (travels) =>
      travels
        .filter((travel) => !isBlankTravel(travel))
        .map((travel) => ({ ...travel, destination: travel.destination.trim() })),
    words: (travels, { t, dates }) =>
      travels
        .map(({ destination, startDate, endDate }) =>
          t('posts.detail.travel', {
            destination,
            start: startDate ? dates.plainDate(startDate) : '?',
            end: endDate ? dates.plainDate(endDate) : '?',
          }),
        )
        .join('\n'),
  },
  tags: { ...tagField(({ typedTag }: SymptomValues) => typedTag), label: (t) => t('posts.form.tags') },
  typedTag: typedWords,
})

/** @param told  the travels that the post has already: they may be older than a new one may be */
export function readSymptom(values: SymptomValues, now: Date, told: readonly Travel[] = []): Read<SymptomFields> {
  const checked = SymptomFields.safeParse({
    ...values,
    tags: withTyped(values.tags, values.typedTag),
  })
  const travels = values.travels.map((travel) => ({
    ...travel,
    startDate: travel.startDate ?? '',
    endDate: travel.endDate ?? '',
  }))
  const faults = [
    ...missingDays(values.travels),
    ...(checked.success ? [] : faultsOf(checked.error.issues)),
    ...dateFaults({ startDate: values.startDate, travels }, now, { told, latest: plainDay(now) }),
  ].filter(isFirstOfItsField)
  return checked.success && faults.length === 0 ? { fields: checked.data } : { faults }
}

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
