import { PRIVATE_PREFIX } from './private-store.ts'
import { attempt } from './storage/attempt.ts'

/**
 * Many private texts of one kind, of one member, each under a name of its own: two tabs that write at once overwrite nothing. They go with
 * the member's other private texts, at sign-out.
 */
export type PrivateLocalStore = {
  /** In no order. */
  all: () => string[]
  /** Answers whether the browser really kept it. */
  put: (name: string, value: string) => boolean
  remove: (name: string) => void
  /** Hears when another tab wrote or removed something of it. */
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
