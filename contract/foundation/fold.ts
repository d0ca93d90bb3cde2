const COMBINING_MARKS = /\p{M}+/gu
const SEPARATORS = /[^\p{L}\p{N}]+/gu

/**
 * Text as it is compared, never as it is shown: case, accents and ligatures dropped, and every run of spaces, apostrophes,
 * hyphens or other punctuation made one space. "L’Œil-de-bœuf" and "l'oeil de boeuf" are the same; "!?" is empty.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(SEPARATORS, ' ')
    .trim()
