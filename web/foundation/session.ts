/**
 * Where an answer "not signed in" is heard, whichever call received it. The shell says what follows; nothing else does.
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
