import type { UseQueryResult } from '@tanstack/react-query'
import { SEARCH_MAX } from '#contract/posts/limits.ts'
import type { OwnCounts, OwnState } from '#contract/posts/schema.ts'
import { isEmptyOnceRead } from '#web/foundation/ui/layout/page.tsx'
import { plainLine } from '../feed/feed-view.ts'

/** The search parameters of the page of one's own symptoms; the page of one's own community posts has `q` alone. */
export type OwnView = {
  q?: string
  etat?: 'en-cours' | 'resolus'
}

export type OnOwnView = (view: OwnView, how?: { replace: boolean }) => void

export const OWN_TABS = [
  { state: 'all', etat: undefined },
  { state: 'active', etat: 'en-cours' },
  { state: 'resolved', etat: 'resolus' },
] as const satisfies { state: OwnState; etat: OwnView['etat'] }[]

export function readOwnView(address: Record<string, unknown>): OwnView {
  // The router parses "39" and "true" as a number and a boolean, but they may be searched words.
  const q = ['string', 'number', 'boolean'].includes(typeof address.q) ? searchedWords(String(address.q)) : ''
  const etat = OWN_TABS.find((tab) => tab.etat !== undefined && tab.etat === address.etat)?.etat
  return { ...(q && { q }), ...(etat && { etat }) }
}

export const searchedWords = (words: string): string => plainLine(words).slice(0, SEARCH_MAX).trim()

export const stateOf = ({ etat }: OwnView): OwnState => OWN_TABS.find((tab) => tab.etat === etat)?.state ?? 'all'

/** Returns whether the member has published none, so that there is nothing to search or choose among; undefined while the counts are unknown. */
export const hasNone = (
  { q }: OwnView,
  { data, error, isPlaceholderData }: Pick<UseQueryResult<OwnCounts>, 'data' | 'error' | 'isPlaceholderData'>,
): boolean | undefined => {
  if (q !== undefined) return false
  const isNone = isEmptyOnceRead({ data, error }, ({ all }) => all === 0)
  // The counts of a search say nothing where it found none.
  return isNone && isPlaceholderData ? undefined : isNone
}

export const inTab = ({ q }: OwnView, state: OwnState): OwnView => {
  const etat = OWN_TABS.find((tab) => tab.state === state)?.etat
  return { ...(q && { q }), ...(etat && { etat }) }
}

export const searchFor = ({ etat }: OwnView, words: string): OwnView => ({
  ...(words && { q: words }),
  ...(etat && { etat }),
})
