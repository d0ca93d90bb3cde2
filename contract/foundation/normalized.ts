/**
 * A run of marks, counting the characters that compatibility forms turn into marks, of more than 30. No writing puts so many on one letter (UAX 15, stream-safe
 * text). Normalising sorts the marks of a letter in time that grows with the square of their number: one request full of them would occupy the server for
 * minutes.
 */
const LONG_RUN_OF_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** Signs that unfold to a whole Arabic phrase of eighteen and eight letters: reading a text of them would take many times as long as its length says. */
const PHRASES = /[\ufdfa\ufdfb]/gu
/** Another such sign, which unfolds to nothing else. */
const FOLDED_PHRASE = '\ufdfd'

/** Takes time in proportion to the length; beyond 30 marks on one letter the rest are dropped. Compatible forms leave a phrase in one sign. */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  (form.startsWith('NFK') ? text.replace(PHRASES, FOLDED_PHRASE) : text)
    .replace(LONG_RUN_OF_MARKS, '$1')
    .normalize(form)
