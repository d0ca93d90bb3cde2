import { sql } from 'drizzle-orm'
import type { Db } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { type Term, type TypedSearch, termsOf } from './search-parser.ts'
import { type Frequencies, recentFrequencies } from './word-frequency-queries.ts'

/** `stems` is empty for stop words: "le", "dans". */
type Parsed = { stems: string[]; plain: string }

export type SearchTerm = Term & {
  query: string
  /** How many posts hold it, by the statistics; 0 for what is rare. */
  posts: number
}

export type SearchQuery = {
  typed: TypedSearch
  terms: SearchTerm[]
  query: string
  /** An upper bound, by the statistics, of the posts that hold all terms; 0 where one of them is rare. */
  postsAtMost: number
  /** `postsAtMost` as a share of all posts, from 0 to 1. */
  shareAtMost: number
}

/** Builds a PostgreSQL query: words in any of their forms, without accents, the last one also as a beginning. */
export async function searchQueryOf(db: Db, typed: TypedSearch, terms = termsOf(typed)): Promise<SearchQuery> {
  const [parsed, frequencies] = await Promise.all([parse(db, terms), recentFrequencies(db)])
  const queries = terms.map((term) => ({ ...term, ...termQuery(term, parsed, frequencies) }))
  const telling = queries.filter(({ query }) => query !== '')
  const postsAtMost = Math.min(frequencies.posts, ...telling.map(({ posts }) => posts))
  return {
    typed,
    terms: telling,
    query: telling.map(({ query }) => query).join(' & '),
    postsAtMost,
    shareAtMost: frequencies.posts === 0 ? 0 : postsAtMost / frequencies.posts,
  }
}

const readParsed = statement<{ words: string[] }, Parsed & { word: string }>(
  'parsed_words',
  sql`
    select word, tsvector_to_array(post_words(word)) as stems, unaccent(lower(word)) as plain
    from unnest(${sql.placeholder('words')}::text[]) word`,
)

async function parse(db: Db, terms: readonly Term[]): Promise<Map<string, Parsed>> {
  const words = [...new Set(terms.flatMap(({ words, tags }) => [...words, ...tags.flat()]))]
  const rows = await readParsed(db, { words })
  return new Map(rows.map(({ word, ...parsed }) => [word, parsed]))
}

type Part = { query: string; posts: number }

function termQuery({ words, isOpen, tags }: Term, parsed: Map<string, Parsed>, frequencies: Frequencies): Part {
  const wordPart = (word: string, mayGoOn: boolean): Part => {
    const { stems, plain } = parsed.get(word)!
    const whole = every(stems.map((stem) => ({ query: quoted(stem), posts: frequencies.of(stem) })))
    // A single letter begins too many words.
    if (!mayGoOn || plain.length < 2) return whole
    return some([whole, { query: `${quoted(plain)}:*`, posts: frequencies.ofBeginning(plain) }])
  }
  const asWords = every(words.map((word, place) => wordPart(word, isOpen && place === words.length - 1)))
  const asTags = tags.map((tag) =>
    every(
      tag
        .flatMap((word) => parsed.get(word)!.stems)
        .map((stem) => ({ query: `${quoted(stem)}:B`, posts: frequencies.of(stem) })),
    ),
  )
  return some([asWords, ...asTags])
}

function every(parts: readonly Part[]): Part {
  const telling = parts.filter(({ query }) => query !== '')
  return {
    query: telling.map(({ query }) => query).join(' & '),
    posts: telling.length === 0 ? 0 : Math.min(...telling.map(({ posts }) => posts)),
  }
}

function some(parts: readonly Part[]): Part {
  const telling = parts.filter(({ query }) => query !== '')
  const query = telling.map(({ query }) => query).join(' | ')
  return {
    query: telling.length > 1 ? `(${query})` : query,
    posts: telling.reduce((sum, { posts }) => sum + posts, 0),
  }
}

const quoted = (stem: string): string => `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
