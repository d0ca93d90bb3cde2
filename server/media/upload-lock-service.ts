import { ERRORS, type Lock, type Locker } from '@tus/server'
import type { Leases } from '#server/foundation/work/leases.ts'

type Holder = { release: () => void; freed: Promise<void> }

/**
 * Lets one request at a time continue an upload, on any server. The next request asks the current one to end, because a lost connection does not end by itself,
 * and waits for it without polling.
 */
export function uploadLocks(leases: Leases): Locker {
  const held = new Map<string, Holder>()
  return { newLock: (id) => lockOf(held, leases, id) }
}

function lockOf(held: Map<string, Holder>, leases: Leases, id: string): Lock {
  let free = () => {}
  return {
    async lock(signal, requestRelease) {
      for (let before = held.get(id); before; before = held.get(id)) {
        before.release()
        await orAborted(before.freed, signal)
      }
      const freed = Promise.withResolvers<void>()
      const release = () => void requestRelease()
      held.set(id, { release, freed: freed.promise })
      free = () => {
        held.delete(id)
        freed.resolve()
      }
      try {
        await leases.take(id, release, signal)
      } catch (error) {
        free()
        throw signal.aborted ? ERRORS.ABORTED : error
      }
    },
    async unlock() {
      await leases.give(id)
      free()
    },
  }
}

async function orAborted(freed: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(ERRORS.ABORTED)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    await Promise.race([freed, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
