import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { lineText, longText, optional } from '#contract/foundation/text.ts'
import { REFUSAL_REASON_MAX } from './limits.ts'
import { FULL_NAME_MAX, PROFESSIONAL_STATES, PROFESSIONS } from './professional-limits.ts'
import { isRpps } from './rpps.ts'

export const Profession = z.enum(PROFESSIONS)
export type Profession = z.infer<typeof Profession>

/** Digits as typed, in any grouping. */
const Rpps = z
  .string()
  .transform((text) => text.replace(/[\s.\u00a0\u202f-]/g, ''))
  .pipe(z.string().min(1).refine(isRpps, 'invalidRpps'))

/** `evidenceId`: one picture of a professional card or diploma, uploaded before; deleted after the decision. */
export const ProfessionalRequestInput = z.object({
  requestId: Id,
  profession: Profession,
  rpps: Rpps,
  fullName: lineText({ min: 2, max: FULL_NAME_MAX }),
  evidenceId: Id,
})
export type ProfessionalRequestInput = z.output<typeof ProfessionalRequestInput>

export const ProfessionalState = z.enum(PROFESSIONAL_STATES)
export type ProfessionalState = z.infer<typeof ProfessionalState>

export const ProfessionalRequest = z.object({
  id: Id,
  profession: Profession,
  rpps: z.string(),
  fullName: z.string(),
  state: ProfessionalState,
  askedAt: z.date(),
  decidedAt: z.date().nullable(),
  reason: z.string().nullable(),
  /** When the accepted profession must be proved again; the badge goes a month later. */
  recheckAt: z.date().nullable(),
})
export type ProfessionalRequest = z.infer<typeof ProfessionalRequest>

export const ProfessionalStatus = z.object({
  isProfessional: z.boolean(),
  needsSecondFactor: z.boolean(),
  requests: z.array(ProfessionalRequest),
  canAsk: z.boolean(),
})
export type ProfessionalStatus = z.infer<typeof ProfessionalStatus>

export const RefusalReason = optional(longText({ max: REFUSAL_REASON_MAX }))
