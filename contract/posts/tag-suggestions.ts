import { foldText } from '#contract/foundation/fold.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { SUGGEST_FROM, SUGGESTIONS_MAX } from './limits.ts'
import { SYMPTOMS, type Symptom } from './symptoms.ts'

export type TagSuggestion = { tag: string; name: string; synonym?: string }

type SuggestTagsInput = { query: string; chosen: readonly string[]; language: Language; limit?: number }

/**
 * Returns the listed symptoms that fit the typed text, best first: names before everyday words within each of "starts a word", "each typed word starts one of
 * its words", "stands inside a word". Case, accents and punctuation do not count. Returns nothing under two letters, and nothing that is already among
 * `chosen`, under whichever of its names.
 */
export function suggestTags({ query, chosen, language, limit = SUGGESTIONS_MAX }: SuggestTagsInput): TagSuggestion[] {
  const typed = foldText(query)
  if (typed.length < SUGGEST_FROM) return []
  const taken = new Set(chosen.map((tag) => listedSymptom(tag)?.id))
  return INDEX[language]
    .filter(({ symptom }) => !taken.has(symptom.id))
    .map((entry) => ({ entry, ...bestPhrase(entry, typed) }))
    .filter(({ rank }) => rank < NO_FIT)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ entry: { symptom }, synonym }) => ({
      tag: symptom.fr,
      name: symptom[language],
      ...(synonym && { synonym }),
    }))
}

export const listedSymptom = (tag: string): Symptom | undefined => BY_NAME.get(foldText(tag))

/** Whether a tag may appear in public figures: free tags may name anyone or anything. */
export const isListedSymptom = (tag: string): boolean => listedSymptom(tag) !== undefined

/** Returns a typed tag as a post keeps it: a listed symptom's French name, so that one symptom is one tag; anything else as typed. */
export const storedTag = (typed: string): string => listedSymptom(typed)?.fr ?? typed

export const tagLabel = (tag: string, language: Language): string => listedSymptom(tag)?.[language] ?? tag

type Phrase = { synonym?: string; folded: string; words: string[] }
type Entry = { symptom: Symptom; phrases: Phrase[] }

const phraseOf = (folded: string): Phrase => ({ folded, words: folded.split(' ') })

const indexIn = (language: Language): Entry[] =>
  SYMPTOMS.map((symptom) => ({
    symptom,
    phrases: [
      phraseOf(foldText(symptom[language])),
      ...symptom.lay[language].map((synonym) => ({ synonym, ...phraseOf(foldText(synonym)) })),
    ],
  }))

const INDEX: Record<Language, Entry[]> = { fr: indexIn('fr'), en: indexIn('en') }

const BY_NAME: ReadonlyMap<string, Symptom> = new Map(
  SYMPTOMS.flatMap((symptom) => [[foldText(symptom.en), symptom] as const, [foldText(symptom.fr), symptom] as const]),
)

const NO_FIT = Number.POSITIVE_INFINITY

function bestPhrase({ phrases }: Entry, typed: string): { rank: number; synonym?: string } {
  let best: { rank: number; synonym?: string } = { rank: NO_FIT }
  for (const phrase of phrases) {
    const rank = rankOf(phrase, typed)
    if (rank < best.rank) best = { rank, ...(phrase.synonym && { synonym: phrase.synonym }) }
  }
  return best
}

function rankOf({ folded, words, synonym }: Phrase, typed: string): number {
  const everyday = synonym ? 2 : 0
  if (folded.startsWith(typed)) return everyday
  if (folded.includes(` ${typed}`)) return everyday + 1
  if (everyWordStarts(words, typed)) return everyday + 4
  return folded.includes(typed) ? everyday + 8 : NO_FIT
}

/** "mal à la tête" finds "mal de tête": words under three letters are links between the others. */
function everyWordStarts(words: string[], typed: string): boolean {
  const telling = typed.split(' ').filter((word) => word.length > 2)
  return telling.length > 0 && telling.every((start) => words.some((word) => word.startsWith(start)))
}
