// Doses of medications, as people and the public drug base write them. The browser reads names and sentences by the same rules as the server.

import { normalized } from '#contract/foundation/normalized.ts'
import { withoutUnseen } from '#contract/foundation/unseen.ts'

/**
 * Units of a dose, however they are written: texts are compared after NFKC, in which the micro sign is the Greek letter. In a sentence these units measure
 * nothing but medications.
 */
const UNITS_OF_MEDICATIONS = [
  'ng|nanogrammes?|nanograms?',
  'μg|ug|mcg|microg|microgrammes?|micrograms?',
  'mg|milligrammes?|milligrams?',
  'μl|ul|ml|cc|millilit(?:re|er)s?',
  'u\\.?i\\.?|i\\.?u\\.?|unit[ée]s? internationales?|international units?',
  'm?eq',
]

/** Units of a dose after a name; in a sentence they may measure other things. */
const OTHER_UNITS = [
  'g|gr|grammes?|grams?',
  '[cd]?l|(?:centi|déci|deci)?lit(?:re|er)s?',
  'u|unit[ée]s?|units?',
  "m\\.?u\\.?(?:i\\.?)?|miu|millions? (?:d[’'] ?)?(?:unit[ée]s?|u\\.?i\\.?)|millions? of units",
  '[mμ]?mol|[kmg]bq|mci',
  '%|‰|pour ?cent|p\\. ?cent|per ?cent|pour ?mille',
  'ch|dh',
]

/** Forms in which a medication is taken; and containers in which it comes, which in a sentence may be something else ("3 bouffées de chaleur"). */
const PIECES = 'comprimés?|comprimes?|cp|cachets?|gélules?|gelules?|gouttes?|tablets?|pills?|capsules?|drops'
const CONTAINERS = 'sachets?|ampoules?|suppositoires?|patchs?|patches|puffs?|bouffées?|bouffees?'

/** Quantities that a dose is given per, besides units: "25 µg/h", "100 µg par dose". */
const PER = 'doses?|min|minutes?|h|heures?|hours?|j|jours?|days?|kg|cm2|m2|cent|mille'

const ENDS = String.raw`(?![\p{L}\p{N}])`
const AMOUNT = String.raw`(?:\d{1,3}(?:[ .]\d{3})+(?!\d)|\d+)(?:[.,]\d+)?`
const UNIT = `(?:${[...UNITS_OF_MEDICATIONS, ...OTHER_UNITS, PIECES, CONTAINERS].join('|')})${ENDS}(?: ?(?:anti-? ?xa|axa)${ENDS})?`
const JOINT = ' ?(?:[/⁄+]|par(?= )|per(?= )|pour(?= )) ?'

/** "300/12,5 mg", "500 mg/62,5 mg", "4 000 UI anti-Xa/0,4 ml", "21 mg/24 h". */
const DOSE = `${AMOUNT}(?: ?[/⁄+] ?${AMOUNT})* ?${UNIT}(?:${JOINT}(?:${AMOUNT} ?)?(?:${UNIT}|(?:${PER})${ENDS}))*`
const DOSE_HERE = new RegExp(DOSE, 'iuy')
const DOSE_AT_END = new RegExp(String.raw`${DOSE}\)?[\s.,;]*$`, 'iuy')

/** The separator between a name and its dose. */
const BEFORE_AMOUNT = /[ ,;:(]+(?:(?:dosée? )?à |de )?(?=\d)/giu

/**
 * Endings of a name that has a number of its own: the first of two numbers after them belongs to the name: "vitamine D 3 100 000 UI", "facteur 8 500 UI",
 * "NovoMix 30 100 U/ml".
 */
const NUMBERED = /(?:^|[ (])(?:\p{L}|facteurs?|factors?|iode|iodine|prevenar|om[ée]ga|\p{L}*mix|mixtard)$/iu
const TWO_NUMBERS = /\d+ (?:[1-9]\d*|0[.,]\d)/y

/** The longest that a dose is written, in characters: only this much of the end of a name is searched. */
const DOSE_CHARS = 60
/** The most doses in a row at the end of a name: "1000 mg, 8 comprimés". */
const DOSES_MAX = 3

type FoundDose = { name: string; dose: string }

/**
 * Finds the first dose that follows a name, and returns both as they are written: a dose is a number with a unit. A number alone belongs to the name (Prevenar
 * 13).
 * @param text  as `plain` makes it
 * @source  ruling 61
 */
function firstDose(text: string, pattern: RegExp): FoundDose | undefined {
  const from = pattern === DOSE_AT_END ? Math.max(0, text.length - DOSE_CHARS) : 0
  BEFORE_AMOUNT.lastIndex = from
  for (let gap = BEFORE_AMOUNT.exec(text); gap; gap = BEFORE_AMOUNT.exec(text)) {
    const name = text.slice(0, gap.index)
    const start = gap.index + gap[0].length
    pattern.lastIndex = start
    TWO_NUMBERS.lastIndex = start
    const dose = pattern.exec(text)?.[0]
    if (dose === undefined || !IS_NAME.test(name)) continue
    if (NUMBERED.test(name) && TWO_NUMBERS.test(text)) continue
    return { name, dose }
  }
  return undefined
}

const IS_NAME = /\p{L}.*[\p{L}\p{N}]/u

/** Reduces a text to one kind of spaces, digits and letters. */
const plain = (text: string): string => normalized(withoutUnseen(text), 'NFKC').replaceAll(/\s+/g, ' ')

/** Returns the name as it was typed, without the dose at its end: "Doliprane® 1 000 mg" is "Doliprane®". */
export function withoutDose(name: string): string {
  let bare = plain(name)
  for (let round = 0; round < DOSES_MAX; round++) {
    const found = firstDose(bare, DOSE_AT_END)
    if (!found) break
    bare = found.name
  }
  return bare
}

/** Splits a text into a name and the dose in it or after it, if there is one: "DOLIPRANE 1000 mg adultes" is DOLIPRANE of "1000 mg". */
export function nameAndDose(text: string): { name: string; dose: string | null } {
  const bare = plain(text).trim()
  return firstDose(bare, DOSE_HERE) ?? { name: bare, dose: null }
}

const SAID = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}])\d{1,6}(?:[.,]\d{1,3})? {0,2}(?:${[...UNITS_OF_MEDICATIONS, PIECES].join('|')})${ENDS}`,
  'iu',
)

/** Whether a sentence says how much of a medication was taken: "20 mg", "2 comprimés". */
export const saysDose = (text: string): boolean => SAID.test(plain(text))
