import type { CallDesk } from './call-desk.ts'

let desk: CallDesk | undefined
let waiting: ((desk: CallDesk) => void)[] = []
let isWanted = false
const listeners = new Set<() => void>()

/** Whether calls are wanted on this page: what they need is fetched then, and not before. */
export const callsWanted = (): boolean => isWanted

export function onCallsWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Does something with the calls of this page, once what they need is here. */
export function withCalls(act: (desk: CallDesk) => void): void {
  if (desk) {
    act(desk)
    return
  }
  waiting.push(act)
  isWanted = true
  for (const listener of listeners) listener()
}

/** The calls of this page, where they have been wanted. */
export const callsHere = (): CallDesk | undefined => desk

/** What calls need is here. */
export function openDoor(opened: CallDesk): void {
  desk = opened
  const acts = waiting
  waiting = []
  for (const act of acts) act(opened)
}
