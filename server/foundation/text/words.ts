import { createHash } from 'node:crypto'
import { detachedCopy } from '#contract/foundation/detached.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { withoutUnseen } from '#contract/foundation/unseen.ts'

const MARKS = /[\u0300-\u036f]/g
const SHORTEST_WORD = 4

/**
 * Returns the distinct words of a text for comparison: without accents, ligatures and invisible characters, in ASCII lower case, runs of a–z and digits longer
 * than 3, without one final s or x where longer than 4. `match_words` (match-words.sql) is its SQL twin: change both or neither.
 */
export function wordsOf(text: string): Set<string> {
  const words = foldLetters(text).match(/[a-z0-9]+/g) ?? []
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD).map(withoutPlural))
}

export const postWords = ({ title, description }: { title: string; description: string }): ReadonlySet<string> =>
  wordsOf(`${title}\n${description}`)

/** Shared words divided by the words of the longer text, 0 to 1; 0 when both are empty. */
export function wordSimilarity<Word>(words: ReadonlySet<Word>, others: ReadonlySet<Word>): number {
  const larger = Math.max(words.size, others.size)
  return larger === 0 ? 0 : words.intersection(others).size / larger
}

/** Folds letters with rules that all versions of Unicode and PostgreSQL share, unlike `foldText`. Other alphabets yield no words. */
const foldLetters = (text: string): string =>
  withoutUnseen(text)
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[Œœ]/g, 'oe')
    .replace(/[Ææ]/g, 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())

const withoutPlural = (word: string): string => (word.length > SHORTEST_WORD ? word.replace(/[sx]$/, '') : word)

/** The first 4 bytes of the word's SHA-256, as a signed 32-bit number. The search accepts that two words rarely share one. */
export function wordId(word: string): number {
  const known = knownIds.get(word)
  if (known !== undefined) return known
  const id = createHash('sha256').update(word).digest().readInt32BE(0)
  if (knownIds.size >= KNOWN_IDS_MAX) knownIds.clear()
  knownIds.set(detachedCopy(word), id)
  return id
}

const knownIds = new Map<string, number>()
const KNOWN_IDS_MAX = 100_000

/** PostgreSQL's intarray wants ids ascending, each once. */
export const idsOf = (words: Iterable<string>): number[] =>
  [...new Set(Array.from(words, wordId))].sort((one, other) => one - other)

export const SIGNATURE_BITS = 256

export function signatureOf(ids: readonly number[]): string {
  const bits = new Array<string>(SIGNATURE_BITS).fill('0')
  for (const id of ids) bits[id & (SIGNATURE_BITS - 1)] = '1'
  return bits.join('')
}

export const foldTags = (tags: readonly string[]): Set<string> =>
  new Set(tags.map(foldText).filter((tag) => tag !== ''))
