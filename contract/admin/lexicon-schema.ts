import { z } from 'zod'
import { UNREAD_MEMBERS_LEAST } from '#contract/closest/limits.ts'
import { Language } from '#contract/foundation/languages.ts'
import { longText } from '#contract/foundation/text.ts'
import { DESCRIPTION_MAX } from '#contract/posts/limits.ts'

/** Stems of one language that the reader does not know, most used first. */
export const UnreadStems = z.object({
  /** Null before the first night, and while no word of the language is used by enough members. */
  countedAt: z.date().nullable(),
  items: z.array(
    z.object({
      stem: z.string(),
      /** The form that most members write; null where no form is written by enough of them. */
      word: z.string().nullable(),
      /** The band of the number of members who use it: from … to … */
      members: z.object({ from: z.number().int().min(UNREAD_MEMBERS_LEAST), to: z.number().int() }),
    }),
  ),
})
export type UnreadStems = z.infer<typeof UnreadStems>

/** Corrections that several members made to the same words, those of most members first. */
export const CorrectedWords = z.object({
  /** Null while no words were corrected by enough members. */
  countedAt: z.date().nullable(),
  items: z.array(
    z.object({
      /** The thing that they added or took away: its id in the lexicon, and its everyday name. */
      id: z.string(),
      name: z.string(),
      /** True: members who write these words added it. False: these words were read as it, and members took it away. */
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

/** A reading: its id in the lexicon, its everyday name, and the words that said it. */
const ReadThing = z.object({ id: z.string(), name: z.string(), words: z.string() })

export const LexiconReading = z.object({
  /** The language in which the text was read. */
  language: Language,
  present: z.array(ReadThing),
  /** Broader things that follow from those, each with the words of one of them: no line of the lexicon is wrong where these words do not say it. */
  implied: z.array(ReadThing),
  /** Things that the text denies. */
  absent: z.array(ReadThing),
  /** Things that the text says of a relative. */
  relatives: z.array(ReadThing),
  unread: z.array(z.string()),
})
export type LexiconReading = z.infer<typeof LexiconReading>
