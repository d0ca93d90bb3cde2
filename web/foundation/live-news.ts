/** Hears the words that came with a broadcast; undefined where there were none, or where some may have been missed. */
type NewsListener = (news: unknown) => void

const listeners = new Map<string, Set<NewsListener>>()

/** Hears what is pushed in words about the thing with this id, until the function it returns is called. */
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

/** Something is to be told that came without its words: whoever listens asks for them. */
export function newsMissed(changed: ReadonlySet<string> | 'everything'): void {
  for (const id of changed === 'everything' ? listeners.keys() : changed) tellNews({ id })
}
