import { normalized } from '#contract/foundation/normalized.ts'
import { withSpokenNumbers } from '#contract/foundation/spoken-numbers.ts'
import { withoutUnseen } from '#contract/foundation/unseen.ts'

export type Leak = 'email' | 'phone' | 'socialSecurity'

/** Telephone and social security numbers are also found in their French forms, telephone numbers also in words. */
export function leaksIn(typed: string): Leak[] {
  const text = withSpokenNumbers(
    normalized(withoutUnseen(typed), 'NFKC').replace(ARABIC_DIGITS, (digit) => `${digit.charCodeAt(0) & 15}`),
  )
  const found: Leak[] = []
  if (EMAIL.test(text)) found.push('email')
  const isInsured = SOCIAL_SECURITY.test(text.replace(INSURED_SEPARATORS, '$1'))
  if (hasPhone(text, isInsured)) found.push('phone')
  if (isInsured) found.push('socialSecurity')
  return found
}

/** The last four bits of the code of such a digit are its value. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g

// The patterns below use no look-behind: Safari before 16.4 cannot parse it, and the whole application would not start.

const AT = '@|[([{]\\s?(?:at|arr?obase?|chez)\\s?[)\\]}]|\\sarr?obase?\\s'
const DOT = '\\.|\\s?[([{]\\s?(?:point|dot)\\s?[)\\]}]\\s?|\\s(?:point|dot)\\s'
const EMAIL = new RegExp(`[\\p{L}\\d]\\s?(?:${AT})\\s?[\\p{L}\\d][\\p{L}\\d.-]*(?:${DOT})\\p{L}{2}`, 'iu')

/** Separators between digits only, and not next to letters: a date or a dose is not read as one long number. */
const SEPARATORS = /(\d)[\s.-]+(?=\d)/g
const INSURED_SEPARATORS = /([\dAB])[\s.-]+(?=[\dAB])/gi
const PHONE = /(?:^|\D)0[1-9]\d{8}(?!\d)|(?:\+|(?:^|\D)00)[1-9]\d{8,13}(?!\d)/
/** A telephone number in pairs, with the same sign between each and the next: "06/12/34/56/78", "+33_6_12_34_56_78". */
const PHONE_IN_PAIRS =
  /(?:^|\D)(?:0[1-9]|(?:\+|00)\d{2,3}[\s._/·•–—-]{0,3}\d)([\s._/·•–—-]{1,3}|[^\p{L}\p{N}\s]{1,2})\d\d(?:\1\d\d){3}(?!\d)/u
/** "+33 (0)6": the 0 is for calls within the country. */
const INLAND = /\(0\)/g
const BEGINNING_IN_BRACKETS = /\((0[1-9])\)/g

function hasPhone(text: string, isInsured: boolean): boolean {
  const written = text.replace(INLAND, '').replace(BEGINNING_IN_BRACKETS, '$1')
  return PHONE_IN_PAIRS.test(written) || PHONE.test(isInsured ? written : written.replace(SEPARATORS, '$1'))
}

/** A social security number: sex, year, month, département or 2A and 2B, commune, order; the key of two digits may be missing. */
const SOCIAL_SECURITY = /(?:^|\D)[12]\d{2}(?:0[1-9]|1[0-2]|[2-9]\d)(?:\d{2}|2[AB])\d{6}(?:\d{2})?(?!\d)/i
