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
      /** How many members use it, from … to … */
      members: z.object({ from: z.number().int().min(UNREAD_MEMBERS_LEAST), to: z.number().int() }),
    }),
  ),
})
export type UnreadStems = z.infer<typeof UnreadStems>

/** Words that members corrected alike, most of them first. */
export const CorrectedWords = z.object({
  /** Null while no words are of enough members. */
  countedAt: z.date().nullable(),
  items: z.array(
    z.object({
      /** The thing that they added or took away, as the lexicon knows it, and by its everyday name. */
      id: z.string(),
      name: z.string(),
      /** Added by members who write these words; false: taken away by members of whom these words were read as it. */
      isTold: z.boolean(),
      stems: z.string(),
      /** As most of them write them; null where no form is written by enough of them. */
      words: z.string().nullable(),
      members: z.object({ from: z.number().int().min(UNREAD_MEMBERS_LEAST), to: z.number().int() }),
    }),
  ),
})
export type CorrectedWords = z.infer<typeof CorrectedWords>

export const TriedText = longText({ min: 1, max: DESCRIPTION_MAX })

/** Its id in the lexicon, its everyday name, and the words that said it. */
const ReadThing = z.object({ id: z.string(), name: z.string(), words: z.string() })

/** What a text is read as. */
export const LexiconReading = z.object({
  /** In which it was read. */
  language: Language,
  present: z.array(ReadThing),
  /** What it says is not there. */
  absent: z.array(ReadThing),
  /** What it says of somebody of the family. */
  relatives: z.array(ReadThing),
  unread: z.array(z.string()),
})
export type LexiconReading = z.infer<typeof LexiconReading>
