/**
 * Calls `listener` when any request is refused because nobody is signed in. Only the shell listens, and decides what follows.
 * @returns  stops listening
 */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function sessionEnded(): void {
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()
