import type { Db } from '#server/foundation/db/database.ts'
import { correctedQuery } from './search-correction-queries.ts'
import { typedSearch } from './search-parser.ts'
import { type SearchQuery, searchQueryOf } from './search-term-queries.ts'

type Question<T> = {
  ask: (query: SearchQuery | undefined) => Promise<T>
  isNothing: (answer: T) => boolean
  nothing: T
}

export type Understood<T> = { answer: T; understoodAs: string | null }

/**
 * If the answer is empty and no post holds a word of the search, the nearest words are searched instead, and returned with the answer. Stop words are
 * ignored, and a text without words finds nothing.
 */
export async function answerSearch<T>(
  db: Db,
  readerId: string,
  search: string | undefined,
  { ask, isNothing, nothing }: Question<T>,
): Promise<Understood<T>> {
  const asTyped = (answer: T) => ({ answer, understoodAs: null })
  if (search === undefined) return asTyped(await ask(undefined))
  const typed = typedSearch(search)
  if (typed.words.length === 0) return asTyped(nothing)
  const query = await searchQueryOf(db, typed)
  if (query.query === '') return asTyped(await ask(undefined))
  const answer = await ask(query)
  if (!isNothing(answer)) return asTyped(answer)
  const corrected = await correctedQuery(db, readerId, query)
  if (!corrected) return asTyped(answer)
  const found = await ask(corrected)
  return isNothing(found) ? asTyped(answer) : { answer: found, understoodAs: corrected.typed.words.join(' ') }
}
