// The browser reads names and sentences by the same rules as the server.

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

const PER = 'doses?|min|minutes?|h|heures?|hours?|j|jours?|days?|kg|cm2|m2|cent|mille'

const ENDS = String.raw`(?![\p{L}\p{N}])`
const AMOUNT = String.raw`(?:\d{1,3}(?:[ .]\d{3})+(?!\d)|\d+)(?:[.,]\d+)?`
const UNIT = `(?:${[...UNITS_OF_MEDICATIONS, ...OTHER_UNITS, PIECES, CONTAINERS].join('|')})${ENDS}(?: ?(?:anti-? ?xa|axa)${ENDS})?`
const JOINT = ' ?(?:[/⁄+]|par(?= )|per(?= )|pour(?= )) ?'

const DOSE = `${AMOUNT}(?: ?[/⁄+] ?${AMOUNT})* ?${UNIT}(?:${JOINT}(?:${AMOUNT} ?)?(?:${UNIT}|(?:${PER})${ENDS}))*`
const DOSE_HERE = new RegExp(DOSE, 'iuy')
const DOSE_AT_END = new RegExp(String.raw`${DOSE}\)?[\s.,;]*$`, 'iuy')

const BEFORE_AMOUNT = /[ ,;:(]+(?:(?:dosée? )?à |de )?(?=\d)/giu

/**
 * Endings of a name that has a number of its own: the first of two numbers after them belongs to the name: "vitamine D 3 100 000 UI", "facteur 8 500 UI",
 * "NovoMix 30 100 U/ml".
 */
const NUMBERED = /(?:^|[ (])(?:\p{L}|facteurs?|factors?|iode|iodine|prevenar|om[ée]ga|\p{L}*mix|mixtard)$/iu
const TWO_NUMBERS = /\d+ (?:[1-9]\d*|0[.,]\d)/y

/** Only this many characters at the end of a name are searched. */
const DOSE_CHARS = 60
const DOSES_MAX = 3

type FoundDose = { name: string; dose: string }

/**
 * A dose is a number with a unit; a number alone belongs to the name (Prevenar 13).
 * @param text as `plain` makes it
 * @source ruling 61
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

const plain = (text: string): string => normalized(withoutUnseen(text), 'NFKC').replaceAll(/\s+/g, ' ')

export function withoutDose(name: string): string {
  let bare = plain(name)
  for (let round = 0; round < DOSES_MAX; round++) {
    const found = firstDose(bare, DOSE_AT_END)
    if (!found) break
    bare = found.name
  }
  return bare
}

export function nameAndDose(text: string): { name: string; dose: string | null } {
  const bare = plain(text).trim()
  return firstDose(bare, DOSE_HERE) ?? { name: bare, dose: null }
}

const SAID = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}])\d{1,6}(?:[.,]\d{1,3})? {0,2}(?:${[...UNITS_OF_MEDICATIONS, PIECES].join('|')})${ENDS}`,
  'iu',
)

export const saysDose = (text: string): boolean => SAID.test(plain(text))
