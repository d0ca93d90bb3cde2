import type { CallStore } from './call-store.ts'

let store: CallStore | undefined
let waiting: ((store: CallStore) => void)[] = []
let isWanted = false
const listeners = new Set<() => void>()

/** Returns whether a call was wanted on this page: the code of calls is loaded only then. */
export const callsWanted = (): boolean => isWanted

export function onCallsWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls `act` with the store of calls, once its code has loaded. */
export function withCalls(act: (store: CallStore) => void): void {
  if (store) {
    act(store)
    return
  }
  waiting.push(act)
  isWanted = true
  for (const listener of listeners) listener()
}

/** Returns the store of calls; undefined before its code has loaded. */
export const callsHere = (): CallStore | undefined => store

/** Registers the store when the code of calls has loaded, and runs everything that waited for it. */
export function openLazyCalls(opened: CallStore): void {
  store = opened
  const acts = waiting
  waiting = []
  for (const act of acts) act(opened)
}
