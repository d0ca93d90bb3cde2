import type { Language } from '#contract/foundation/languages.ts'
import type { Found } from './find-expressions.ts'
import { grammar } from './grammar.ts'
import type { Word } from './words.ts'

/** Words before a reading among which a denial is looked for. */
const LOOKED_BACK = 6

/**
 * Whether the words around a reading deny it: "pas de fièvre", "sans douleur", "ni rougeur", "je ne vois pas double", "no pain". A denial that
 * belongs to the expression ("ne dort pas") denies nothing, and none reaches across a comma.
 */
export function isDenied({ places }: Found, words: readonly Word[], language: Language): boolean {
  const [from, to] = [places[0]!, places.at(-1)!]
  for (let place = from + 1; place < to; place++)
    if (!places.includes(place) && isInnerDenial(words, place, language)) return true
  for (let place = from - 1; place >= 0 && from - place <= LOOKED_BACK; place--) {
    const word = words[place]!
    if (word.clause !== words[from]!.clause || word.stem === '') break
    if (reaches(words, place, from, language)) return true
  }
  return language === 'fr' && followsNe(words, from, to)
}

/** "je ne vois pas double": a denial between the words of an expression. */
const isInnerDenial = (words: readonly Word[], place: number, language: Language): boolean =>
  grammar.denials[language].has(words[place]!.form) && !isNoDenial(words, place)

function reaches(words: readonly Word[], place: number, from: number, language: Language): boolean {
  const { form } = words[place]!
  const reach = grammar.denials[language].get(form)
  const distance = from - place
  if (reach === undefined || distance > reach || isNoDenial(words, place)) return false
  const isVerbal = form === 'pas' || form === 'jamais' || form === 'ps'
  return !isVerbal || distance === 1 || grammar.reaching.has(words[place + 1]?.form ?? '')
}

const isNoDenial = (words: readonly Word[], place: number): boolean =>
  words[place]!.form === 'sans' && grammar.noDenialAfter.has(words[place + 1]?.form ?? '')

/** "ne gratte pas", "ça gratte pas": the denial follows the verb. */
function followsNe(words: readonly Word[], from: number, to: number): boolean {
  const next = words[to + 1]
  if (next === undefined || next.clause !== words[to]!.clause) return false
  if (next.form !== 'pas' && next.form !== 'jamais' && next.form !== 'aucun' && next.form !== 'aucune') return false
  return words.slice(Math.max(0, from - 3), to + 1).some(({ form }) => form === 'ne' || form === 'n')
}
