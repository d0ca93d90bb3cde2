import { COUNTRY_CODES, type CountryCode } from '#contract/foundation/countries.ts'
import { SEARCH_MAX, TAG_MAX } from '#contract/posts/limits.ts'
import type { FeedFilter } from '#contract/posts/schema.ts'

/** The state that the address of the feed holds. */
export type FeedView = {
  /** The searched words. */
  q?: string
  filtre?: 'symptomes' | 'questions' | 'resolus' | 'mieux' | 'diagnostics'
  pays?: CountryCode
  tag?: string
  /** Posts with pictures or videos only. */
  medias?: 'avec'
  onglet?: 'similaires'
}

export type FeedFiltersProps = { view: FeedView; onApply: (filters: Pick<FeedView, 'pays' | 'tag' | 'medias'>) => void }

/** Which posts are looked for, as the server is asked. */
export type FeedScope = { search?: string; country?: CountryCode; tag?: string; media?: 'with' }

/** The filters in the order of their chips, with their names in the address. */
export const FILTERS = [
  { filter: 'all', filtre: undefined },
  { filter: 'symptoms', filtre: 'symptomes' },
  { filter: 'questions', filtre: 'questions' },
  { filter: 'resolved', filtre: 'resolus' },
  { filter: 'better', filtre: 'mieux' },
  { filter: 'diagnosed', filtre: 'diagnostics' },
] as const satisfies { filter: FeedFilter; filtre: FeedView['filtre'] }[]

/** Reads the address, which anyone may have written: values that it should not hold are ignored. */
export function readFeedView(address: Record<string, unknown>): FeedView {
  const q = typedWords(text(address.q)).slice(0, SEARCH_MAX)
  const filtre = FILTERS.find((each) => each.filtre !== undefined && each.filtre === address.filtre)?.filtre
  const pays = COUNTRY_CODES.find((code) => code === address.pays)
  const tag = plainLine(text(address.tag)).slice(0, TAG_MAX).trim()
  return {
    ...(q && { q }),
    ...(filtre && { filtre }),
    ...(pays && { pays }),
    ...(tag && { tag }),
    ...(address.medias === 'avec' && { medias: 'avec' }),
    ...(address.onglet === 'similaires' && { onglet: 'similaires' }),
  }
}

export const filterOf = ({ filtre }: FeedView): FeedFilter =>
  FILTERS.find((each) => each.filtre === filtre)?.filter ?? 'all'

export const scopeOf = ({ q, pays, tag, medias }: FeedView): FeedScope => ({
  ...(q && { search: q }),
  ...(pays && { country: pays }),
  ...(tag && { tag }),
  ...(medias && { media: 'with' }),
})

/** How many filters of the sheet are on. */
export const countFilters = ({ pays, tag, medias }: FeedView): number => [pays, tag, medias].filter(Boolean).length

/** Whether it is the whole feed that is looked at. */
export const isWhole = (view: FeedView): boolean => filterOf(view) === 'all' && Object.keys(scopeOf(view)).length === 0

/** Words on one line. */
export const plainLine = (words: string): string => typedWords(words).trim()

/** A search on one line: a space after its last word stays, and tells the server that this word does not go on. */
export const typedWords = (words: string): string => words.replace(/\s+/g, ' ').trimStart()

/** Returns a value of the address as words: "39" and "true" are read as a number and a boolean, but are words to look for all the same. */
function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
