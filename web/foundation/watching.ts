import { useEffect } from 'react'
import type { Topic } from '#contract/foundation/live.ts'

const watchers = new Map<Topic, number>()
const listeners = new Set<() => void>()

/** All that this tab looks at, what was begun last coming last. */
export const watchedTopics = (): Topic[] => [...watchers.keys()]

/** Watches these until the function it returns is called. The same may be watched from several places. */
export function watchTopics(topics: readonly Topic[]): () => void {
  const theirs = [...topics]
  for (const topic of theirs) watchers.set(topic, (watchers.get(topic) ?? 0) + 1)
  changed()
  return () => {
    for (const topic of theirs) {
      const left = (watchers.get(topic) ?? 0) - 1
      if (left > 0) watchers.set(topic, left)
      else watchers.delete(topic)
    }
    changed()
  }
}

/** Has the server tell this tab of broadcasts to these topics, as long as the component that calls it is shown. */
export function useWatched(topics: readonly Topic[]): void {
  useEffect(() => watchTopics(topics), [topics])
}

/** Hears whenever something begins or ends to be watched, until the function it returns is called. */
export function onWatched(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function changed(): void {
  for (const listener of listeners) listener()
}
