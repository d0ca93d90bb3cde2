/**
 * Marks, and those that compatibility forms make of others. No writing puts so many on one letter (UAX 15, stream-safe text). Normalising sorts the marks of
 * a letter in time that grows with the square of their number: one request full of them would hold the server up for minutes.
 */
const LONG_RUN_OF_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** A text in a form of Unicode, in time that grows with its length; of more than 30 marks on one letter the others are dropped. */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(LONG_RUN_OF_MARKS, '$1').normalize(form)
