import { z } from 'zod'
import { PlainMonth } from '#contract/foundation/dates.ts'
import { SHOWN_FROM } from '#contract/foundation/disclosure-limits.ts'
import { SymptomId } from '#contract/posts/symptom-id.ts'

/** A number of distinct members, as the lower end of its band: `bandOf` gives the upper one. */
const Members = z.number().int().min(SHOWN_FROM)

export const RECOVERIES = ['week', 'month', 'quarter', 'halfYear', 'year', 'twoYears', 'longer'] as const
export const Recovery = z.enum(RECOVERIES)
export type Recovery = z.infer<typeof Recovery>

/** A word of the observatory's own list, or a substance; never a member's own words. */
export const HelpTerm = z.object({
  key: z.string(),
  fr: z.string(),
  en: z.string(),
  isSubstance: z.boolean(),
  members: Members,
})
export type HelpTerm = z.infer<typeof HelpTerm>

/**
 * The members who told of one symptom, or of any. Hidden figures are left out, so that they look the same as figures that nobody reported. A place is a region
 * of France, 'FR' where the region is not known, the code of another country, or 'unknown'.
 */
export const ObservedGroup = z.object({
  members: Members,
  resolved: Members.nullable(),
  share: z.number().int().nullable(),
  recovery: Recovery.nullable(),
  months: z.array(z.object({ month: PlainMonth, members: Members })),
  places: z.array(z.object({ place: z.string(), members: Members })),
  help: z.array(HelpTerm),
})
export type ObservedGroup = z.infer<typeof ObservedGroup>

/**
 * `takenAt` is null before the first snapshot. `of` is null where too few members told of the symptom. Symptoms go by their French names, most frequent
 * first.
 */
export const Observatory = z.object({
  takenAt: z.date().nullable(),
  symptoms: z.array(z.object({ id: SymptomId, name: z.string(), members: Members })),
  of: ObservedGroup.nullable(),
})
export type Observatory = z.infer<typeof Observatory>
