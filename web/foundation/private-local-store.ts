import { PRIVATE_PREFIX } from './private-store.ts'
import { attempt } from './storage/attempt.ts'

/**
 * Stores many private texts of one kind for a member, each under its own name, so that two tabs do not overwrite each other. Signing out deletes
 * them with the member's other private texts.
 */
export type PrivateLocalStore = {
  all: () => string[]
  /** Returns whether the browser really stored the text. */
  put: (name: string, value: string) => boolean
  remove: (name: string) => void
  watch: (heard: () => void) => void
}

export function privateLocalStore(memberId: string, store: string): PrivateLocalStore {
  const start = `${PRIVATE_PREFIX}${memberId}.${store}.`
  return {
    all: () => namesIn(start).flatMap((name) => attempt(() => localStorage.getItem(name)) ?? []),
    put: (name, value) =>
      attempt(() => {
        localStorage.setItem(start + name, value)
        return true
      }) ?? false,
    remove: (name) => attempt(() => localStorage.removeItem(start + name)),
    watch: (heard) =>
      window.addEventListener('storage', ({ key }) => {
        if (key?.startsWith(start) ?? true) heard()
      }),
  }
}

const namesIn = (start: string): string[] =>
  (attempt(() => Object.keys(localStorage)) ?? []).filter((name) => name.startsWith(start))
