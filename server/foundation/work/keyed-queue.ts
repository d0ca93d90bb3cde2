export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>

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
      const next = line.waiting.shift()
      if (next) next()
      else {
        line.free += 1
        if (line.free === most) lines.delete(key)
      }
    }
  }
}
