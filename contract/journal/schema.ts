import { z } from 'zod'
import { PlainDate } from '#contract/foundation/dates.ts'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { lineText, longText } from '#contract/foundation/text.ts'
import { TimeZone } from '#contract/foundation/time-zone.ts'
import {
  ENTRIES_SHOWN,
  ENTRIES_SHOWN_MAX,
  INTENSITY_NONE,
  INTENSITY_WORST,
  JOURNAL_TITLE_MAX,
  LAST_STEP,
  MEASURE_NAME_MAX,
  MEASURES_MAX,
  NOTE_MAX,
} from './limits.ts'

export const PACES = ['none', 'daily', 'everyOtherDay', 'weekly', 'monthly'] as const
export const Pace = z.enum(PACES)
export type Pace = z.infer<typeof Pace>

const Intensity = z.number().int().min(INTENSITY_NONE).max(INTENSITY_WORST)
const JournalTitle = lineText({ min: 1, max: JOURNAL_TITLE_MAX })
const MinuteOfDay = z.number().int().min(0).max(1439)

export const MEASURE_SCALES = ['ten', 'five'] as const
export const MeasureScale = z.enum(MEASURE_SCALES)
export type MeasureScale = z.infer<typeof MeasureScale>

export const Measure = z.object({ name: z.string(), scale: MeasureScale })
export type Measure = z.infer<typeof Measure>

/** The value that a day records for a measure. It repeats the name and the scale, so that a later change of the measures alters no written day. */
export const Measured = Measure.extend({ value: Intensity })
export type Measured = z.infer<typeof Measured>

const MeasureName = lineText({ min: 1, max: MEASURE_NAME_MAX })
const hasNamesOnce = (all: readonly { name: string }[]) =>
  new Set(all.map(({ name }) => name.toLowerCase())).size === all.length
const MeasuresInput = z
  .array(z.object({ name: MeasureName, scale: MeasureScale }))
  .max(MEASURES_MAX)
  .refine(hasNamesOnce, { message: 'invalid' })
const MeasuredInput = z
  .array(
    z
      .object({ name: MeasureName, scale: MeasureScale, value: Intensity })
      .refine(({ scale, value }) => scale === 'ten' || value <= LAST_STEP, { message: 'outOfRange', path: ['value'] }),
  )
  .max(MEASURES_MAX)
  .refine(hasNamesOnce, { message: 'invalid' })

export const Journal = z.object({
  id: Id,
  title: z.string(),
  post: z.object({ id: Id, title: z.string() }).nullable(),
  createdAt: z.date(),
  days: z.number().int().nonnegative(),
  firstDay: PlainDate.nullable(),
  lastEntry: z.object({ day: PlainDate, intensity: Intensity }).nullable(),
  measures: z.array(Measure),
  pace: Pace,
  /** Kept also while there is no reminder. */
  remindAt: MinuteOfDay.nullable(),
  timeZone: z.string().nullable(),
  nextReminderAt: z.date().nullable(),
})
export type Journal = z.infer<typeof Journal>

export const Entry = z.object({
  day: PlainDate,
  intensity: Intensity,
  note: z.string(),
  measured: z.array(Measured),
  version: z.number().int(),
} satisfies Record<Exclude<keyof PutEntryInput, 'id' | 'replaces'> | 'version', z.ZodType>)
export type Entry = z.infer<typeof Entry>

export const CurveDay = Entry.pick({ day: true, intensity: true })
export type CurveDay = z.infer<typeof CurveDay>

export const StartInput = z.union([z.object({ title: JournalTitle }), z.object({ postId: Id })])
export type StartInput = z.output<typeof StartInput>

export const RenameInput = z.object({ id: Id, title: JournalTitle })
export type RenameInput = z.output<typeof RenameInput>

export const SetPaceInput = z.discriminatedUnion('pace', [
  z.object({ id: Id, pace: z.literal('none') }),
  z.object({ id: Id, pace: Pace.exclude(['none']), remindAt: MinuteOfDay, timeZone: TimeZone }),
])
export type SetPaceInput = z.output<typeof SetPaceInput>

/** Plain dates, both included. Without `from`, the DAYS_READ days up to `to`; without `to`, up to now. */
export const RangeInput = z.object({ id: Id, from: PlainDate.optional(), to: PlainDate.optional() })
export type RangeInput = z.output<typeof RangeInput>

export const EntriesInput = RangeInput.extend({
  cursor: PlainDate.optional(),
  limit: z.coerce.number().int().min(1).max(ENTRIES_SHOWN_MAX).default(ENTRIES_SHOWN),
})
export type EntriesInput = z.output<typeof EntriesInput>

/**
 * `replaces` is the version that this one overwrites, null for a blank day. The request is refused where the day holds any other version, so that no entry is
 * lost.
 */
export const PutEntryInput = z.object({
  id: Id,
  day: PlainDate,
  intensity: Intensity,
  note: longText({ max: NOTE_MAX }).default(''),
  measured: MeasuredInput.default([]),
  replaces: z.number().int().nullable(),
})
export type PutEntryInput = z.output<typeof PutEntryInput>

export const SetMeasuresInput = z.object({ id: Id, measures: MeasuresInput })
export type SetMeasuresInput = z.output<typeof SetMeasuresInput>

/** An own symptom may have no journal yet: its first day starts one. */
const Subject = z.union([z.strictObject({ journalId: Id }), z.strictObject({ postId: Id })])
export type Subject = z.output<typeof Subject>

export const DayStory = z.object({
  id: Id,
  title: z.string(),
  subject: Subject,
  measures: z.array(Measure),
  last: z.object({ day: PlainDate, intensity: Intensity, measured: z.array(Measured) }).nullable(),
})
export type DayStory = z.infer<typeof DayStory>

export const OwnDay = z.object({
  memberId: Id,
  isReadOnly: z.boolean(),
  stories: z.array(DayStory),
})
export type OwnDay = z.infer<typeof OwnDay>

/**
 * A day without its note, which stays as it is. `seen` is what the writer saw there, null for a blank day; the request is refused where the day holds anything
 * else. Without `measured`, the measures stay as they are too.
 */
export const WriteDayInput = z.object({
  requestId: Id,
  subject: Subject,
  day: PlainDate,
  intensity: Intensity,
  measured: MeasuredInput.optional(),
  seen: z.object({ intensity: Intensity, measured: MeasuredInput.optional() }).nullable(),
})
export type WriteDayInput = z.output<typeof WriteDayInput>

/** The day as it is now and as it was before; null where it is blank. A repeated request returns the day as it is by then, and null for `before`. */
export const WrittenDay = z.object({ id: Id, entry: Entry.nullable(), before: Entry.nullable() })
export type WrittenDay = z.infer<typeof WrittenDay>

export const RemoveEntryInput = z.object({ id: Id, day: PlainDate, version: z.number().int() })
export type RemoveEntryInput = z.output<typeof RemoveEntryInput>

export const TRENDS = ['rising', 'falling', 'steady'] as const
export const Trend = z.enum(TRENDS)
export type Trend = z.infer<typeof Trend>

/** `trend` is null where there are too few days to tell. */
export const JournalStats = z.object({
  days: z.number().int().positive(),
  /** To one decimal. */
  mean: z.number(),
  lowest: CurveDay,
  highest: CurveDay,
  trend: Trend.nullable(),
})
export type JournalStats = z.infer<typeof JournalStats>

/** `typical` is the middle step of a measure in steps, and the mean to one decimal of any other. */
export const MeasureStats = Measure.extend({
  days: z.number().int().positive(),
  typical: z.number(),
  lowest: Intensity,
  highest: Intensity,
})
export type MeasureStats = z.infer<typeof MeasureStats>

export const SummaryPart = z.enum(['post', 'name'])
export type SummaryPart = z.infer<typeof SummaryPart>

export const SummaryInput = z.object({
  id: Id,
  from: PlainDate,
  to: PlainDate,
  with: z.array(SummaryPart).max(2).default([]),
})
export type SummaryInput = z.output<typeof SummaryInput>

export const SummaryPdfInput = SummaryInput.extend({ language: Language.default('fr') })
export type SummaryPdfInput = z.output<typeof SummaryPdfInput>

export const Summary = z.object({
  title: z.string(),
  from: PlainDate,
  to: PlainDate,
  /** Null unless asked for. */
  username: z.string().nullable(),
  days: z.array(CurveDay),
  figures: JournalStats.nullable(),
  /** The measures recorded on most days come first. */
  measures: z.array(MeasureStats),
  /** Notes of the highest days and the latest, in the order of the days; a note that is too long is cut and ends with "…". */
  notes: z.array(Entry.omit({ version: true, measured: true })),
  otherNotes: z.number().int().nonnegative(),
  /** Null unless asked for, and where there is none. */
  post: z
    .object({
      description: z.string(),
      duration: z.string().nullable(),
      startDate: PlainDate.nullable(),
      tags: z.array(z.string()),
    })
    .nullable(),
})
export type Summary = z.infer<typeof Summary>
