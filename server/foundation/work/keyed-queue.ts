/** Runs a task when it is the turn of its `key`. */
export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>

/** Opens a queue that runs at most `most` tasks of one key at a time. Further ones wait in order, without holding up other keys. */
export function openKeyedQueue(most: number): KeyedQueue {
  const lines = new Map<string, { free: number; waiting: (() => void)[] }>()
  return async (key, task) => {
    const line = lines.get(key) ?? { free: most, waiting: [] }
    lines.set(key, line)
    if (line.free > 0) line.free -= 1
    else await new Promise<void>((go) => line.waiting.push(go))
    try {
      return await task()
    } finally {
      const next = line.waiting.shift() // takes over the place
      if (next) next()
      else {
        line.free += 1
        if (line.free === most) lines.delete(key)
      }
    }
  }
}
