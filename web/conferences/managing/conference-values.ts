import type { ProposalFields } from '#contract/conferences/proposal-schema.ts'
import { type Conference, ConferenceFields } from '#contract/conferences/schema.ts'
import { type FieldFault, faultsOf } from '#contract/foundation/faults.ts'
import type { Language } from '#contract/foundation/languages.ts'
import type { Announced } from '../api.ts'

export type Chosen = { id: string; name: string }

/** Day and hour are in the time zone of the device where the form is filled. */
export type ConferenceValues = {
  title: string
  description: string
  expertName: string
  expertBio: string
  expert: Chosen | null
  moderators: Chosen[]
  /** YYYY-MM-DD */
  day: string | null
  /** The hour as it is typed: "19:30", "19h30" or "19 h". */
  time: string
  duration: string
  tags: string
  language: Language
  url: string
  capacity: string
  isRecorded: boolean
}

const DURATION_MINUTES = '60'

export const blankValues = (language: Language): ConferenceValues => ({
  title: '',
  description: '',
  expertName: '',
  expertBio: '',
  expert: null,
  moderators: [],
  day: null,
  time: '',
  duration: DURATION_MINUTES,
  tags: '',
  language,
  url: '',
  capacity: '',
  isRecorded: false,
})

export const valuesOf = ({ conference, moderators }: Announced): ConferenceValues => ({
  title: conference.title,
  description: conference.description,
  expertName: conference.expert.name,
  expertBio: conference.expert.bio ?? '',
  expert: conference.expert.member && chosenMember(conference.expert.member),
  moderators: moderators.map(chosenMember),
  day: dayIn(conference.scheduledAt),
  time: timeIn(conference.scheduledAt),
  duration: String(conference.durationMinutes),
  tags: conference.tags.join(', '),
  language: conference.language,
  url: conference.url ?? '',
  capacity: conference.capacity === null ? '' : String(conference.capacity),
  isRecorded: conference.isRecorded,
})

export const proposedValues = (proposal: ProposalFields, expert: Chosen | null): ConferenceValues => ({
  ...blankValues(proposal.language),
  title: proposal.title,
  description: proposal.description,
  expertName: proposal.expertName,
  expertBio: proposal.expertBio ?? '',
  expert,
  day: dayIn(proposal.scheduledAt),
  time: timeIn(proposal.scheduledAt),
  duration: String(proposal.durationMinutes),
  tags: proposal.tags.join(', '),
})

export const chosenMember = ({ id, username }: { id: string; username: string | null }): Chosen => ({
  id,
  name: username ?? '',
})

/**
 * Faults are named after the form's fields.
 * @param conference the conference that is changed: an hour that was not edited keeps its exact instant
 */
export function readConference(
  values: ConferenceValues,
  conference: Conference | undefined,
  now: Date,
): { fields: ConferenceFields } | { faults: FieldFault[] } {
  const scheduledAt = instantOf(values, conference)
  const checked = ConferenceFields.safeParse({
    title: values.title,
    description: values.description,
    expertName: values.expertName,
    expertBio: values.expertBio,
    expertId: values.expert?.id ?? null,
    moderatorIds: values.moderators.map(({ id }) => id),
    scheduledAt: scheduledAt ?? now,
    durationMinutes: wholeNumber(values.duration),
    tags: tagsIn(values.tags),
    language: values.language,
    url: values.url,
    capacity: values.capacity.trim() === '' ? null : wholeNumber(values.capacity),
    isRecorded: values.isRecorded,
  } satisfies Record<keyof ConferenceFields, unknown>)
  const faults = [
    ...(checked.success ? [] : faultsOf(checked.error.issues)),
    ...hourFaults(values, scheduledAt, conference, now),
  ]
  return checked.success && faults.length === 0 ? { fields: checked.data } : { faults: faults.map(nameFault) }
}

const NAMES: Record<string, string> = {
  scheduledAt: 'day',
  durationMinutes: 'duration',
  expertId: 'expert',
  moderatorIds: 'moderators',
}

export function nameFault(fault: FieldFault): FieldFault {
  const [first = ''] = fault.path.split('.')
  return { ...fault, path: NAMES[first] ?? first }
}

function hourFaults(
  { day, time }: ConferenceValues,
  at: Date | undefined,
  conference: Conference | undefined,
  now: Date,
): FieldFault[] {
  if (!day) return [{ path: 'day', code: 'required' }]
  if (time.trim() === '') return [{ path: 'time', code: 'required' }]
  if (!readTime(time)) return [{ path: 'time', code: 'invalid' }]
  if (!at) return [{ path: 'day', code: 'invalidDate' }]
  const isMoved = at.getTime() !== conference?.scheduledAt.getTime()
  return isMoved && at <= now ? [{ path: 'day', code: 'invalid' }] : []
}

function instantOf({ day, time }: ConferenceValues, conference: Conference | undefined): Date | undefined {
  const read = readTime(time)
  if (conference && day === dayIn(conference.scheduledAt) && read === timeIn(conference.scheduledAt))
    return conference.scheduledAt
  const at = new Date(`${day ?? ''}T${read ?? ''}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

export function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?$/i.exec(typed.trim()) ?? []
  const isHour = hours !== '' && Number(hours) < 24 && Number(minutes) < 60
  return isHour ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

const dayIn = (at: Date): string =>
  [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-')
const timeIn = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`
const two = (part: number): string => String(part).padStart(2, '0')

/** NaN for anything else, which the schema refuses. */
const wholeNumber = (typed: string): number => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN)

const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]

export type ConferenceField = keyof ConferenceValues

const words = (typed: string) => typed.trim()
const itself = (value: unknown) => value

const SAYS: { [Field in ConferenceField]: (value: ConferenceValues[Field]) => unknown } = {
  title: words,
  description: words,
  expertName: words,
  expertBio: words,
  expert: itself,
  moderators: (moderators) => moderators.map(({ id }) => id).sort(),
  day: itself,
  time: (typed) => readTime(typed) ?? typed.trim(),
  duration: words,
  tags: tagsIn,
  language: itself,
  url: words,
  capacity: words,
  isRecorded: itself,
}

/** Blanks around words do not count. */
export const differingFields = (one: ConferenceValues, other: ConferenceValues): ConferenceField[] =>
  (Object.keys(SAYS) as ConferenceField[]).filter((field) => saidIn(one, field) !== saidIn(other, field))

export const saySame = (one: ConferenceValues, other: ConferenceValues): boolean =>
  differingFields(one, other).length === 0

const saidIn = <Field extends ConferenceField>(values: ConferenceValues, field: Field): string =>
  JSON.stringify(SAYS[field](values[field]))
