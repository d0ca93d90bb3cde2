import type { CallStore } from './call-store.ts'

let store: CallStore | undefined
let waiting: ((store: CallStore) => void)[] = []
let isWanted = false
const listeners = new Set<() => void>()

export const callsWanted = (): boolean => isWanted

export function onCallsWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function withCalls(act: (store: CallStore) => void): void {
  if (store) {
    act(store)
    return
  }
  waiting.push(act)
  isWanted = true
  for (const listener of listeners) listener()
}

export const callsHere = (): CallStore | undefined => store

export function openLazyCalls(opened: CallStore): void {
  store = opened
  const acts = waiting
  waiting = []
  for (const act of acts) act(opened)
}
