import { parseJson } from '../storage/parse-json.ts'

/** Whether the numbers to call are shown in one place, and for which phrases they were closed there. */
export type HelpState = { isOpen: boolean; closedFor: readonly string[] }

export const NO_HELP: HelpState = { isOpen: false, closedFor: [] }

/** After these phrases were found in what is written: opens for one it was not closed for, and closes for none. */
export const afterFinding = (state: HelpState, phrases: readonly string[]): HelpState =>
  phrases.some((phrase) => !state.closedFor.includes(phrase)) ? { ...state, isOpen: true } : state

/** After the person closed it beside these phrases. */
export const afterClosing = (state: HelpState, phrases: readonly string[]): HelpState => ({
  isOpen: false,
  closedFor: [...new Set([...state.closedFor, ...phrases])],
})

/** After what was written has gone: what comes next is new, and the numbers stay where they are. */
export const afterClearing = (state: HelpState): HelpState => ({ ...state, closedFor: [] })

/** The state that was kept as this text; none where there is nothing, or nothing that this version understands. */
export function helpStateOf(text: string | null): HelpState {
  const kept = parseJson(text)
  if (typeof kept !== 'object' || kept === null) return NO_HELP
  const { isOpen, closedFor } = kept as Record<string, unknown>
  const isList = Array.isArray(closedFor) && closedFor.every((phrase) => typeof phrase === 'string')
  return typeof isOpen === 'boolean' && isList ? { isOpen, closedFor } : NO_HELP
}
