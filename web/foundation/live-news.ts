/** Receives the content of a broadcast; undefined when there is none, or when some broadcasts may have been missed. */
type NewsListener = (news: unknown) => void

const listeners = new Map<string, Set<NewsListener>>()

export function onNews(id: string, listener: NewsListener): () => void {
  const theirs = listeners.get(id) ?? new Set()
  listeners.set(id, theirs.add(listener))
  return () => {
    theirs.delete(listener)
    if (theirs.size === 0 && listeners.get(id) === theirs) listeners.delete(id)
  }
}

export function tellNews({ id, news }: { id: string; news?: unknown }): void {
  for (const listener of listeners.get(id) ?? []) listener(news)
}

export function newsMissed(changed: ReadonlySet<string> | 'everything'): void {
  for (const id of changed === 'everything' ? listeners.keys() : changed) tellNews({ id })
}
