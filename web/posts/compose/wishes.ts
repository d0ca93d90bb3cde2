import { notifyManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * Keeps, per post, something that is on or off for me: it shows at once as I wish it, whatever is fetched meanwhile, and goes back to the server's state
 * when the server could not be told. Each post has one request at a time: wishes made meanwhile are sent after it, and only the last of them.
 * @param tell  tells the server, and puts its answer where the post is shown
 */
export function openWishes(tell: (id: string, isOn: boolean) => Promise<void>) {
  /** Holds the wish of each post, as long as the server is being told. */
  const wishes = new Map<string, boolean>()
  const readers = new Set<() => void>()
  /** Maps each post to how often the server was told plus how often it answered. */
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
    /** Returns a count that changes with each wish told or answered: data requested at another count may be older than the wish. */
    turnsOf,
    /** Returns the state that I wish; undefined where the server knows it. */
    useWish: (id: string): boolean | undefined => useSyncExternalStore(subscribe, () => wishes.get(id)),
    /** Wishes the opposite of the current state. Rejects, for the first caller only, when the server could not be told. */
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

/** Resolves once the components have heard of the changed cache, which takes a moment; the wish must not be gone before. */
const everyoneHasHeard = () => new Promise<void>((settle) => notifyManager.schedule(settle))
