import { cleanLine } from '#contract/foundation/text.ts'
import { keptTags } from '#contract/posts/rules.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import type { Reader } from '#web/foundation/editing/form-description.ts'
import { isListOf, isText } from '#web/foundation/editing/shapes.ts'

/**
 * Listed symptoms are stored under their French name, and shown in the reader's language.
 * @param typedIn returns the text in the field that is not a tag yet, which counts as part of its value
 */
export const tagField = <Values>(typedIn: (values: Values) => string) => ({
  blank: [] as string[],
  isKept: isListOf(isText),
  of: (stored: string[]) => [...stored],
  says: (tags: string[], values: Values) => [...tags, typedIn(values).trim()].filter(Boolean),
  words: (tags: string[], { language }: Reader, values: Values) =>
    [...tags.map((tag) => tagLabel(tag, language)), typedIn(values).trim()].filter(Boolean).join(', '),
})

export const withTyped = (tags: string[], typed: string): string[] =>
  cleanLine(typed) === '' ? tags : keptTags([...tags, cleanLine(typed)])
