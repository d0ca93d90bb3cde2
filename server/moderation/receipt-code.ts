import { randomBytes } from 'node:crypto'

/** Crockford's alphabet, without the easily confused I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function newReceiptCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length])
  return `VECU-${[0, 4, 8, 12].map((from) => letters.slice(from, from + 4).join('')).join('-')}`
}
