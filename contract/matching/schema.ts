import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { MatchedPost, OwnPost } from '#contract/closest/schema.ts'
import { Country } from '#contract/foundation/country.ts'
import { SCORE_MAX } from './limits.ts'

/**
 * Why two posts were brought together, as far as it is told: what both show, and of what they hide only what was decided when they were first matched. Points of
 * each criterion add up to the score (capped at 100).
 */
export const MatchReasons = z.object({
  country: Country.nullable(),
  sameCountry: z.boolean(),
  /** The first two characters of the postal code agree within one country: in France, the département. False where it is not told, too. */
  sameZone: z.boolean(),
  /** Calendar months between the two beginnings; null when further apart, or unknown. */
  monthsApart: z.union([z.literal(0), z.literal(1)]).nullable(),
  /** False where it is not told, too. */
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
  /** Percent: the sum of what is told, which may be less than what brought the two together. */
  score: z.number().int().min(0).max(SCORE_MAX),
  /** Percent, by all that both posts say, days included, as it was when they were first matched; null unless the two members talk. */
  wholeScore: z.number().int().min(0).max(SCORE_MAX).nullable(),
  reasons: MatchReasons,
})
export type Match = z.infer<typeof Match>

/** A story of somebody else of which I say "me too". */
export const OwnMeToo = z.object({ post: MatchedPost, at: z.date() })
export type OwnMeToo = z.infer<typeof OwnMeToo>

/** Somebody who says "me too" of a story of mine. They may have none of their own. */
export const MeTooOfMine = z.object({ ownPost: OwnPost, member: Author, at: z.date() })
export type MeTooOfMine = z.infer<typeof MeTooOfMine>

/** Pairs that somebody made by saying "me too", the latest first, two of one member at most and new accounts below ten others. Only their two sides see them. */
export const MeTooPairs = z.object({ said: z.array(OwnMeToo), heard: z.array(MeTooOfMine) })
export type MeTooPairs = z.infer<typeof MeTooPairs>

/** Cases of others that one's own posts show, by score or as close cases, each counted once. */
export const MatchFigures = z.object({
  cases: z.number().int().nonnegative(),
  /** Of these, published within the last NEW_DAYS days. */
  recent: z.number().int().nonnegative(),
  /** Of these, by now resolved. */
  resolved: z.number().int().nonnegative(),
})
export type MatchFigures = z.infer<typeof MatchFigures>
