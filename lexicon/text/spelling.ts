import type { Language } from '#contract/foundation/languages.ts'
import { foldWord, WORD } from './fold.ts'
import { grammar } from './grammar.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { stemOf } from './stems.ts'
import type { Spelling } from './words.ts'

export type SpellingTable = Record<Language, ReadonlyMap<string, readonly string[]>>

/** Reads `spelling.txt`: `typed | usual words`, with `en:` before what is English. */
export function spellingTableOf(text: string): SpellingTable {
  const table = { fr: new Map<string, string[]>(), en: new Map<string, string[]>() }
  for (const line of text.split('\n')) {
    const [typed, usual] = line.split('|').map((part) => part.trim())
    if (!typed || !usual || line.startsWith('#')) continue
    const language = typed.startsWith('en:') ? 'en' : 'fr'
    table[language].set(foldWord(typed.replace('en:', '').trim()), usual.match(WORD) ?? [])
  }
  return table
}

/**
 * Letters that stand for a small word before the next word, without the apostrophe: "jperds", "lorl", "dlodeur". No French word begins with the letter pairs
 * that this makes before a consonant; "trams" is not "t" and a word. English writes no word so.
 */
const ELIDED: Record<Language, RegExp> = {
  fr: /^(?:[jlmn]|d(?!r)|qu|[sctk](?=[aeiouyh]))(?=\p{L}{3})/u,
  en: /(?!)/,
}
const AFTER_JE = /^[mtlny](?=\p{L}{3})/u
/** Message spellings of small words and of the commonest others; none of these is another word. A spelling with accents stands for that spelling alone. */
const MESSAGES: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  fr: mapOf(
    `g j ai,ke que,ki qui,kan quand,qd quand,pk pourquoi,tt tout,ss sans,apre après,com comme,come comme,kom comme,gro gros,peti petit,tou tout,jme je me,
  jmen je m en,jte je te,jle je le,jarrete j arrête,jarret j arrête,dor dors,jamai jamais,mé mais,é et,dé dès,lé les,cé c est,sé c est,toilett toilettes,
  demangaison démangeaison,demangaisons démangeaisons,horible horrible,mreveille me réveille,mendors m endors,plu plus,pa pas`,
  ),
  en: new Map(),
}

function mapOf(list: string): Map<string, string[]> {
  const lines = list.split(/,\s*/).map((line) => line.split(' '))
  return new Map(lines.map(([typed = '', ...usual]) => [typed, usual]))
}

const COUNTED = /^(\d{1,2})(h|mn|min|mins|j|jr|jrs|sem|sec|ans)$/
const UNITS: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  fr: mapOf(
    'h heures,mn minutes,min minutes,mins minutes,j jours,jr jours,jrs jours,sem semaines,sec secondes,ans ans',
  ),
  en: new Map(),
}
/** "1" is left as it is, because it is also "un". */
const NUMBERS: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  fr: numbersOf(
    `deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt`,
    'trente quarante cinquante soixante',
  ),
  en: numbersOf(
    `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty`,
    'thirty forty fifty sixty',
  ),
}

function numbersOf(fromTwo: string, tensFromThirty: string): Map<string, string[]> {
  const numbers = new Map<string, string[]>()
  for (const [index, word] of fromTwo.split(' ').entries()) numbers.set(String(index + 2), word.split('-'))
  for (const [index, word] of tensFromThirty.split(' ').entries()) numbers.set(String(30 + 10 * index), [word])
  return numbers
}

/** "40" is quarante, "2h" deux heures. Texts and expressions both write digits. */
export const spelledNumbers =
  (language: Language): Spelling =>
  (piece) =>
    numberIn(foldWord(piece), language) ?? [piece]

function numberIn(form: string, language: Language): readonly string[] | undefined {
  const number = NUMBERS[language].get(form)
  if (number) return number
  const [, counted = '', unit = ''] = COUNTED.exec(form) ?? []
  const units = UNITS[language].get(unit)
  return units && [...(NUMBERS[language].get(counted) ?? [counted]), ...units]
}

/** The name of a place or a person: "Laval". A capital J is not one, because "Jperds" may begin a sentence. */
const NAME = /^(?!J)\p{Lu}\p{Ll}/u

/**
 * Returns a speller that spells out the small words of messages, and words that neither the lexicon nor the small words of the language know: by the table, or
 * as a small word without its apostrophe. All others stay as they are typed, because many a spelling of messages is also a word.
 */
export function spellingOf(table: SpellingTable, language: Language, known: ReadonlySet<string>): Spelling {
  const isKnown = (form: string) => grammar.stop[language].has(form) || known.has(stemOf(form, language))
  return (piece) => {
    const form = foldWord(piece)
    const message = MESSAGES[language].get(piece) ?? MESSAGES[language].get(form)
    if (message) return message
    const number = numberIn(form, language)
    if (number) return number
    if (isKnown(form) || isKnown(piece.toLowerCase())) return [piece]
    const usual = table[language].get(form)
    if (usual) return usual
    if (NAME.test(piece) || ordinaryWords[language].has(stemOf(form, language))) return [piece]
    return cutUp(form, '') ?? [piece]
  }

  function cutUp(form: string, before: string): string[] | undefined {
    const rest = form.replace(before === 'j' ? AFTER_JE : ELIDED[language], '')
    const small = form.slice(0, form.length - rest.length)
    if (small === '') return undefined
    const spelled = table[language].get(rest) ?? [rest]
    if (spelled.every(isKnown)) return [small, ...spelled]
    const further = small === 'j' ? cutUp(rest, small) : undefined
    return further && [small, ...further]
  }
}
