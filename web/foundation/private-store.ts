import { wipePrivateFiles } from './private-files.ts'
import { attempt } from './storage/attempt.ts'

export const PRIVATE_PREFIX = 'vecu.private.'

/** Health text kept in this browser: of a member under their id, until they sign out; of a visitor for this tab only. */
export type PrivateStore = {
  read: (name: string) => string | null
  write: (name: string, value: string) => void
  forget: (name: string) => void
  /** Hears when another tab wrote or forgot this; answers how to stop. A visitor's store is one tab's own: it never does. */
  watch: (name: string, heard: () => void) => () => void
}

/** The store of one member, or of the visitor when `memberId` is null. Where storage is forbidden it keeps nothing. */
export const privateStore = (memberId: string | null): PrivateStore =>
  storeIn(memberId === null ? () => sessionStorage : () => localStorage, memberId)

/** The same for one tab alone: what is kept there goes with it, a member's too. */
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

/** Removes every private text and file of every member from this browser: at sign-out. The texts are gone at once, the files when it is done. */
export async function wipePrivateStores(): Promise<void> {
  for (const storage of [() => localStorage, () => sessionStorage])
    attempt(() => {
      const keys = Object.keys(storage()).filter((key) => key.startsWith(PRIVATE_PREFIX))
      for (const key of keys) storage().removeItem(key)
    })
  await wipePrivateFiles()
}
