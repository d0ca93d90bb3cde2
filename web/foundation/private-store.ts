import { wipePrivateFiles } from './private-files.ts'
import { attempt } from './storage/attempt.ts'

export const PRIVATE_PREFIX = 'vecu.private.'

/** Stores health texts in this browser: a member's under their id until they sign out, a visitor's for this tab only. */
export type PrivateStore = {
  read: (name: string) => string | null
  write: (name: string, value: string) => void
  forget: (name: string) => void
  /** A visitor's store never calls `heard`. */
  watch: (name: string, heard: () => void) => () => void
}

/** Returns the visitor's store when `memberId` is null. Without browser storage it stores nothing. */
export const privateStore = (memberId: string | null): PrivateStore =>
  storeIn(memberId === null ? () => sessionStorage : () => localStorage, memberId)

/** Returns a store for this tab alone: its texts are deleted with the tab, a member's too. */
export const privateTabStore = (memberId: string | null): PrivateStore => storeIn(() => sessionStorage, memberId)

function storeIn(storage: () => Storage, memberId: string | null): PrivateStore {
  const keyOf = (name: string) => `${PRIVATE_PREFIX}${memberId ?? 'visitor'}.${name}`
  return {
    read: (name) => attempt(() => storage().getItem(keyOf(name))) ?? null,
    write: (name, value) => attempt(() => storage().setItem(keyOf(name), value)),
    forget: (name) => attempt(() => storage().removeItem(keyOf(name))),
    watch: (name, heard) => {
      const listen = ({ key }: StorageEvent) => key === keyOf(name) && heard()
      window.addEventListener('storage', listen)
      return () => window.removeEventListener('storage', listen)
    },
  }
}

/** Called at sign-out. The texts go at once; the promise waits for the files. */
export async function wipePrivateStores(): Promise<void> {
  for (const storage of [() => localStorage, () => sessionStorage])
    attempt(() => {
      const keys = Object.keys(storage()).filter((key) => key.startsWith(PRIVATE_PREFIX))
      for (const key of keys) storage().removeItem(key)
    })
  await wipePrivateFiles()
}
