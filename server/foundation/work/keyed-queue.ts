import { Refusal } from '../refusal.ts'

const TURN_SECONDS = 3

/** @throws Refusal TOO_MANY_REQUESTS where too many tasks of the key wait already */
export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>

export function openKeyedQueue(most: number, waitingMost = Number.POSITIVE_INFINITY): KeyedQueue {
  const lines = new Map<string, { free: number; waiting: (() => void)[] }>()
  return async (key, task) => {
    const line = lines.get(key) ?? { free: most, waiting: [] }
    lines.set(key, line)
    if (line.free > 0) line.free -= 1
    else if (line.waiting.length >= waitingMost)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: TURN_SECONDS })
    else await new Promise<void>((go) => line.waiting.push(go))
    try {
      return await task()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else {
        line.free += 1
        if (line.free === most) lines.delete(key)
      }
    }
  }
}
