import { COUNTRY_CODES, type CountryCode } from '#contract/foundation/countries.ts'
import { SEARCH_MAX, TAG_MAX } from '#contract/posts/limits.ts'
import type { FeedFilter } from '#contract/posts/schema.ts'

/** What stands in the address of the feed. */
export type FeedView = {
  /** What is searched. */
  q?: string
  filtre?: 'symptomes' | 'questions' | 'resolus'
  pays?: CountryCode
  tag?: string
  /** Posts with pictures or videos only. */
  medias?: 'avec'
  onglet?: 'similaires'
}

/** Which posts are looked for, as the server is asked. */
export type FeedScope = { search?: string; country?: CountryCode; tag?: string; media?: 'with' }

/** The filters in the order of their chips, with their names in the address. */
export const FILTERS = [
  { filter: 'all', filtre: undefined },
  { filter: 'symptoms', filtre: 'symptomes' },
  { filter: 'questions', filtre: 'questions' },
  { filter: 'resolved', filtre: 'resolus' },
] as const satisfies { filter: FeedFilter; filtre: FeedView['filtre'] }[]

/** Reads the address, which anyone may have written: what it should not hold is passed over. */
export function readFeedView(address: Record<string, unknown>): FeedView {
  const q = line(address.q, SEARCH_MAX)
  const filtre = FILTERS.find((each) => each.filtre !== undefined && each.filtre === address.filtre)?.filtre
  const pays = COUNTRY_CODES.find((code) => code === address.pays)
  const tag = line(address.tag, TAG_MAX)
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

/** Words as they stand in the address. */
export const plainLine = (words: string): string => words.replace(/\s+/g, ' ').trim()

/** Numbers and yes or no are read from the address as such: "39" and "true" are words to look for all the same. */
function line(value: unknown, max: number): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return ''
  return plainLine(String(value)).slice(0, max).trim()
}
