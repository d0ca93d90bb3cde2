import { cleanLine } from '#contract/foundation/text.ts'
import { keptTags } from '#contract/posts/rules.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import type { Reader } from '#web/foundation/editing/form-description.ts'
import { isListOf, isText } from '#web/foundation/editing/shapes.ts'

/**
 * Describes a field of tags. Listed symptoms are kept under their French name, and shown in the reader's language.
 * @param typedIn  words in the field that were not made a tag yet: they are part of what it says
 */
export const tagField = <Values>(typedIn: (values: Values) => string) => ({
  blank: [] as string[],
  isKept: isListOf(isText),
  of: (stored: string[]) => [...stored],
  says: (tags: string[], values: Values) => [...tags, typedIn(values).trim()].filter(Boolean),
  words: (tags: string[], { language }: Reader, values: Values) =>
    [...tags.map((tag) => tagLabel(tag, language)), typedIn(values).trim()].filter(Boolean).join(', '),
})

/** The tags, with the words that were typed and not made one yet. */
export const withTyped = (tags: string[], typed: string): string[] =>
  cleanLine(typed) === '' ? tags : keptTags([...tags, cleanLine(typed)])
