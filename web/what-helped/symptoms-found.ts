import { foldText } from '#contract/foundation/fold.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { SUGGEST_FROM } from '#contract/posts/limits.ts'
import { suggestTags } from '#contract/posts/tag-suggestions.ts'
import { LANGUAGES } from '#web/foundation/languages.ts'

type Listed = { id: string; tag: string; name: string }

/** The languages that are searched, the reader's first: a word may come from a letter, or from a country that one has left. */
const searchedFrom = (first: Language): readonly Language[] => [first, ...LANGUAGES.filter((each) => each !== first)]

/**
 * Returns all symptoms, in their order, below SUGGEST_FROM letters.
 * `tag` is the French name, under which a symptom is listed; `name` is in the reader's language.
 */
export function symptomsFound<S extends Listed>(
  symptoms: readonly S[],
  typed: string,
  language: Language,
): readonly S[] {
  if (foldText(typed).length < SUGGEST_FROM) return symptoms
  const tags = searchedFrom(language).flatMap((spoken) =>
    suggestTags({ query: typed, chosen: [], language: spoken, limit: Number.POSITIVE_INFINITY }).map(({ tag }) => tag),
  )
  return [...new Set(tags)].flatMap((tag) => symptoms.find((symptom) => symptom.tag === tag) ?? [])
}

/** Returns the symptom that Enter opens: the only one found, or the one whose name is typed. */
export function symptomMeant<S extends Listed>(found: readonly S[], typed: string): S | undefined {
  if (foldText(typed) === '') return undefined
  return found.length === 1 ? found[0] : found.find(({ name }) => foldText(name) === foldText(typed))
}
