import { ERRORS, type Lock, type Locker } from '@tus/server'

type Holder = { release: () => void; freed: Promise<void> }

/**
 * One request at a time goes on with an upload. Whoever comes next asks the one before to end, which a connection that was lost does not do
 * by itself, and waits for it without keeping the processor busy.
 */
export function uploadLocks(): Locker {
  const held = new Map<string, Holder>()
  return { newLock: (id) => lockOf(held, id) }
}

function lockOf(held: Map<string, Holder>, id: string): Lock {
  let free = () => {}
  return {
    async lock(signal, requestRelease) {
      for (let before = held.get(id); before; before = held.get(id)) {
        before.release()
        await orAborted(before.freed, signal)
      }
      const freed = Promise.withResolvers<void>()
      held.set(id, { release: () => void requestRelease(), freed: freed.promise })
      free = () => {
        held.delete(id)
        freed.resolve()
      }
    },
    async unlock() {
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
