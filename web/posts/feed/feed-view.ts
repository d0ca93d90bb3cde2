import { COUNTRY_CODES, type CountryCode } from '#contract/foundation/countries.ts'
import { SEARCH_MAX, TAG_MAX } from '#contract/posts/limits.ts'
import type { FeedFilter } from '#contract/posts/schema.ts'

export type FeedView = {
  q?: string
  filtre?: 'symptomes' | 'questions' | 'resolus' | 'mieux' | 'diagnostics'
  pays?: CountryCode
  tag?: string
  medias?: 'avec'
  onglet?: 'similaires'
}

export type FeedFiltersProps = { view: FeedView; onApply: (filters: Pick<FeedView, 'pays' | 'tag' | 'medias'>) => void }

export type FeedScope = { search?: string; country?: CountryCode; tag?: string; media?: 'with' }

export const FILTERS = [
  { filter: 'all', filtre: undefined },
  { filter: 'symptoms', filtre: 'symptomes' },
  { filter: 'questions', filtre: 'questions' },
  { filter: 'resolved', filtre: 'resolus' },
  { filter: 'better', filtre: 'mieux' },
  { filter: 'diagnosed', filtre: 'diagnostics' },
] as const satisfies { filter: FeedFilter; filtre: FeedView['filtre'] }[]

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

export const countFilters = ({ pays, tag, medias }: FeedView): number => [pays, tag, medias].filter(Boolean).length

export const isWhole = (view: FeedView): boolean => filterOf(view) === 'all' && Object.keys(scopeOf(view)).length === 0

export const plainLine = (words: string): string => typedWords(words).trim()

/** Keeps a blank after the last word, which tells the server that this word is complete. */
export const typedWords = (words: string): string => words.replace(/\s+/g, ' ').trimStart()

/** The router parses "39" and "true" as a number and a boolean, but they may be searched words. */
function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
