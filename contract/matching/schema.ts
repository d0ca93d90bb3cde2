import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Country } from '#contract/foundation/country.ts'
import { Id } from '#contract/foundation/ids.ts'
import { SCORE_MAX, SCORE_THRESHOLD } from './limits.ts'

/**
 * Why two posts were brought together. Bands only: neither the other member's postal code, days nor travels can be worked out. Points of each
 * criterion add up to the score (capped at 100).
 */
export const MatchReasons = z.object({
  country: Country.nullable(),
  sameCountry: z.boolean(),
  /** The first two characters of the postal code agree within one country: in France, the département. */
  sameZone: z.boolean(),
  startWithin: z.union([z.literal(7), z.literal(30)]).nullable(),
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

/** One of my posts beside a similar one; `score` in percent, above 50. */
export const Match = z.object({
  ownPost: z.object({ id: Id, title: z.string() }),
  post: z.object({
    id: Id,
    title: z.string(),
    /** The beginning of the description, at most 240 characters. */
    excerpt: z.string(),
    author: Author,
    startMonth: z.string().nullable(),
    isResolved: z.boolean(),
    treatment: z.string().nullable(),
  }),
  score: z
    .number()
    .int()
    .min(SCORE_THRESHOLD + 1)
    .max(SCORE_MAX),
  reasons: MatchReasons,
})
export type Match = z.infer<typeof Match>

/** Cases of others that one's own posts show as matches, each counted once. */
export const MatchFigures = z.object({
  cases: z.number().int().nonnegative(),
  /** Of these, published within the last NEW_DAYS days. */
  recent: z.number().int().nonnegative(),
  /** Of these, by now resolved. */
  resolved: z.number().int().nonnegative(),
})
export type MatchFigures = z.infer<typeof MatchFigures>
