import { type ConferenceValues, saySame } from './conference-values.ts'

export type Keeper = ReturnType<typeof openKeeper>

/** Holds what is written in the form as long as its page is open, and whether leaving would lose some of it. */
export function openKeeper(begun: ConferenceValues) {
  let stored = begun
  let values = begun
  let isFinished = false
  return {
    current: () => ({ values, isChanged: !isFinished && !saySame(values, stored) }),
    change: (next: ConferenceValues) => {
      values = next
    },
    /** From now on it is this that is changed. */
    goOnFrom: (newer: ConferenceValues, next: ConferenceValues) => {
      stored = newer
      values = next
    },
    /** It was saved: nothing is left to lose. */
    finish: () => {
      isFinished = true
    },
    flush: () => undefined,
  }
}
