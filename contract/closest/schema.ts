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

export const OwnPost = z.object({ id: Id, title: z.string() })

export const MatchedPost = z.object({
  id: Id,
  title: z.string(),
  excerpt: z.string(),
  author: Author,
  startMonth: z.string().nullable(),
  isResolved: z.boolean(),
  outcome: Outcome,
  treatment: z.string().nullable(),
  helped: z.array(z.string()),
})
export type MatchedPost = z.infer<typeof MatchedPost>

export const Band = z.enum(['veryClose', 'close', 'common'])
export type Band = z.infer<typeof Band>

/** `added`: in a reading that the author added to the story. */
export const SaidIn = z.enum(['words', 'tag', 'added'])
export type SaidIn = z.infer<typeof SaidIn>

export const SaidReading = z.object({ text: z.string(), in: SaidIn })
export type SaidReading = z.infer<typeof SaidReading>

export const SharedReading = z.object({
  name: z.string(),
  mine: SaidReading,
  theirs: SaidReading,
  /** Whether both surely say it; otherwise they perhaps do. */
  isSure: z.boolean(),
})
export type SharedReading = z.infer<typeof SharedReading>

export const ClosestCase = z.object({
  postId: Id,
  band: Band,
  /** Sure readings first; within each group the heaviest first, in words of its own. */
  readings: z.array(SharedReading).min(READINGS_LEAST).max(READINGS_SHOWN),
  differs: z.array(z.string()),
  resolved: z.boolean(),
  ownPost: OwnPost,
  post: MatchedPost.extend({
    country: Country.nullable(),
    language: Language,
  }),
})
export type ClosestCase = z.infer<typeof ClosestCase>

export const ClosestCases = z.object({
  posts: z.array(
    z.object({
      id: Id,
      title: z.string(),
      isResolved: z.boolean(),
      isCompared: z.boolean(),
      cases: z.number().int().min(0).max(CLOSEST_SHOWN_MAX),
    }),
  ),
  /** Best first; within a band, resolved cases come first, then those that are better. */
  items: z.array(ClosestCase).max(CLOSEST_SHOWN_MAX),
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

/** In the order in which the story tells them; readings that I added come last. */
export const Understood = z.object({
  present: z.array(PresentReading).max(UNDERSTOOD_MAX),
  absent: z.array(UnderstoodReading).max(UNDERSTOOD_MAX),
  /** Present readings, and the broader things that follow from them, which `present` does not list. */
  told: z.array(ReadingId),
  removed: z.array(NamedReading).max(READINGS_REMOVED_MAX),
  silent: z.array(z.string()).max(SILENT_MAX),
  addable: z.number().int().min(0).max(READINGS_ADDED_MAX),
  /**
   * False where nothing is compared, because I switched matching off, withdrew my consent to health data, or the story is hidden. The story is not read then.
   */
  takesPart: z.boolean(),
})
export type Understood = z.infer<typeof Understood>

export const Offers = z.object({ readings: z.array(NamedReading).max(OFFERED_MAX) })
export type Offers = z.infer<typeof Offers>

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
