import { useEffect } from 'react'
import type { Topic } from '#contract/foundation/live.ts'

const watchers = new Map<Topic, number>()
const listeners = new Set<() => void>()

export const watchedTopics = (): Topic[] => [...watchers.keys()]

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

export function useWatched(topics: readonly Topic[]): void {
  useEffect(() => watchTopics(topics), [topics])
}

export function onWatched(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function changed(): void {
  for (const listener of listeners) listener()
}
