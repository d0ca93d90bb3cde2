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

/** Words by which somebody may say that they are in danger, in French and in English, folded: without accents, in lower case. */
const DANGER = [
  /\bsuicid/,
  /\b(?:en finir|mettre fin a mes jours|me tuer|me foutre en l'?air|envie de mourir|veux mourir|plus envie de vivre)\b/,
  /\b(?:je vais|j'ai envie de|je veux) (?:sauter|me pendre|me couper|me faire du mal)\b/,
  /\b(?:kill myself|end my life|end it all|want to die|don'?t want to (?:live|be here)|hurt myself|hang myself)\b/,
]

/** Whether a text may say that its author is in danger: a line of help is shown beside it. Never a reason to hold a message back. */
export function saysDanger(text: string): boolean {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
  return DANGER.some((words) => words.test(folded))
}
