import { parseJson } from '../storage/parse-json.ts'

export type HelpState = { isOpen: boolean; closedFor: readonly string[] }

export const NO_HELP: HelpState = { isOpen: false, closedFor: [] }

/** Returns the state after a reading: it opens for a phrase for which it was not closed, and never closes by itself. */
export const afterFinding = (state: HelpState, phrases: readonly string[]): HelpState =>
  phrases.some((phrase) => !state.closedFor.includes(phrase)) ? { ...state, isOpen: true } : state

export const afterClosing = (state: HelpState, phrases: readonly string[]): HelpState => ({
  isOpen: false,
  closedFor: [...new Set([...state.closedFor, ...phrases])],
})

/** Returns the state after the field was emptied: the next text counts as new, and open numbers stay open. */
export const afterClearing = (state: HelpState): HelpState => ({ ...state, closedFor: [] })

/** The characters that somebody types only after they have seen what opened beside the field. */
const GONE_ON_AFTER = 20

/**
 * Returns whether somebody writes on past an open card: a mended typo is nothing new.
 * @param seen  the text as it stood when the card was shown whole
 */
export function hasGoneOn(seen: string, now: string): boolean {
  const shorter = Math.min(seen.length, now.length)
  let begin = 0
  while (begin < shorter && seen[begin] === now[begin]) begin++
  let end = 0
  while (end < shorter - begin && seen.at(-1 - end) === now.at(-1 - end)) end++
  return now.length - begin - end >= GONE_ON_AFTER
}

export function helpStateOf(text: string | null): HelpState {
  const kept = parseJson(text)
  if (typeof kept !== 'object' || kept === null) return NO_HELP
  const { isOpen, closedFor } = kept as Record<string, unknown>
  const isList = Array.isArray(closedFor) && closedFor.every((phrase) => typeof phrase === 'string')
  return typeof isOpen === 'boolean' && isList ? { isOpen, closedFor } : NO_HELP
}
