import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Band, MatchedPost, OwnPost } from '#contract/closest/schema.ts'
import { Country } from '#contract/foundation/country.ts'
import { SCORE_MAX } from './limits.ts'

/**
 * Why two posts were matched, as far as the reader is told: what both posts show, and, of the details that they hide, only those that were cleared when the two
 * were first matched. The points have no sum here: it would pass for the whole score, of which a part may not be told (ruling 60).
 */
export const MatchReasons = z.object({
  country: Country.nullable(),
  sameCountry: z.boolean(),
  /** Agrees within one country: in France, the département. Also false where it is withheld. */
  sameZone: z.boolean(),
  /** Null when more than one month apart, or unknown. */
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

export const OwnMeToo = z.object({ post: MatchedPost, at: z.date() })
export type OwnMeToo = z.infer<typeof OwnMeToo>

/** The member may have no story of their own. */
export const MeTooOfMine = z.object({ ownPost: OwnPost, member: Author, at: z.date() })
export type MeTooOfMine = z.infer<typeof MeTooOfMine>

/** Latest first, at most two of one member, and new accounts after ten others. Only the two sides of a pair see it. */
export const MeTooPairs = z.object({ said: z.array(OwnMeToo), heard: z.array(MeTooOfMine) })
export type MeTooPairs = z.infer<typeof MeTooPairs>

export const MatchStats = z.object({
  cases: z.number().int().nonnegative(),
  recent: z.number().int().nonnegative(),
  resolved: z.number().int().nonnegative(),
})
export type MatchStats = z.infer<typeof MatchStats>
