import { withoutUnseen } from './unseen.ts'

/**
 * `zone`: the first two characters of the code. `department`: the place by which a pair is described; three characters in France overseas, elsewhere the same
 * as the zone. Both '' where the text is no code.
 */
type PostalPlace = { zone: string; department: string }

const NONE: PostalPlace = { zone: '', department: '' }

/**
 * A French code as La Poste writes it, alone or among the words of an address. A number of four digits has lost its leading zero; two or three digits are a
 * département.
 */
const FRENCH = [/(?:^|\D)(\d{2}[\s.]?\d{3})(?!\d)/, /(?:^|[^A-Z\d])(2[AB][\s.]?\d{3})(?!\d)/]
const FRENCH_ALONE = /^(?:\d{4,5}|\d{2}|9[78]\d|2[AB](?:\d{3})?)$/
/** The French departments overseas are in the list of countries too. */
const FRENCH_COUNTRIES = new Set('FR GP MQ GF RE PM YT BL MF WF PF NC'.split(' '))

/** `sign` stands before the code when it is written abroad. */
const DIGITS: Record<string, { sign: string; digits: 4 | 5 }> = {
  DE: { sign: 'D', digits: 5 },
  IT: { sign: 'I', digits: 5 },
  ES: { sign: 'E', digits: 5 },
  BE: { sign: 'B', digits: 4 },
  CH: { sign: 'CH', digits: 4 },
  LU: { sign: 'L', digits: 4 },
  AT: { sign: 'A', digits: 4 },
}
const CANADIAN = /(?:^|[^A-Z\d])([A-Z]\d[A-Z])(?:[\s-]?\d[A-Z]\d)?(?![A-Z\d])/
const BRITISH = /(?:^|[^A-Z\d])([A-Z]{1,2}\d[A-Z\d]?)(?:\s?\d[A-Z]{2})?(?![A-Z\d])/
const ANY = /(?:^|[^A-Z\d])([A-Z]{0,3}\d[A-Z\d]*(?:[\s-]?[A-Z\d]+)*)/

/**
 * Reads the place of a postal code as members write it: with the sign of its country, spaces, the name of the town, CEDEX.
 * @param country  ISO 3166-1 alpha-2; null gives no place
 * @source         ruling 57; specification part 2 §9 (first two characters)
 */
export function readPostalCode(country: string | null, text: string | null): PostalPlace {
  if (!country || !text) return NONE
  const typed = withoutUnseen(text.normalize('NFKC')).toUpperCase().trim()
  if (FRENCH_COUNTRIES.has(country)) return frenchPlace(typed)
  const known = DIGITS[country]
  const code = known
    ? codeOfDigits(typed, known.digits)
    : (country === 'CA' ? CANADIAN : country === 'GB' ? BRITISH : ANY)
        .exec(withoutSign(typed, country))?.[1]
        ?.replace(/[\s-]/g, '')
  if (code === undefined || (country !== 'GB' && code.length < 3)) return NONE
  return { zone: code.slice(0, 2), department: code.slice(0, 2) }
}

const withoutSign = (typed: string, country: string): string =>
  typed.replace(new RegExp(`^(?:${country}[\\s-]?|[A-Z]{1,3}-)(?=\\d)`), '')

function codeOfDigits(typed: string, digits: 4 | 5): string | undefined {
  const pattern = digits === 5 ? /(?:^|\D)(\d{2}\s?\d{3})(?!\d)/ : /(?:^|\D)(\d{2}\s?\d{2})(?!\d)/
  const code = pattern.exec(typed)?.[1]?.replace(/\s/g, '')
  return code !== undefined && (digits === 5 || code[0] !== '0') ? code : undefined
}

function frenchPlace(typed: string): PostalPlace {
  const bare = typed.replace(/^FR?[\s-]*(?=\d)/, '')
  const alone = bare.replace(/[\s.]/g, '')
  const written = FRENCH_ALONE.test(alone) ? alone : codeAmongWords(bare)?.replace(/[\s.]/g, '')
  const code = written?.replace(/^2[AB]/, '20')
  if (code === undefined) return NONE
  const whole = code.length === 4 ? `0${code}` : code
  const isOverseas = /^9[78]/.test(whole)
  const department = whole.slice(0, isOverseas ? 3 : 2)
  if (isOverseas ? !/^(?:97[1-8]|98[4678])$/.test(department) : !/^(?:0[1-9]|[1-8]\d|9[0-5])$/.test(department))
    return NONE
  return { zone: department.slice(0, 2), department }
}

const codeAmongWords = (bare: string): string | undefined =>
  FRENCH.map((pattern) => pattern.exec(bare)?.[1]).find((code) => code !== undefined) ??
  /^\d{4}(?![\p{L}\d])/u.exec(bare)?.[0]
