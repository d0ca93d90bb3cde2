import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { lineText, longText } from '#contract/foundation/text.ts'
import { DESCRIPTION_MAX, TAGS_MAX, TITLE_MAX } from '#contract/posts/limits.ts'
import { FeedRequest, Post, Tag } from '#contract/posts/schema.ts'
import { MEANT_MAX, TAGS_SUGGESTED_MAX } from './limits.ts'

/** A search of the feed, for the stories that mean what it says. `language` is the reader's: in it things are named. */
export const MeaningRequest = FeedRequest.extend({ language: Language.default('fr') })
export type MeaningRequest = z.output<typeof MeaningRequest>

/** Stories that mean what is searched for and do not hold its words: those that say most of it first. */
export const MeaningPage = z.object({
  items: z.array(Post),
  nextCursor: Id.nullable(),
  /** What the search was understood as, by everyday names; empty where nothing was. */
  understood: z.array(z.string()),
  /** Of all pages. */
  count: z.number().int().min(0).max(MEANT_MAX),
  /** False where only the best were looked at: there may be more. */
  isAll: z.boolean(),
})
export type MeaningPage = z.infer<typeof MeaningPage>

/** What is being written. It is read to answer, and nothing of it is kept. */
export const TagSuggestionsRequest = z.object({
  title: lineText({ max: TITLE_MAX }).default(''),
  description: longText({ max: DESCRIPTION_MAX }).default(''),
  tags: z.array(Tag).max(TAGS_MAX).default([]),
  language: Language.default('fr'),
})
export type TagSuggestionsRequest = z.output<typeof TagSuggestionsRequest>

export const TagSuggestions = z.object({ tags: z.array(z.string()).max(TAGS_SUGGESTED_MAX) })
