import { z } from 'zod'
import { UNREAD_MEMBERS_LEAST } from '#contract/closest/limits.ts'
import { Language } from '#contract/foundation/languages.ts'
import { longText } from '#contract/foundation/text.ts'
import { DESCRIPTION_MAX } from '#contract/posts/limits.ts'

export const UnreadStems = z.object({
  /** Null before the first night, and while no word of the language is used by enough members. */
  countedAt: z.date().nullable(),
  items: z.array(
    z.object({
      stem: z.string(),
      /** The form that most members write; null where no form is written by enough of them. */
      word: z.string().nullable(),
      members: z.object({ from: z.number().int().min(UNREAD_MEMBERS_LEAST), to: z.number().int() }),
    }),
  ),
})
export type UnreadStems = z.infer<typeof UnreadStems>

export const CorrectedWords = z.object({
  /** Null while no words were corrected by enough members. */
  countedAt: z.date().nullable(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** True: members who write these words added the reading. False: members took it away from these words. */
      isTold: z.boolean(),
      stems: z.string(),
      /** The form that most of them write; null where no form is written by enough of them. */
      words: z.string().nullable(),
      members: z.object({ from: z.number().int().min(UNREAD_MEMBERS_LEAST), to: z.number().int() }),
    }),
  ),
})
export type CorrectedWords = z.infer<typeof CorrectedWords>

export const TriedText = longText({ min: 1, max: DESCRIPTION_MAX })

const ReadThing = z.object({ id: z.string(), name: z.string(), words: z.string() })

export const LexiconReading = z.object({
  language: Language,
  present: z.array(ReadThing),
  /** Broader things that follow from `present`, each with the words of one of those; words that do not say it are no fault of the lexicon. */
  implied: z.array(ReadThing),
  absent: z.array(ReadThing),
  relatives: z.array(ReadThing),
  unread: z.array(z.string()),
})
export type LexiconReading = z.infer<typeof LexiconReading>
