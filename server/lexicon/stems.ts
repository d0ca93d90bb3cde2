import snowball from 'snowball-stemmers'
import type { Language } from '#contract/foundation/languages.ts'
import { irregularForms } from './irregular-forms.ts'

const STEMMERS = { fr: snowball.newStemmer('french'), en: snowball.newStemmer('english') }
const MARKS = /[\u0300-\u036f]/g

/** A word in lower case, without accents or ligatures. */
export function foldWord(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  const form = word.toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae')
  keep(folded, word, form)
  return form
}

/**
 * The Snowball stem of a word, folded; forms that no ending explains ("dort", "slept") have the stem of their dictionary form. The stemmer sees
 * the accents first: "brûlé" and "brule" end alike. French plurals that it leaves are taken off.
 */
export function stemOf(word: string, language: Language): string {
  const known = stems[language].get(word)
  if (known !== undefined) return known
  const lower = word.toLowerCase()
  const stem = rawStem(regular(lower, language), language)
  keep(stems[language], word, stem)
  return stem
}

const regular = (word: string, language: Language): string =>
  irregularForms[language].get(word) ?? irregularForms[language].get(foldWord(word)) ?? word

function rawStem(word: string, language: Language): string {
  if (language === 'en') return foldWord(STEMMERS.en.stem(word))
  // "gonflee", typed without accents, is "gonflée"; the stemmer leaves "brûlent" as it is.
  const accented = singular(word.replaceAll('œ', 'oe').replace(/ee(s?)$/, 'ée$1'))
  const stem = foldWord(STEMMERS.fr.stem(accented))
  return stem.length > SHORTEST_PLURAL ? stem.replace(/(ss|s|x)$/, '') : stem
}

/** The third person of a verb: "gonflent" → gonfle. */
const singular = (word: string): string =>
  word.length >= 6 && word.endsWith('ent') && !word.endsWith('ment') && !ENT_NOUNS.has(word) ? word.slice(0, -2) : word

const ENT_NOUNS = new Set(
  `absent accident adolescent agent apparent argent client content couvent différent diligent évident
  excellent fréquent impatient incident innocent intelligent intermittent latent occident orient parent patient permanent
  précédent prudent récent souvent sergent talent torrent urgent violent`.split(/\s+/),
)

const SHORTEST_PLURAL = 4
const folded = new Map<string, string>()
const stems = { fr: new Map<string, string>(), en: new Map<string, string>() }
const KEPT_MAX = 60_000
/** Longer words are no words, and would fill the memory. */
const KEPT_CHARS_MAX = 40

function keep(known: Map<string, string>, word: string, form: string): void {
  if (word.length > KEPT_CHARS_MAX) return
  if (known.size >= KEPT_MAX) known.clear()
  known.set(word, form)
}
