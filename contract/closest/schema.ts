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
  SILENT_MAX,
  UNDERSTOOD_MAX,
} from './limits.ts'

/** A post of mine beside which others stand. */
export const OwnPost = z.object({ id: Id, title: z.string() })

/** A post of somebody else, as it stands beside one of mine. */
export const MatchedPost = z.object({
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
export type MatchedPost = z.infer<typeof MatchedPost>

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
  /** The heaviest first, each in words of its own. */
  readings: z.array(SharedReading).min(READINGS_LEAST).max(READINGS_SHOWN),
  /** Things that one of the two has and the other says it has not, by name. */
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

/** A thing that a story can be read as; with `!` before it, what it says is not there. The server knows which there are. */
export const ReadingId = z
  .string()
  .max(120)
  .regex(/^!?[fcs]:[a-z0-9-]+(@[a-z0-9-]+)?$/)

const NamedReading = z.object({ id: ReadingId, name: z.string() })

/** One thing that was read of a story, or that its author added. */
export const UnderstoodReading = NamedReading.extend({
  /** The words that say it; null of what was added. */
  words: z.string().nullable(),
  /** Likely to be right: what its author added, and what such words mostly say beside the rest. What is not sure counts all the same. */
  isSure: z.boolean(),
})
export type UnderstoodReading = z.infer<typeof UnderstoodReading>

/** All that was understood of a story of mine, in the order in which it is told; what I added comes last. */
export const Understood = z.object({
  present: z.array(UnderstoodReading).max(UNDERSTOOD_MAX),
  /** Things that the story says are not there. */
  absent: z.array(UnderstoodReading).max(UNDERSTOOD_MAX),
  /** Things that it says and I took away. */
  removed: z.array(NamedReading).max(READINGS_REMOVED_MAX),
  /** Sentences of it of which nothing was read, a long one by how it begins. */
  silent: z.array(z.string()).max(SILENT_MAX),
  /** How much I may still add. */
  addable: z.number().int().min(0).max(READINGS_ADDED_MAX),
  /** False where nothing is compared: I switched matching off, or the story is hidden. Nothing is read then. */
  takesPart: z.boolean(),
})
export type Understood = z.infer<typeof Understood>

/** Readings that may be added for what is typed, the nearest first. */
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
