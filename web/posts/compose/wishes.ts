import { notifyManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * Something that is on or off for me, by post: at once as I wish it, whatever is fetched meanwhile; as the server has it when it could not be told. One request
 * at a time for each post: what is wished meanwhile is sent after it, and only the last of it.
 * @param tell  tells the server, and puts what it answers where it is shown
 */
export function openWishes(tell: (id: string, isOn: boolean) => Promise<void>) {
  /** As long as the server is being told. */
  const wishes = new Map<string, boolean>()
  const readers = new Set<() => void>()
  /** By post, how often the server was told, and how often it answered. */
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
    /** Changes with each wish that is told or answered: what was asked for at another count may be older than it. */
    turnsOf,
    /** What I wish; undefined where the server knows it. */
    useWish: (id: string): boolean | undefined => useSyncExternalStore(subscribe, () => wishes.get(id)),
    /** Wishes the other of what is on now. Rejects, to whoever wished first, when the server could not be told. */
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

/** What changes in the cache is told to those who show it a moment later; the wish must not be gone by then. */
const everyoneHasHeard = () => new Promise<void>((settle) => notifyManager.schedule(settle))
