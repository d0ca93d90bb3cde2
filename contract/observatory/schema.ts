import { z } from 'zod'
import { PlainMonth } from '#contract/foundation/dates.ts'
import { SHOWN_FROM } from '#contract/foundation/disclosure.ts'
import { SymptomId } from '#contract/posts/symptom-id.ts'

/** Distinct members: at least so many. `bandOf` says at most how many. */
const Members = z.number().int().min(SHOWN_FROM)

/** How long it took, as a length that half of the members stayed below. */
export const RECOVERIES = ['week', 'month', 'quarter', 'halfYear', 'year', 'twoYears', 'longer'] as const
export const Recovery = z.enum(RECOVERIES)
export type Recovery = z.infer<typeof Recovery>

/** A word of the observatory's own list, or a substance. Never words of a member. */
export const HelpTerm = z.object({
  key: z.string(),
  fr: z.string(),
  en: z.string(),
  isSubstance: z.boolean(),
  members: Members,
})
export type HelpTerm = z.infer<typeof HelpTerm>

/**
 * Those who told of one symptom, or of any. What is hidden is left out, and cannot be told from what nobody said. A place is a region of France, 'FR' where that
 * is not known, the code of another country, or 'unknown'.
 */
export const ObservedGroup = z.object({
  members: Members,
  resolved: Members.nullable(),
  /** Of the members, those with a resolved post, in percent to the nearest five. */
  share: z.number().int().nullable(),
  recovery: Recovery.nullable(),
  months: z.array(z.object({ month: PlainMonth, members: Members })),
  places: z.array(z.object({ place: z.string(), members: Members })),
  help: z.array(HelpTerm),
})
export type ObservedGroup = z.infer<typeof ObservedGroup>

/**
 * What may be read of the newest snapshot; `takenAt` is null before the first. `of` is null where too few told of it. Symptoms go by their French names, as posts
 * keep them, most frequent first.
 */
export const Observatory = z.object({
  takenAt: z.date().nullable(),
  symptoms: z.array(z.object({ id: SymptomId, name: z.string(), members: Members })),
  of: ObservedGroup.nullable(),
})
export type Observatory = z.infer<typeof Observatory>
