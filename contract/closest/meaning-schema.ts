import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { lineText, longText } from '#contract/foundation/text.ts'
import { DESCRIPTION_MAX, TAGS_MAX, TITLE_MAX } from '#contract/posts/limits.ts'
import { FeedRequest, Post, Tag } from '#contract/posts/schema.ts'
import { MEANT_MAX, TAGS_SUGGESTED_MAX } from './limits.ts'

/** `language` is the reader's, in which things are named. */
export const MeaningRequest = FeedRequest.extend({ language: Language.default('fr') })
export type MeaningRequest = z.output<typeof MeaningRequest>

/** Stories that mean the search without holding its words, those that match most of the meaning first. */
export const MeaningPage = z.object({
  items: z.array(Post),
  nextCursor: Id.nullable(),
  understood: z.array(z.string()),
  count: z.number().int().min(0).max(MEANT_MAX),
  /** False where only the best were looked at, so that there may be more. */
  isAll: z.boolean(),
})
export type MeaningPage = z.infer<typeof MeaningPage>

/** The server keeps nothing of the draft. */
export const TagSuggestionsRequest = z.object({
  title: lineText({ max: TITLE_MAX }).default(''),
  description: longText({ max: DESCRIPTION_MAX }).default(''),
  tags: z.array(Tag).max(TAGS_MAX).default([]),
  language: Language.default('fr'),
})
export type TagSuggestionsRequest = z.output<typeof TagSuggestionsRequest>

export const TagSuggestions = z.object({ tags: z.array(z.string()).max(TAGS_SUGGESTED_MAX) })
