import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { lineText, longText } from '#contract/foundation/text.ts'
import { DESCRIPTION_MAX, TAGS_MAX, TITLE_MAX } from '#contract/posts/limits.ts'
import { FeedRequest, Post, Tag } from '#contract/posts/schema.ts'
import { MEANT_MAX, TAGS_SUGGESTED_MAX } from './limits.ts'

/** A search of the feed for the stories that mean what it says. `language` is the reader's, in which things are named. */
export const MeaningRequest = FeedRequest.extend({ language: Language.default('fr') })
export type MeaningRequest = z.output<typeof MeaningRequest>

/** Stories that mean what is searched for and do not hold its words: those that match most of the meaning first. */
export const MeaningPage = z.object({
  items: z.array(Post),
  nextCursor: Id.nullable(),
  /** The everyday names of the things that the search was understood as; empty where nothing was understood. */
  understood: z.array(z.string()),
  /** The number of stories on all pages. */
  count: z.number().int().min(0).max(MEANT_MAX),
  /** False where only the best were looked at, so that there may be more. */
  isAll: z.boolean(),
})
export type MeaningPage = z.infer<typeof MeaningPage>

/** A draft that is being written. The server reads it to suggest tags, and keeps nothing of it. */
export const TagSuggestionsRequest = z.object({
  title: lineText({ max: TITLE_MAX }).default(''),
  description: longText({ max: DESCRIPTION_MAX }).default(''),
  tags: z.array(Tag).max(TAGS_MAX).default([]),
  language: Language.default('fr'),
})
export type TagSuggestionsRequest = z.output<typeof TagSuggestionsRequest>

export const TagSuggestions = z.object({ tags: z.array(z.string()).max(TAGS_SUGGESTED_MAX) })
