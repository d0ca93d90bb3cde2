import type { ProposalFields } from '#contract/conferences/proposal-schema.ts'
import { type Conference, ConferenceFields } from '#contract/conferences/schema.ts'
import { type FieldFault, faultsOf } from '#contract/foundation/faults.ts'
import type { Language } from '#contract/foundation/languages.ts'
import type { Announced } from '../api.ts'

/** A member who is chosen, and the name to show for them. */
export type Chosen = { id: string; name: string }

/** What stands in the form. Day and hour are those of the clock on the wall, where the form is filled. */
export type ConferenceValues = {
  title: string
  description: string
  expertName: string
  expertBio: string
  expert: Chosen | null
  moderators: Chosen[]
  /** YYYY-MM-DD */
  day: string | null
  /** As it is typed: "19:30", "19h30" or "19 h". */
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

/** What stands in the form that changes this one. */
export const valuesOf = ({ conference, moderators }: Announced): ConferenceValues => ({
  title: conference.title,
  description: conference.description,
  expertName: conference.expert.name,
  expertBio: conference.expert.bio ?? '',
  expert: conference.expert.member && chosen(conference.expert.member),
  moderators: moderators.map(chosen),
  day: dayIn(conference.scheduledAt),
  time: timeIn(conference.scheduledAt),
  duration: String(conference.durationMinutes),
  tags: conference.tags.join(', '),
  language: conference.language,
  url: conference.url ?? '',
  capacity: conference.capacity === null ? '' : String(conference.capacity),
  isRecorded: conference.isRecorded,
})

/** What stands in the form for what somebody proposes; with the account that would speak, where it may. */
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

export const chosen = ({ id, username }: { id: string; username: string | null }): Chosen => ({
  id,
  name: username ?? '',
})

/**
 * These values as the server takes them, or what it would find wrong with them. Faults have the names of the form's fields.
 * @param known  the conference that is changed: an hour that is left as it was stays that very instant
 */
export function readConference(
  values: ConferenceValues,
  known: Conference | undefined,
  now: Date,
): { fields: ConferenceFields } | { faults: FieldFault[] } {
  const scheduledAt = instantOf(values, known)
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
    ...hourFaults(values, scheduledAt, known, now),
  ]
  return checked.success && faults.length === 0 ? { fields: checked.data } : { faults: faults.map(named) }
}

/** The server's names of what the form calls otherwise. */
const NAMES: Record<string, string> = {
  scheduledAt: 'day',
  durationMinutes: 'duration',
  expertId: 'expert',
  moderatorIds: 'moderators',
}

export function named(fault: FieldFault): FieldFault {
  const [first = ''] = fault.path.split('.')
  return { ...fault, path: NAMES[first] ?? first }
}

function hourFaults(
  { day, time }: ConferenceValues,
  at: Date | undefined,
  known: Conference | undefined,
  now: Date,
): FieldFault[] {
  if (!day) return [{ path: 'day', code: 'required' }]
  if (time.trim() === '') return [{ path: 'time', code: 'required' }]
  if (!readTime(time)) return [{ path: 'time', code: 'invalid' }]
  if (!at) return [{ path: 'day', code: 'invalidDate' }]
  const isMoved = at.getTime() !== known?.scheduledAt.getTime()
  return isMoved && at <= now ? [{ path: 'day', code: 'invalid' }] : []
}

function instantOf({ day, time }: ConferenceValues, known: Conference | undefined): Date | undefined {
  const read = readTime(time)
  if (known && day === dayIn(known.scheduledAt) && read === timeIn(known.scheduledAt)) return known.scheduledAt
  const at = new Date(`${day ?? ''}T${read ?? ''}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** The hour that someone typed, as HH:MM; undefined where it is none. */
export function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?$/i.exec(typed.trim()) ?? []
  const isHour = hours !== '' && Number(hours) < 24 && Number(minutes) < 60
  return isHour ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

const dayIn = (at: Date): string =>
  [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-')
const timeIn = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`
const two = (part: number): string => String(part).padStart(2, '0')

/** What is no number stays what it is, for the schema to refuse. */
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

/** What each field says, as it is compared, in the order of the form. */
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

/** In which fields the two say something else. Blanks around words say nothing. */
export const differingFields = (one: ConferenceValues, other: ConferenceValues): ConferenceField[] =>
  (Object.keys(SAYS) as ConferenceField[]).filter((field) => saidIn(one, field) !== saidIn(other, field))

export const saySame = (one: ConferenceValues, other: ConferenceValues): boolean =>
  differingFields(one, other).length === 0

const saidIn = <Field extends ConferenceField>(values: ConferenceValues, field: Field): string =>
  JSON.stringify(SAYS[field](values[field]))
