import snowball from 'snowball-stemmers'
import type { Language } from '#contract/foundation/languages.ts'
import { foldWord, keepForm, plainWord } from './fold.ts'
import { irregularForms } from './irregular-forms.ts'

const STEMMERS = { fr: snowball.newStemmer('french'), en: snowball.newStemmer('english') }

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
  keepForm(stems[language], word, stem)
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
const stems = { fr: new Map<string, string>(), en: new Map<string, string>() }
