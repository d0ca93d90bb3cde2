import { type SQL, sql } from 'drizzle-orm'
import { foldText } from '#contract/foundation/fold.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { isLearnt } from './commands/learn-words.ts'
import { editsBetween, oneEditFrom } from './edit-distance.ts'
import { visibleTo } from './policy.ts'
import { termsOf, wordsIn } from './search-parser.ts'
import { type SearchQuery, type SearchTerm, searchQueryOf } from './search-term-queries.ts'
import { post } from './tables.ts'

/** At most this many words of one search are corrected: a search with more unknown words is in another language. */
const CORRECTED_MAX = 3

/**
 * Replaces each word that stands in none of the posts the reader may see by the nearest word that stands in one. Undefined where every word is found, or
 * nothing is near.
 */
export async function correctedQuery(db: Db, readerId: string, query: SearchQuery): Promise<SearchQuery | undefined> {
  const missing = await missingWords(db, readerId, query)
  if (missing.length === 0 || missing.length > CORRECTED_MAX) return undefined
  const nearest = new Map<string, string>()
  for (const { word, near } of await Promise.all(missing.map((word) => nearestWord(db, readerId, word)))) {
    if (near === undefined) return undefined
    nearest.set(word, near)
  }
  const { words, isOpen } = query.typed
  return searchQueryOf(db, {
    words: words.map((word) => nearest.get(word) ?? word),
    isOpen: isOpen && !nearest.has(words.at(-1)!),
  })
}

async function missingWords(db: Db, readerId: string, { terms }: SearchQuery): Promise<string[]> {
  const unheld = await unheldTerms(db, readerId, terms)
  const parted = unheld.flatMap((term) => termsOf(term, 1))
  if (parted.length === unheld.length) return unheld.flatMap(({ words }) => words)
  const words = await searchQueryOf(db, { words: parted.flatMap(({ words }) => words), isOpen: false }, parted)
  return (await unheldTerms(db, readerId, words.terms)).flatMap(({ words }) => words)
}

/** Terms common enough for the statistics are not looked for. */
async function unheldTerms(db: Db, readerId: string, terms: readonly SearchTerm[]): Promise<SearchTerm[]> {
  const rare = terms.filter(({ posts }) => posts === 0)
  if (rare.length === 0) return []
  const isHeld = rare.map(
    ({ query }) => sql`(select exists (${visibleHits(readerId, { query: sql`${query}::tsquery`, limit: 1 })}))`,
  )
  const { rows } = await db.execute<{ held: boolean[] }>(sql`select array[${sql.join(isHeld, sql`, `)}] as held`)
  return rare.filter((_, index) => !rows[0]!.held[index])
}

/** Every single edit of a word up to this many letters is tried, because trigrams miss most misspellings of short words. */
const SHORT = 7
const NEAREST = 12
const LIKELY = 4
const POSTS_LOOKED_AT = 10

const editsAllowed = (word: string): number => (word.length < 6 ? 1 : word.length < 10 ? 2 : 3)

async function nearestWord(
  db: Db,
  readerId: string,
  word: string,
): Promise<{ word: string; near: string | undefined }> {
  const folded = foldText(word)
  const near = await nearWords(db, folded)
  const seen = await asWritten(db, readerId, near)
  const [best] = near
    .filter((each) => seen.has(each))
    .map((each) => ({ each, edits: editsBetween(folded, each), ...seen.get(each)! }))
    .sort((one, other) => one.edits - other.edits || other.posts - one.posts)
  return { word, near: best?.written }
}

async function nearWords(db: Db, folded: string): Promise<string[]> {
  if (!isLearnt(folded)) return []
  const { rows } = await db.execute<{ word: string }>(nearestWords(folded))
  return rows
    .map(({ word }) => ({ word, edits: editsBetween(folded, word) }))
    .filter(({ edits }) => edits > 0 && edits <= editsAllowed(folded))
    .sort((one, other) => one.edits - other.edits)
    .slice(0, LIKELY)
    .map(({ word }) => word)
}

export const nearestWords = (folded: string): SQL => sql`
  select word from search_word where word = any (${sql.param(folded.length <= SHORT ? oneEditFrom(folded) : [])}::text[])
  union
  (select word from search_word where word % ${folded} order by similarity(word, ${folded}) desc, word limit ${NEAREST})`

type WrittenWord = { written: string; posts: number }

async function asWritten(db: Db, readerId: string, words: readonly string[]): Promise<Map<string, WrittenWord>> {
  if (words.length === 0) return new Map()
  const looks = words.map((word) => {
    const hits = visibleHits(readerId, { query: sql`plainto_tsquery('fr', ${word})`, limit: POSTS_LOOKED_AT })
    return sql`(select ${word} as word, concat_ws(' ', title, array_to_string(tags, ' '), description) as said from (${hits}) held)`
  })
  const { rows } = await db.execute<{ word: string; said: string }>(sql.join(looks, sql` union all `))
  const spellings = new Map<string, string[]>()
  for (const { word, said } of rows) {
    const spelling = wordIn(said, word)
    if (spelling !== undefined) spellings.set(word, [...(spellings.get(word) ?? []), spelling])
  }
  return new Map([...spellings].map(([word, seen]) => [word, { written: mostFrequent(seen), posts: seen.length }]))
}

function wordIn(text: string, folded: string): string | undefined {
  const written = wordsIn(text)[foldText(text).split(' ').indexOf(folded)]
  return written !== undefined && foldText(written) === folded ? written.toLocaleLowerCase('fr') : undefined
}

function mostFrequent(words: readonly string[]): string {
  const counts = Map.groupBy(words, (word) => word)
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]![0]
}

const HITS_MAX = 500

/** Materialized: otherwise PostgreSQL would look for a rare word post by post. */
const visibleHits = (readerId: string, { query, limit }: { query: SQL; limit: number }): SQL => sql`
  with hits as materialized (
    select ${post.authorId}, ${post.hiddenAt}, ${post.title}, ${post.tags}, ${post.description} from ${post}
    where ${post.search} @@ ${query} limit ${HITS_MAX}
  )
  select * from hits as ${post} where ${visibleTo(readerId)} limit ${limit}`
