import { randomBytes } from 'node:crypto'

/** The alphabet of Crockford: without I, L, O and U, which are read as others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eighty bits that nobody can guess, as "VECU-ABCD-EFGH-JKMN-PQRS". */
export function newReceiptCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length])
  return `VECU-${[0, 4, 8, 12].map((from) => letters.slice(from, from + 4).join('')).join('-')}`
}
