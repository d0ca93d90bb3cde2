import { z } from 'zod'
import { EARLIEST_DATE, PlainMonth } from '#contract/foundation/dates.ts'
import { Hidden } from '#contract/foundation/hidden.ts'
import { Id } from '#contract/foundation/ids.ts'
import { lineText, optional } from '#contract/foundation/text.ts'
import { saysDose } from '#contract/medication/dose.ts'
import { StandingOutcome } from '#contract/posts/schema.ts'
import {
  CARE_MAX,
  SENTENCE_MAX,
  SIDE_EFFECT_MAX,
  SIDE_EFFECTS_MAX,
  TREATMENT_EFFECTS,
  TREATMENT_KINDS,
  TREATMENT_NAME_MAX,
} from './limits.ts'

export const TreatmentKind = z.enum(TREATMENT_KINDS)
export type TreatmentKind = z.infer<typeof TreatmentKind>

export const TreatmentEffect = z.enum(TREATMENT_EFFECTS)
export type TreatmentEffect = z.infer<typeof TreatmentEffect>

const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalidDate')
  .refine((month) => month >= EARLIEST_DATE.slice(0, 7), 'dateTooEarly')
const OptionalMonth = z
  .union([z.literal('').transform(() => null), z.null(), Month])
  .optional()
  .transform((month) => month ?? null)

const tellsNoDose = (text: string | null) => text === null || !saysDose(text)

/** Times are months, as fine as people remember them. Doses are refused, because what helped one person is no prescription for another. */
export const TreatmentFields = z
  .object({
    name: lineText({ min: 1, max: TREATMENT_NAME_MAX }).refine(tellsNoDose, 'dose'),
    kind: TreatmentKind,
    from: OptionalMonth,
    to: OptionalMonth,
    isOngoing: z.boolean().default(false),
    effect: TreatmentEffect.nullable().default(null),
    sideEffects: z
      .array(lineText({ min: 1, max: SIDE_EFFECT_MAX }).refine(tellsNoDose, 'dose'))
      .max(SIDE_EFFECTS_MAX)
      .default([]),
    sentence: optional(lineText({ max: SENTENCE_MAX })).refine(tellsNoDose, 'dose'),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, { message: 'datesReversed', path: ['to'] })
  .refine(({ to, isOngoing }) => !(isOngoing && to !== null), { message: 'invalid', path: ['to'] })
export type TreatmentFields = z.output<typeof TreatmentFields>

/** `requestId` is made when the form opens: the same id never adds twice. */
export const AddTreatmentInput = TreatmentFields.safeExtend({ postId: Id, requestId: Id })
export type AddTreatmentInput = z.output<typeof AddTreatmentInput>

/** `version` is the one that the editor began from. An edit over a newer version is refused, so that nothing is lost. */
export const EditTreatmentInput = TreatmentFields.safeExtend({ id: Id, version: z.number().int().positive() })
export type EditTreatmentInput = z.output<typeof EditTreatmentInput>

export const Treatment = z.object({
  id: Id,
  postId: Id,
  kind: TreatmentKind,
  name: z.string(),
  from: PlainMonth.nullable(),
  to: PlainMonth.nullable(),
  isOngoing: z.boolean(),
  effect: TreatmentEffect.nullable(),
  sideEffects: z.array(z.string()),
  sentence: z.string().nullable(),
  isOfResolution: z.boolean(),
  isMine: z.boolean(),
  /** Always 1 for readers who are not its author. */
  version: z.number().int(),
  hidden: Hidden,
} satisfies Record<keyof TreatmentFields, z.ZodType> & Record<string, z.ZodType>)
export type Treatment = z.infer<typeof Treatment>

const Counted = z.number().int().min(0).max(CARE_MAX)

/** How many examinations somebody had for a symptom, and how many doctors they saw: numbers, never names. Null where they do not say. */
export const Care = z.object({ examinations: Counted.nullable(), doctors: Counted.nullable() })
export type Care = z.infer<typeof Care>

export const SetCareInput = Care.extend({ postId: Id })
export type SetCareInput = z.output<typeof SetCareInput>

export const Tried = z.object({
  treatments: z.array(Treatment),
  care: Care,
  outcomes: z.array(StandingOutcome),
  canAdd: z.boolean(),
})
export type Tried = z.infer<typeof Tried>
