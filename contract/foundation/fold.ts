import { normalized } from './normalized.ts'

const UNSEEN_AND_MARKS = /[\p{M}\p{Default_Ignorable_Code_Point}]+/gu
const SEPARATORS = /[^\p{L}\p{N}]+/gu

/** Also drops accents, ligatures and invisible characters. */
export const foldCase = (word: string): string =>
  normalized(word, 'NFD')
    .replace(UNSEEN_AND_MARKS, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')

/**
 * Returns text as it is compared, never as it is shown: case, accents, ligatures and invisible characters dropped, and every run of spaces, apostrophes,
 * hyphens or other punctuation made one space. "L’Œil-de-bœuf" and "l'oeil de boeuf" are the same; "!?" is empty.
 */
export const foldText = (text: string): string => foldCase(text).replace(SEPARATORS, ' ').trim()
