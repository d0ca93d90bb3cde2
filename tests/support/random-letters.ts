/** Returns letters drawn at random, for names: digits among them could be a telephone number, which no name may hold. */
export const randomLetters = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => 'bcdfghjkmnpqrstvwxz'[byte % 19]).join('')
