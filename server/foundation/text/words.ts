import { createHash } from 'node:crypto'
import { foldText } from '#contract/foundation/fold.ts'
import { withoutUnseen } from '#contract/foundation/unseen.ts'

const MARKS = /[\u0300-\u036f]/g
const SHORTEST_WORD = 4

/**
 * The distinct words of a text as they are compared: accents, ligatures and characters that show nothing dropped, ASCII lower case, runs of letters a–z and digits longer than
 * 3 letters, without one final s or x when longer than 4. `match_words` (match-words.sql) is its twin in SQL: change both or neither.
 */
export function wordsOf(text: string): Set<string> {
  const words = foldLetters(text).match(/[a-z0-9]+/g) ?? []
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD).map(withoutPlural))
}

/** The words by which posts are compared: those of title and description, each once. */
export const postWords = ({ title, description }: { title: string; description: string }): ReadonlySet<string> =>
  wordsOf(`${title}\n${description}`)

/** Shared words over the words of the longer text, 0 to 1; 0 when neither has any. */
export function wordSimilarity(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const larger = Math.max(words.size, others.size)
  return larger === 0 ? 0 : words.intersection(others).size / larger
}

/** Unlike `foldText`, only what every version of Unicode and of PostgreSQL does alike; other alphabets have no words here. */
const foldLetters = (text: string): string =>
  withoutUnseen(text)
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[Œœ]/g, 'oe')
    .replace(/[Ææ]/g, 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())

const withoutPlural = (word: string): string => (word.length > SHORTEST_WORD ? word.replace(/[sx]$/, '') : word)

/** A word as 32 bits, signed: the first 4 bytes of its SHA-256. Two words of one vocabulary that share an id are a rarity that the search accepts. */
export function wordId(word: string): number {
  const known = knownIds.get(word)
  if (known !== undefined) return known
  const id = createHash('sha256').update(word).digest().readInt32BE(0)
  if (knownIds.size >= KNOWN_IDS_MAX) knownIds.clear()
  knownIds.set(word, id)
  return id
}

const knownIds = new Map<string, number>()
const KNOWN_IDS_MAX = 100_000

/** Ids ascending, each once: the order in which PostgreSQL's intarray wants them. */
export const idsOf = (words: Iterable<string>): number[] =>
  [...new Set(Array.from(words, wordId))].sort((one, other) => one - other)

/** How many bits tell of the words of a post, whatever their number. */
export const SIGNATURE_BITS = 256

/** The bits of these words, each at the place its id names, as PostgreSQL writes them. */
export function signatureOf(ids: readonly number[]): string {
  const bits = new Array<string>(SIGNATURE_BITS).fill('0')
  for (const id of ids) bits[id & (SIGNATURE_BITS - 1)] = '1'
  return bits.join('')
}

/** The distinct tags as they are compared: case, accents and punctuation dropped, any alphabet. Those without a letter or digit are none. */
export const foldTags = (tags: readonly string[]): Set<string> =>
  new Set(tags.map(foldText).filter((tag) => tag !== ''))
