import snowball from 'snowball-stemmers'
import { detachedCopy } from '#contract/foundation/detached.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { normalized } from '#contract/foundation/normalized.ts'
import { irregularForms } from './irregular-forms.ts'

const STEMMERS = { fr: snowball.newStemmer('french'), en: snowball.newStemmer('english') }
const MARKS = /[\u0300-\u036f]/g

/** Returns a word in lower case, without accents or ligatures, in plain letters: pasted text has "ﬁèvre" and letters of full width. */
export function foldWord(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  const form = plainWord(word).normalize('NFD').replace(MARKS, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae')
  keep(folded, word, form)
  return form
}

/** Nothing longer is a word, and a text may be one piece without a space. */
const LETTERS_MAX = 60

/** Returns the beginning of a word in lower case and in plain letters, composed: the stemmer reads accents. */
export const plainWord = (word: string): string =>
  normalized(word.slice(0, LETTERS_MAX), 'NFKC').slice(0, LETTERS_MAX).toLowerCase()

/**
 * Returns the Snowball stem of a word, folded; irregular forms ("dort", "slept") have the stem of their dictionary form. The stemmer sees the accents first:
 * "brûlé" and "brule" end alike. French plurals that it leaves are taken off.
 */
export function stemOf(word: string, language: Language): string {
  const known = stems[language].get(word)
  if (known !== undefined) return known
  const lower = plainWord(word)
  const base = regular(lower, language)
  const form = foldWord(base)
  const stem = APART[language].has(form) ? `${NOT_STEMMED}${form}` : rawStems[language](base)
  keep(stems[language], word, stem)
  return stem
}

/** Forms that the stemmer would take for another word: "aurai" is no aura, "impôts" are not impotent. */
const APART: Record<Language, ReadonlySet<string>> = {
  fr: wordSet(
    `aurai aurais aurait baie baies bale but colonie colonies conservateur conservateurs delai delais fonde fonds haler impot impots jouir mali levis
    moussa tournai vannes laval ales lens progres raid raids reglent relevee relevees come com march gro peti tou cuis her
    tennis fond ferment gel gels crevasse fraise repit cuir cuirs zone zones mechant mechante mechants mechantes pelle pelles blesse blessee blesses
    chasse chasses guere dongle raye rayee braisee tasse claque claques`,
  ),
  en: wordSet('club clubs instant lay cure stroke strokes plasterer gardener decorator paramedic teachers'),
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

const regular = (word: string, language: Language): string =>
  irregularForms[language].get(word) ?? irregularForms[language].get(foldWord(word)) ?? word

const rawStems: Record<Language, (word: string) => string> = {
  fr: (word) => {
    // The stemmer leaves "brûlent" as it is.
    const accented = singular(withAccents(word.replaceAll('œ', 'oe')))
    const stem = foldWord(STEMMERS.fr.stem(accented))
    return stem.length > SHORTEST_PLURAL ? stem.replace(/(ss|s|x)$/, '') : stem
  },
  en: (word) => foldWord(STEMMERS.en.stem(word)),
}

/** The prefix that marks the form of a name, or of a word kept apart from others with its stem; no expression has such a stem. */
export const NOT_STEMMED = '='

const withAccents = (word: string): string =>
  word
    .replace(/ee(s?)$/, 'ée$1')
    .replace(/iere(s?)$/, 'ière$1')
    .replace(/(osit|icit|bilit|midit|cidit|lidit|curit|ternit|nalit|remit)e(s?)$/, '$1é$2')

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
/** The longest word that is remembered; longer ones are no words, and would fill the memory. */
const KEPT_CHARS_MAX = 40

function keep(known: Map<string, string>, word: string, form: string): void {
  if (word.length > KEPT_CHARS_MAX) return
  if (known.size >= KEPT_MAX) known.clear()
  known.set(detachedCopy(word), detachedCopy(form))
}
