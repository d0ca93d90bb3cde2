import type { FieldFault } from '#contract/foundation/faults.ts'
import { foldText } from '#contract/foundation/fold.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { cleanLine } from '#contract/foundation/text.ts'
import { TAG_MAX, TAGS_MAX } from '#contract/posts/limits.ts'
import { keptTags } from '#contract/posts/rules.ts'
import { suggestTags } from '#contract/posts/tag-suggestions.ts'

/** Normalises the words as the server stores them; blank words and duplicates change nothing. */
export function addTags(tags: readonly string[], words: readonly string[]): { tags: string[] } | { fault: FieldFault } {
  const typed = words.map(cleanLine).filter((word) => word !== '')
  if (typed.some((word) => word.length > TAG_MAX))
    return { fault: { path: `tags.${tags.length}`, code: 'tooLong', n: TAG_MAX } }
  const added = keptTags([...tags, ...typed])
  return added.length > TAGS_MAX ? { fault: { path: 'tags', code: 'tooMany', n: TAGS_MAX } } : { tags: added }
}

/** `synonym` is the everyday word that matched when the name did not; `isFree` marks the typed text itself. */
export type TagOption = { tag: string; name: string; synonym?: string; isFree?: true }

/** Returns the options for the typed text: matching symptoms, best first, then the typed text itself unless it names one of them. */
export function tagOptions(typed: string, chosen: readonly string[], language: Language): TagOption[] {
  const suggestions = suggestTags({ query: typed, chosen, language })
  const words = cleanLine(typed)
  const isNamed = (tag: string) => foldText(tag) === foldText(words)
  const isKnown = [...chosen, ...suggestions.map(({ name }) => name)].some(isNamed)
  const isOffered = words.length >= FREE_FROM && words.length <= TAG_MAX && !isKnown
  return isOffered ? [...suggestions, { tag: words, name: words, isFree: true }] : suggestions
}

const FREE_FROM = 2
