import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Band, MatchedPost, OwnPost } from '#contract/closest/schema.ts'
import { Country } from '#contract/foundation/country.ts'
import { SCORE_MAX } from './limits.ts'

/**
 * Why two posts were matched, as far as the reader is told: what both posts show, and, of the details that they hide, only those that were cleared when the two
 * were first matched. The points have no sum here: it would hide the part that is not told (ruling 60).
 */
export const MatchReasons = z.object({
  country: Country.nullable(),
  sameCountry: z.boolean(),
  /** The first two characters of the postal code agree within one country: in France, the département. Also false where it is withheld. */
  sameZone: z.boolean(),
  /** The number of calendar months between the two beginnings; null when they are more than one apart, or unknown. */
  monthsApart: z.union([z.literal(0), z.literal(1)]).nullable(),
  /** Also false where it is withheld. */
  commonTravel: z.boolean(),
  sharedTags: z.array(z.string()),
  sharedWords: z.array(z.string()),
  points: z.object({
    country: z.number(),
    zone: z.number(),
    period: z.number(),
    words: z.number(),
    travel: z.number(),
  }),
})
export type MatchReasons = z.infer<typeof MatchReasons>

/** One of my posts beside a similar one. */
export const Match = z.object({
  ownPost: OwnPost,
  post: MatchedPost,
  /** The band of the pair among the closest cases; for a pair that is not among them, the band of the points that are disclosed. */
  band: Band,
  /** The full score, of 100, from all fields of both posts with their exact days, as of the first match. Null unless the two members talk. */
  wholeScore: z.number().int().min(0).max(SCORE_MAX).nullable(),
  reasons: MatchReasons,
})
export type Match = z.infer<typeof Match>

/** A story of another member to which I said "me too". */
export const OwnMeToo = z.object({ post: MatchedPost, at: z.date() })
export type OwnMeToo = z.infer<typeof OwnMeToo>

/** A member who said "me too" to a story of mine. They may have no story of their own. */
export const MeTooOfMine = z.object({ ownPost: OwnPost, member: Author, at: z.date() })
export type MeTooOfMine = z.infer<typeof MeTooOfMine>

/** Pairs made by saying "me too", the latest first, two of one member at most and new accounts below ten others. Only their two sides see them. */
export const MeTooPairs = z.object({ said: z.array(OwnMeToo), heard: z.array(MeTooOfMine) })
export type MeTooPairs = z.infer<typeof MeTooPairs>

/** The closest cases of all my posts, each counted once: as many as their list holds. */
export const MatchStats = z.object({
  cases: z.number().int().nonnegative(),
  /** How many of these were published within the last NEW_DAYS days. */
  recent: z.number().int().nonnegative(),
  /** How many of these are resolved by now. */
  resolved: z.number().int().nonnegative(),
})
export type MatchStats = z.infer<typeof MatchStats>
