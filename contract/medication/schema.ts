import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { PlainDate } from '#contract/foundation/dates.ts'
import { Id } from '#contract/foundation/ids.ts'
import { MemberBand } from '#contract/foundation/member-band.ts'
import { PageRequest } from '#contract/foundation/page.ts'
import { lineText, longText, optional } from '#contract/foundation/text.ts'
import {
  AGE_BANDS,
  AGREEMENTS,
  DECHALLENGES,
  DRUG_ACTIONS,
  DRUG_ROLES,
  ONSET_BANDS,
  OUTCOMES,
  RECHALLENGES,
  REPORTERS,
  ROUTES,
  SERIOUSNESS,
  SEXES,
} from './choices.ts'
import {
  BATCH_MAX,
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  DOSAGE_MAX,
  DRUGS_MAX,
  DURATION_MAX,
  HISTORY_MAX,
  INDICATION_MAX,
  NAME_MAX,
  NOTES_MAX,
  REACTION_MAX,
  REACTIONS_MAX,
  SCORE_MAX,
  SEVERITY_MAX,
  SEVERITY_MIN,
  SUBSTANCE_MAX,
} from './limits.ts'

const OptionalDate = z
  .union([z.literal('').transform(() => null), z.null(), PlainDate])
  .optional()
  .transform((date) => date ?? null)

const optionalOf = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(values)
    .nullable()
    .optional()
    .transform((value) => value ?? null)

/** Days in the future are refused by the server's clock. */
export const DrugFields = z
  .object({
    role: z.enum(DRUG_ROLES),
    name: lineText({ min: 1, max: NAME_MAX }),
    substance: optional(lineText({ max: SUBSTANCE_MAX })),
    dosage: optional(lineText({ max: DOSAGE_MAX })),
    route: optionalOf(ROUTES),
    indication: optional(lineText({ max: INDICATION_MAX })),
    batch: optional(lineText({ max: BATCH_MAX })),
    startDate: OptionalDate,
    stopDate: OptionalDate,
    action: optionalOf(DRUG_ACTIONS),
    dechallenge: optionalOf(DECHALLENGES),
    rechallenge: optionalOf(RECHALLENGES),
  })
  .refine(({ startDate, stopDate }) => !startDate || !stopDate || startDate <= stopDate, {
    message: 'datesReversed',
    path: ['stopDate'],
  })
export type DrugFields = z.output<typeof DrugFields>

/**
 * A member's declaration. The first medication is the declared one, always suspected; matching compares that one alone. The others were taken at the same time:
 * of two whose names differ only in case and accents, the server keeps the first.
 */
export const ReportFields = z.object({
  drugs: z.array(DrugFields).min(1, 'required').max(DRUGS_MAX),
  description: longText({ min: DESCRIPTION_MIN, max: DESCRIPTION_MAX }),
  reactions: z
    .array(lineText({ min: 1, max: REACTION_MAX }))
    .max(REACTIONS_MAX)
    .default([]),
  severity: z.number().int().min(SEVERITY_MIN).max(SEVERITY_MAX),
  onsetDate: OptionalDate,
  duration: optional(lineText({ max: DURATION_MAX })),
  history: optional(longText({ max: HISTORY_MAX })),
  notes: optional(longText({ max: NOTES_MAX })),
  ageBand: optionalOf(AGE_BANDS),
  sex: optionalOf(SEXES),
  reporter: optionalOf(REPORTERS),
  /** ICH E2A criteria; null where the question was not answered, empty where none of them applies. */
  seriousness: z
    .array(z.enum(SERIOUSNESS))
    .max(SERIOUSNESS.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'invalid')
    .nullable()
    .default(null),
  outcome: optionalOf(OUTCOMES),
})
export type ReportFields = z.output<typeof ReportFields>

/** `requestId` is made when the form opens: the same id never declares twice. `joinsMatching` switches the matching of side effects on. */
export const DeclareInput = ReportFields.extend({ requestId: Id, joinsMatching: z.boolean().default(false) })
export type DeclareInput = z.output<typeof DeclareInput>

/** `version` is the one that the editor began from. An edit over a newer text is refused, so that no text is lost. */
export const EditReportInput = ReportFields.extend({ id: Id, version: z.number().int().positive() })
export type EditReportInput = z.output<typeof EditReportInput>

/** Nobody but its owner reads a report. */
export const Report = z.object({
  id: Id,
  version: z.number().int().positive(),
  createdAt: z.date(),
  updatedAt: z.date(),
  drugs: z.array(
    z.object({
      role: z.enum(DRUG_ROLES),
      name: z.string(),
      substance: z.string().nullable(),
      dosage: z.string().nullable(),
      route: z.enum(ROUTES).nullable(),
      indication: z.string().nullable(),
      batch: z.string().nullable(),
      startDate: PlainDate.nullable(),
      stopDate: PlainDate.nullable(),
      action: z.enum(DRUG_ACTIONS).nullable(),
      dechallenge: z.enum(DECHALLENGES).nullable(),
      rechallenge: z.enum(RECHALLENGES).nullable(),
    }),
  ),
  description: z.string(),
  reactions: z.array(z.string()),
  severity: z.number().int(),
  onsetDate: PlainDate.nullable(),
  duration: z.string().nullable(),
  history: z.string().nullable(),
  notes: z.string().nullable(),
  ageBand: z.enum(AGE_BANDS).nullable(),
  sex: z.enum(SEXES).nullable(),
  reporter: z.enum(REPORTERS).nullable(),
  seriousness: z.array(z.enum(SERIOUSNESS)).nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  /**
   * When this version will enter the comparison; null where it already has, or where the report is not compared at all. Until then the earlier version is
   * compared.
   */
  comparedFrom: z.date().nullable(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
})
export type Report = z.infer<typeof Report>
export type ReportDrug = Report['drugs'][number]

/** The fields of the form that `Report` returns: a form field that is missing from `Report` does not compile. */
export type ReportContent = Pick<Report, keyof ReportFields>

export const PastReport = Report.omit({ id: true, can: true, comparedFrom: true, updatedAt: true }).extend({
  until: z.date(),
})
export type PastReport = z.infer<typeof PastReport>

/**
 * Figures of the reader's own reports. `averageScore` is that of the matches in which both sides are shown, in percent, rounded; 0 where there is none.
 * `invitations` counts the matches in which only the other side has agreed to be shown.
 */
export const MedicationStats = z.object({
  reports: z.number().int().nonnegative(),
  serious: z.number().int().nonnegative(),
  matches: z.number().int().nonnegative(),
  invitations: z.number().int().nonnegative(),
  averageScore: z.number().int().min(0).max(100),
})
export type MedicationStats = z.infer<typeof MedicationStats>

/**
 * The reasons of a match whose two members are shown to each other, as they were when both had agreed; starts are compared by months alone. Points add up to
 * the score (capped at 100).
 */
export const MedicationReasons = z.object({
  sameName: z.boolean(),
  sameSubstance: z.boolean(),
  severityGap: z.union([z.literal(0), z.literal(1)]).nullable(),
  onset: z.enum(ONSET_BANDS).nullable(),
  sharedWords: z.array(z.string()),
  points: z.object({ drug: z.number(), words: z.number(), severity: z.number(), onset: z.number() }),
})
export type MedicationReasons = z.infer<typeof MedicationReasons>

/**
 * One of my reports beside a similar one. Until both sides have agreed to be shown, `other` is null and the reader learns nothing of the other report but
 * `common`: the medication is named in the reader's own words, so that none of the other's is given away. No word, day or severity of the other report is told,
 * and none decides what is told.
 */
export const MedicationMatch = z.object({
  /** A random id of the pair, which leads to neither report nor member. */
  id: Id,
  ownReport: z.object({ id: Id, name: z.string(), severity: z.number().int(), createdAt: z.date() }),
  common: z.object({
    medication: z.string(),
    isSubstance: z.boolean(),
    /** Listed effects that both reports named when they were first matched, under their French names. */
    effects: z.array(z.string()),
  }),
  agreement: z.enum(AGREEMENTS),
  other: z
    .object({
      author: Author,
      name: z.string(),
      dosage: z.string().nullable(),
      excerpt: z.string(),
      severity: z.number().int(),
      score: z.number().int().min(0).max(SCORE_MAX),
      reasons: MedicationReasons,
    })
    .nullable(),
})
export type MedicationMatch = z.infer<typeof MedicationMatch>

export const DrugSuggestion = z.object({
  name: z.string(),
  substance: z.string().nullable(),
  dosage: z.string().nullable(),
  route: z.enum(ROUTES).nullable(),
  /** False for a medication that is no longer sold: members who took it may still have to name it. */
  isMarketed: z.boolean(),
})
export type DrugSuggestion = z.infer<typeof DrugSuggestion>

/**
 * Effects that members declared with one medication, most frequent first; counted are members who agreed to statistics and whom public figures count. Numbers
 * are bands of SHOWN_FROM distinct members and more, and no hidden number can be worked out from them. `asOf` is the night since which fewer than MOVED_MIN of
 * these members changed what they tell of the medication. A hidden effect cannot be told from one that nobody declared: without any figure `asOf` and `members`
 * are null.
 */
export const EffectCounts = z.object({
  name: z.string(),
  asOf: z.date().nullable(),
  members: MemberBand.nullable(),
  effects: z.array(z.object({ term: z.string(), members: MemberBand })),
})
export type EffectCounts = z.infer<typeof EffectCounts>

const Interval = z.object({ value: z.number(), low: z.number(), high: z.number() })
/** A ratio. It has no interval where nobody with the medication, or nobody without it, is without the effect. */
const Ratio = z.object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() })

/**
 * One pair of medication and effect, counted by distinct member: a with both, b with the medication and without the effect, c the reverse, d neither.
 * A figure is null where it is not defined.
 */
export const SignalPair = z.object({
  drug: z.object({ key: z.string(), name: z.string() }),
  reaction: z.object({ key: z.string(), term: z.string() }),
  a: z.number().int(),
  b: z.number().int(),
  c: z.number().int(),
  d: z.number().int(),
  prr: Ratio.nullable(),
  /** Pearson's, with Yates's correction. */
  chiSquare: z.number().nullable(),
  ror: Interval.nullable(),
  ic: z.object({ value: z.number(), low: z.number() }).nullable(),
  /** Evans's rule: a ≥ 3, PRR ≥ 2, χ² ≥ 4. */
  isSignal: z.boolean(),
})
export type SignalPair = z.infer<typeof SignalPair>

export const SIGNAL_ORDERS = ['ic', 'prr', 'cases'] as const
export const SignalOrder = z.enum(SIGNAL_ORDERS)
export type SignalOrder = z.infer<typeof SignalOrder>

export const SignalsRequest = z.object({
  search: z
    .string()
    .transform((text) => text.trim().slice(0, 100) || undefined)
    .optional(),
  order: SignalOrder.default('ic'),
  /** Only pairs that meet Evans's rule. */
  only: z.enum(['all', 'signals']).default('all'),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: PageRequest.shape.limit,
})
export type SignalsRequest = z.output<typeof SignalsRequest>

export const SignalTable = z.object({
  asOf: z.date().nullable(),
  /** Distinct members who declared a suspected medication with an effect; 0 while no pair was counted. */
  members: z.number().int(),
  total: z.number().int(),
  pairs: z.array(SignalPair),
})
export type SignalTable = z.infer<typeof SignalTable>

/** `members` counts those who declared it as suspected with an effect; null where no pair of it was counted. */
export const DrugSignals = z.object({ members: z.number().int().nullable(), pairs: z.array(SignalPair) })
export type DrugSignals = z.infer<typeof DrugSignals>
