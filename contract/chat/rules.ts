/** What in a text tells who one is: the browser warns before it is sent. */
export type Leak = 'email' | 'phone' | 'socialSecurity'

/** The kinds of identity that a text seems to give away, in this order. French forms of telephone and social security numbers among them. */
export function leaksIn(text: string): Leak[] {
  const found: Leak[] = []
  if (EMAIL.test(text)) found.push('email')
  const isInsured = SOCIAL_SECURITY.test(text.replace(INSURED_SEPARATORS, ''))
  if (PHONE.test(isInsured ? text : text.replace(SEPARATORS, ''))) found.push('phone')
  if (isInsured) found.push('socialSecurity')
  return found
}

const EMAIL = /[\p{L}\d]\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d][\p{L}\d.-]*\.\p{L}{2}/iu
/** Between digits alone: a date or a dose is not read as one long number. */
const SEPARATORS = /(?<=\d)[\s.-]+(?=\d)/g
const INSURED_SEPARATORS = /(?<=[\dAB])[\s.-]+(?=[\dAB])/gi
/** Of ten digits beginning with 0, or international. */
const PHONE = /(?<!\d)0[1-9]\d{8}(?!\d)|(?:\+|(?<!\d)00)[1-9]\d{8,13}(?!\d)/
/** Sex, year, month, département or 2A and 2B, commune, order; the key of two digits may be missing. */
const SOCIAL_SECURITY = /(?<!\d)[12]\d{2}(?:0[1-9]|1[0-2]|[2-9]\d)(?:\d{2}|2[AB])\d{6}(?:\d{2})?(?!\d)/i
