import { SEARCH_MAX } from '#contract/posts/limits.ts'
import type { OwnState } from '#contract/posts/schema.ts'
import { plainLine } from '../feed/feed-view.ts'

/** The state that the address of one's own symptoms holds; the address of one's own community posts holds the search alone. */
export type OwnView = {
  /** The searched words. */
  q?: string
  etat?: 'en-cours' | 'resolus'
}

/** `replace` where the view continues one just begun: Back then leads to the page before it. */
export type OnOwnView = (view: OwnView, how?: { replace: boolean }) => void

/** The tabs in their order, with their names in the address. */
export const OWN_TABS = [
  { state: 'all', etat: undefined },
  { state: 'active', etat: 'en-cours' },
  { state: 'resolved', etat: 'resolus' },
] as const satisfies { state: OwnState; etat: OwnView['etat'] }[]

/** Reads the address, which anyone may have written: values that it should not hold are ignored. */
export function readOwnView(address: Record<string, unknown>): OwnView {
  // "39" and "true" are read from the address as a number and a yes: they are words to look for all the same.
  const q = ['string', 'number', 'boolean'].includes(typeof address.q) ? searchedWords(String(address.q)) : ''
  const etat = OWN_TABS.find((tab) => tab.etat !== undefined && tab.etat === address.etat)?.etat
  return { ...(q && { q }), ...(etat && { etat }) }
}

/** Words as they are searched: on one line, no longer than the server takes them. */
export const searchedWords = (words: string): string => plainLine(words).slice(0, SEARCH_MAX).trim()

export const stateOf = ({ etat }: OwnView): OwnState => OWN_TABS.find((tab) => tab.etat === etat)?.state ?? 'all'

/** The same search in another tab. */
export const inTab = ({ q }: OwnView, state: OwnState): OwnView => {
  const etat = OWN_TABS.find((tab) => tab.state === state)?.etat
  return { ...(q && { q }), ...(etat && { etat }) }
}

/** Another search in the same tab. */
export const searchFor = ({ etat }: OwnView, words: string): OwnView => ({
  ...(words && { q: words }),
  ...(etat && { etat }),
})
