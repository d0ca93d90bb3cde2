import type { CallStore } from './call-store.ts'

let store: CallStore | undefined
let waiting: ((store: CallStore) => void)[] = []
let isWanted = false
const listeners = new Set<() => void>()

/** Whether calls are wanted on this page: their code is fetched then, and not before. */
export const callsWanted = (): boolean => isWanted

export function onCallsWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Does something with the calls of this page, once their code is here. */
export function withCalls(act: (store: CallStore) => void): void {
  if (store) {
    act(store)
    return
  }
  waiting.push(act)
  isWanted = true
  for (const listener of listeners) listener()
}

/** The calls of this page, where they have been wanted. */
export const callsHere = (): CallStore | undefined => store

/** Takes the store once the code of calls is here, and does everything that waited for it. */
export function openLazyCalls(opened: CallStore): void {
  store = opened
  const acts = waiting
  waiting = []
  for (const act of acts) act(opened)
}
