import { notifyManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * Holds an on/off state per post, such as a like. It shows at once, whatever is fetched meanwhile, and reverts when the request fails.
 * Each post has one request at a time: of the presses during a request, only the last is sent after it.
 * @param tell sends the state to the server, and stores the answer in the cache
 */
export function openWishes(tell: (id: string, isOn: boolean) => Promise<void>) {
  const wishes = new Map<string, boolean>()
  const readers = new Set<() => void>()
  /** Counts, for each post, the requests sent plus the answers received. */
  const turns = new Map<string, number>()
  const turn = (id: string) => turns.set(id, turnsOf(id) + 1)
  const turnsOf = (id: string): number => turns.get(id) ?? 0

  function wish(id: string, isOn: boolean | undefined): void {
    if (isOn === undefined) wishes.delete(id)
    else wishes.set(id, isOn)
    for (const read of readers) read()
  }
  function subscribe(reader: () => void): () => void {
    readers.add(reader)
    return () => readers.delete(reader)
  }

  return {
    /** An answer requested at another count may be older than the latest press. */
    turnsOf,
    useWish: (id: string): boolean | undefined => useSyncExternalStore(subscribe, () => wishes.get(id)),
    /** Rejects when the request fails, but only for the press that sent it. */
    async toggle(id: string, isOn: boolean): Promise<void> {
      const isBeingTold = wishes.has(id)
      wish(id, !(wishes.get(id) ?? isOn))
      if (isBeingTold) return
      try {
        let told: boolean | undefined
        while (told !== wishes.get(id)) {
          told = wishes.get(id) ?? false
          turn(id)
          await tell(id, told).finally(() => turn(id))
          await everyoneHasHeard()
        }
      } finally {
        wish(id, undefined)
      }
    },
  }
}

/** Resolves after the components have rendered the changed cache: removing the wanted state earlier would show the old one for a moment. */
const everyoneHasHeard = () => new Promise<void>((settle) => notifyManager.schedule(settle))
