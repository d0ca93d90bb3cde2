import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Country } from '#contract/foundation/country.ts'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { Outcome } from '#contract/posts/schema.ts'
import {
  OFFERED_MAX,
  PROPOSED_MAX,
  READINGS_ADDED_MAX,
  READINGS_LEAST,
  READINGS_REMOVED_MAX,
  READINGS_SHOWN,
  SCORE_MAX,
  SILENT_MAX,
  UNDERSTOOD_MAX,
} from './limits.ts'

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

const OwnPost = z.object({ id: Id, title: z.string() })

/** A post of somebody else, as it stands beside one of mine. */
const MatchedPost = z.object({
  id: Id,
  title: z.string(),
  /** The beginning of the description, at most 240 characters. */
  excerpt: z.string(),
  author: Author,
  startMonth: z.string().nullable(),
  isResolved: z.boolean(),
  outcome: Outcome,
  treatment: z.string().nullable(),
  /** Names of up to three things tried of which its author says that they helped. */
  helped: z.array(z.string()),
})

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

/** How close what two stories tell is; of which figure each begins: CLOSENESS. */
export const Band = z.enum(['veryClose', 'close', 'common'])
export type Band = z.infer<typeof Band>

/**
 * One thing that two stories tell: named in everyday words, in the language asked for, with the words of each as they were written; where an author added it
 * to what was read, which is said, with the name of what they added.
 */
export const SharedReading = z.object({
  name: z.string(),
  mine: z.string(),
  theirs: z.string(),
  isMineAdded: z.boolean(),
  isTheirsAdded: z.boolean(),
})
export type SharedReading = z.infer<typeof SharedReading>

/** One of my posts beside one that tells something close, wherever and whenever that began. */
export const ClosestCase = z.object({
  postId: Id,
  band: Band,
  /** What says most first, each in words of its own. */
  readings: z.array(SharedReading).min(READINGS_LEAST).max(READINGS_SHOWN),
  /** What one of the two has and the other says it has not, by name. */
  differs: z.array(z.string()),
  resolved: z.boolean(),
  ownPost: OwnPost,
  post: MatchedPost.extend({
    country: Country.nullable(),
    /** In which it is written. */
    language: Language,
  }),
})
export type ClosestCase = z.infer<typeof ClosestCase>

/** The cases closest to one of my posts, or to all of them. */
export const ClosestCases = z.object({
  /** My symptom posts, newest first, with how many close cases each has. */
  posts: z.array(z.object({ id: Id, title: z.string(), isResolved: z.boolean(), cases: z.number().int() })),
  /** Best first; within a band, what was resolved before what was not. */
  items: z.array(ClosestCase),
  /** True while a search of one of these posts is still to be done. */
  isSearching: z.boolean(),
  /** False where I switched matching off: nothing is compared then. */
  takesPart: z.boolean(),
})
export type ClosestCases = z.infer<typeof ClosestCases>

/** A story of somebody else of which I say "me too". */
export const OwnMeToo = z.object({ post: MatchedPost, at: z.date() })
export type OwnMeToo = z.infer<typeof OwnMeToo>

/** Somebody who says "me too" of a story of mine. They may have none of their own. */
export const MeTooOfMine = z.object({ ownPost: OwnPost, member: Author, at: z.date() })
export type MeTooOfMine = z.infer<typeof MeTooOfMine>

/** Pairs that somebody made by saying "me too", the latest first, two of one member at most and new accounts below ten others. Only their two sides see them. */
export const MeTooPairs = z.object({ said: z.array(OwnMeToo), heard: z.array(MeTooOfMine) })
export type MeTooPairs = z.infer<typeof MeTooPairs>

/** What a story can be read as; with `!` before it, what it says is not there. The server knows which there are. */
export const ReadingId = z
  .string()
  .max(120)
  .regex(/^!?[fcs]:[a-z0-9-]+(@[a-z0-9-]+)?$/)

const NamedReading = z.object({ id: ReadingId, name: z.string() })

/** One thing that was read of a story, or that its author added. */
export const UnderstoodReading = NamedReading.extend({
  /** The words that say it; null of what was added. */
  words: z.string().nullable(),
})
export type UnderstoodReading = z.infer<typeof UnderstoodReading>

/** What was understood of a story of mine, in the order in which it is told; what I added comes last. */
export const Understood = z.object({
  present: z.array(UnderstoodReading).max(UNDERSTOOD_MAX),
  /** What the story says is not there. */
  absent: z.array(UnderstoodReading).max(UNDERSTOOD_MAX),
  /** What it says and I took away. */
  removed: z.array(NamedReading).max(READINGS_REMOVED_MAX),
  /** Sentences of it of which nothing was read, a long one by how it begins. */
  silent: z.array(z.string()).max(SILENT_MAX),
  /** How much I may still add. */
  addable: z.number().int().min(0).max(READINGS_ADDED_MAX),
  /** False where nothing is compared: I switched matching off, or the story is hidden. Nothing is read then. */
  takesPart: z.boolean(),
})
export type Understood = z.infer<typeof Understood>

/** What may be added for what is typed, the nearest first. */
export const Offers = z.object({ readings: z.array(NamedReading).max(OFFERED_MAX) })
export type Offers = z.infer<typeof Offers>

/** Proposals to the author of a story: things of which their words hold a part, or which stories like it tell. */
export const Proposals = z.object({
  readings: z
    .array(
      NamedReading.extend({
        /** The words of the story by which it came to mind; null where stories like it tell it. */
        heardIn: z.string().nullable(),
      }),
    )
    .max(PROPOSED_MAX),
})
export type Proposals = z.infer<typeof Proposals>

/** Cases of others that one's own posts show, by score or as close cases, each counted once. */
export const MatchFigures = z.object({
  cases: z.number().int().nonnegative(),
  /** Of these, published within the last NEW_DAYS days. */
  recent: z.number().int().nonnegative(),
  /** Of these, by now resolved. */
  resolved: z.number().int().nonnegative(),
})
export type MatchFigures = z.infer<typeof MatchFigures>
