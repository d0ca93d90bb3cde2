import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Country } from '#contract/foundation/country.ts'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { Outcome } from '#contract/posts/schema.ts'
import {
  CLOSEST_SHOWN_MAX,
  OFFERED_MAX,
  PROPOSED_MAX,
  READINGS_ADDED_MAX,
  READINGS_LEAST,
  READINGS_REMOVED_MAX,
  READINGS_SHOWN,
  SILENT_MAX,
  UNDERSTOOD_MAX,
} from './limits.ts'

/** A post of mine beside which others are listed. */
export const OwnPost = z.object({ id: Id, title: z.string() })

/** A post of another member, as it is listed beside one of mine. */
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
  /** Names of up to three things tried that the author says helped. */
  helped: z.array(z.string()),
})
export type MatchedPost = z.infer<typeof MatchedPost>

/** How close two stories are; CLOSENESS holds the figure at which each band begins. */
export const Band = z.enum(['veryClose', 'close', 'common'])
export type Band = z.infer<typeof Band>

/** Where a story says a thing: in its words, in a tag that its author chose, or in a reading that they added to it. */
export const SaidIn = z.enum(['words', 'tag', 'added'])
export type SaidIn = z.infer<typeof SaidIn>

/** How a story says a thing: its words as they were written, the tag, or the name of what its author added. */
export const SaidReading = z.object({ text: z.string(), in: SaidIn })
export type SaidReading = z.infer<typeof SaidReading>

/** One thing that two stories have in common: its everyday name, in the language asked for, and how each of them says it. */
export const SharedReading = z.object({
  name: z.string(),
  mine: SaidReading,
  theirs: SaidReading,
  /** Whether both surely say it; otherwise they perhaps do. */
  isSure: z.boolean(),
})
export type SharedReading = z.infer<typeof SharedReading>

/** One of my posts beside one that tells something close, whenever and wherever that began. */
export const ClosestCase = z.object({
  postId: Id,
  band: Band,
  /** The sure ones first; of each part the heaviest first, each found in words of its own. */
  readings: z.array(SharedReading).min(READINGS_LEAST).max(READINGS_SHOWN),
  /** Names of things that one of the two has and that the other says it has not. */
  differs: z.array(z.string()),
  resolved: z.boolean(),
  ownPost: OwnPost,
  post: MatchedPost.extend({
    country: Country.nullable(),
    language: Language,
  }),
})
export type ClosestCase = z.infer<typeof ClosestCase>

/** The cases closest to one of my posts, or to all of them. */
export const ClosestCases = z.object({
  /** My symptom posts, newest first, with how many close cases each has. */
  posts: z.array(
    z.object({
      id: Id,
      title: z.string(),
      isResolved: z.boolean(),
      /** False while it is hidden: it is compared with none. */
      isCompared: z.boolean(),
      cases: z.number().int().min(0).max(CLOSEST_SHOWN_MAX),
    }),
  ),
  /** Best first; within a band, resolved cases come first, then those that are better. */
  items: z.array(ClosestCase).max(CLOSEST_SHOWN_MAX),
  /** True while a search of one of these posts is still to be done. */
  isSearching: z.boolean(),
  /** False where nothing is compared, because I switched matching off or withdrew my consent to health data. */
  takesPart: z.boolean(),
})
export type ClosestCases = z.infer<typeof ClosestCases>

/** A thing that a story can be read as; `!` before it stands for a thing that the story denies. The server knows which things exist. */
export const ReadingId = z
  .string()
  .max(120)
  .regex(/^!?[fcs]:[a-z0-9-]+(@[a-z0-9-]+)?$/)

const NamedReading = z.object({ id: ReadingId, name: z.string() })

/** One thing that was read of a story, or that its author added. */
export const UnderstoodReading = NamedReading.extend({
  /** The words that say it; null for a reading that was added. */
  words: z.string().nullable(),
})
export type UnderstoodReading = z.infer<typeof UnderstoodReading>

export const PresentReading = UnderstoodReading.extend({
  /**
   * Whether the reading is likely to be right: its author added it, or such words, beside the rest, mostly mean it. An unsure reading counts for matching all
   * the same.
   */
  isSure: z.boolean(),
})

/** Everything that was read in a story of mine, in the order in which it is told; what I added comes last. */
export const Understood = z.object({
  present: z.array(PresentReading).max(UNDERSTOOD_MAX),
  /** Things that the story denies. */
  absent: z.array(UnderstoodReading).max(UNDERSTOOD_MAX),
  /** Everything that the story tells: what is present, and the broader things that follow from it, which are not listed there. */
  told: z.array(ReadingId),
  /** Readings of its words that I took away. */
  removed: z.array(NamedReading).max(READINGS_REMOVED_MAX),
  /** Sentences of it in which nothing was read; of a long one, the beginning. */
  silent: z.array(z.string()).max(SILENT_MAX),
  /** How many readings I may still add. */
  addable: z.number().int().min(0).max(READINGS_ADDED_MAX),
  /**
   * False where nothing is compared, because I switched matching off, withdrew my consent to health data, or the story is hidden. The story is not read then.
   */
  takesPart: z.boolean(),
})
export type Understood = z.infer<typeof Understood>

/** Readings that may be added for the typed words, the nearest first. */
export const Offers = z.object({ readings: z.array(NamedReading).max(OFFERED_MAX) })
export type Offers = z.infer<typeof Offers>

/** Proposals to the author of a story: things that their words hint at, or that similar stories tell. */
export const Proposals = z.object({
  readings: z
    .array(
      NamedReading.extend({
        /** The words of the story that suggested it; null where similar stories did. */
        heardIn: z.string().nullable(),
      }),
    )
    .max(PROPOSED_MAX),
})
export type Proposals = z.infer<typeof Proposals>
