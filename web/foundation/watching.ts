import { useEffect } from 'react'
import type { Topic } from '#contract/foundation/live.ts'

const watchers = new Map<Topic, number>()
const listeners = new Set<() => void>()

/** Returns the topics that this tab watches, the latest one last. */
export const watchedTopics = (): Topic[] => [...watchers.keys()]

/** Watches these topics until the returned function is called. Several components may watch the same one. */
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

/** Receives broadcasts about these topics while the calling component is mounted. */
export function useWatched(topics: readonly Topic[]): void {
  useEffect(() => watchTopics(topics), [topics])
}

/** Calls `listener` when the watched topics change, until the returned function is called. */
export function onWatched(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function changed(): void {
  for (const listener of listeners) listener()
}
