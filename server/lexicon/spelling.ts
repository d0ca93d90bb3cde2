import type { Language } from '#contract/foundation/languages.ts'
import { grammar } from './grammar.ts'
import { foldWord, stemOf } from './stems.ts'
import type { Spelling } from './words.ts'

/** How messages and regions spell a word, and the usual words for it. */
export type SpellingTable = Record<Language, ReadonlyMap<string, readonly string[]>>

/** Reads `spelling.txt`: `typed | usual words`, with `en:` before what is English. */
export function spellingTableOf(text: string): SpellingTable {
  const table = { fr: new Map<string, string[]>(), en: new Map<string, string[]>() }
  for (const line of text.split('\n')) {
    const [typed, usual] = line.split('|').map((part) => part.trim())
    if (!typed || !usual || line.startsWith('#')) continue
    const language = typed.startsWith('en:') ? 'en' : 'fr'
    table[language].set(foldWord(typed.replace('en:', '').trim()), usual.match(/[\p{L}\p{N}]+/gu) ?? [])
  }
  return table
}

/** Letters that stand for a small word before the next, without the apostrophe: "jperds", "lorl", "dlodeur". */
const ELIDED = /^(j|l|d|m|s|n|c|t|qu|k)(?=\p{L}{3})/u

/**
 * Spells out words that neither the lexicon nor the small words of the language know: by the table, or as a small word without its apostrophe. All
 * others stay as they are typed, because many a spelling of messages is also a word.
 */
export function spellingOf(table: SpellingTable, language: Language, known: ReadonlySet<string>): Spelling {
  const isKnown = (form: string) => grammar.stop[language].has(form) || known.has(stemOf(form, language))
  return (piece) => {
    const form = foldWord(piece)
    if (isKnown(form) || isKnown(piece.toLowerCase())) return [piece]
    const usual = table[language].get(form)
    if (usual) return usual
    const rest = language === 'fr' ? form.replace(ELIDED, '') : form
    if (rest === form) return [piece]
    const spelled = table.fr.get(rest) ?? [rest]
    return spelled.every(isKnown) ? [form.slice(0, form.length - rest.length), ...spelled] : [piece]
  }
}
