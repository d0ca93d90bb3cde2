import { SEARCH_MAX } from '#contract/posts/limits.ts'
import type { OwnState } from '#contract/posts/schema.ts'
import { plainLine } from '../feed/feed-view.ts'

/** The search parameters of the page of one's own symptoms; the page of one's own community posts has `q` alone. */
export type OwnView = {
  /** The searched words. */
  q?: string
  etat?: 'en-cours' | 'resolus'
}

/** `replace` when the change continues a search just begun: Back then leads to the page before it. */
export type OnOwnView = (view: OwnView, how?: { replace: boolean }) => void

/** The tabs in their order, with their names in the address. */
export const OWN_TABS = [
  { state: 'all', etat: undefined },
  { state: 'active', etat: 'en-cours' },
  { state: 'resolved', etat: 'resolus' },
] as const satisfies { state: OwnState; etat: OwnView['etat'] }[]

/** Reads the search parameters, which anyone may have written: invalid values are ignored. */
export function readOwnView(address: Record<string, unknown>): OwnView {
  // The router parses "39" and "true" as a number and a boolean, but they may be searched words.
  const q = ['string', 'number', 'boolean'].includes(typeof address.q) ? searchedWords(String(address.q)) : ''
  const etat = OWN_TABS.find((tab) => tab.etat !== undefined && tab.etat === address.etat)?.etat
  return { ...(q && { q }), ...(etat && { etat }) }
}

/** Puts a search on one line, cut to the length that the server takes. */
export const searchedWords = (words: string): string => plainLine(words).slice(0, SEARCH_MAX).trim()

export const stateOf = ({ etat }: OwnView): OwnState => OWN_TABS.find((tab) => tab.etat === etat)?.state ?? 'all'

/** Returns the same search in another tab. */
export const inTab = ({ q }: OwnView, state: OwnState): OwnView => {
  const etat = OWN_TABS.find((tab) => tab.state === state)?.etat
  return { ...(q && { q }), ...(etat && { etat }) }
}

/** Returns another search in the same tab. */
export const searchFor = ({ etat }: OwnView, words: string): OwnView => ({
  ...(words && { q: words }),
  ...(etat && { etat }),
})
