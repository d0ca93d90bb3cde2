import { clear, createStore, del, promisifyRequest } from 'idb-keyval'
import { attemptLater } from './storage/attempt.ts'

/**
 * Files of a member kept in this browser under their id and the shelf they lie on, with what is to be known of each, until they sign out or
 * another member's are asked for. A visitor has none. Where the browser offers no such store (some private windows, a full disk) nothing is kept, and nothing breaks.
 */
export type PrivateFiles<Kept> = {
  /** Answers all files of the shelf, in no order. Files left of other members are removed. */
  all: () => Promise<Kept[]>
  get: (id: string) => Promise<Kept | undefined>
  /** Answers whether the browser really kept it. */
  put: (id: string, kept: Kept) => Promise<boolean>
  /** Changes what is known of a file that is still there: one that was removed, perhaps from another tab, does not come back. */
  change: (id: string, change: (kept: Kept) => Kept) => Promise<void>
  remove: (id: string) => Promise<void>
}

type LocalStore<Kept> = {
  memberId: string
  store: string
  /** Whether this version understands a value: one that another version of the interface kept may be left alone. */
  isKept: (value: unknown) => value is Kept
}

/** Files on a shelf that nobody came back to for so long are removed. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 3_600_000
const WIPE_PATIENCE_MS = 2_000

const database = createStore('vecu.private', 'files')

export function privateFiles<Kept>({ memberId, store, isKept }: LocalStore<Kept>): PrivateFiles<Kept> {
  const keyOf = (id: string) => [memberId, store, id]
  const read = (entry: unknown) => {
    const value = isEntry(entry) ? entry.value : undefined
    return isKept(value) ? value : undefined
  }
  const entryOf = (value: Kept): Entry => ({ keptAt: Date.now(), value })
  return {
    all: async () => {
      await attemptLater(() => sweep(memberId, Date.now() - FORGOTTEN_AFTER_MS))
      const range = everythingUnder([memberId, store])
      const entries = await attemptLater(() =>
        database('readonly', (store): Promise<unknown[]> => promisifyRequest(store.getAll(range))),
      )
      return (entries ?? []).map(read).filter((kept) => kept !== undefined)
    },
    get: async (id) =>
      read(await attemptLater(() => database('readonly', (store) => promisifyRequest(store.get(keyOf(id)))))),
    put: async (id, kept) => {
      const isDone = await attemptLater(() =>
        database('readwrite', async (store) => {
          store.put(entryOf(kept), keyOf(id))
          await promisifyRequest(store.transaction)
          return true
        }),
      )
      return isDone ?? false
    },
    change: async (id, change) => {
      await attemptLater(() =>
        database('readwrite', async (store) => {
          const kept = read(await promisifyRequest<unknown>(store.get(keyOf(id))))
          if (kept !== undefined) store.put(entryOf(change(kept)), keyOf(id))
          await promisifyRequest(store.transaction)
        }),
      )
    },
    remove: async (id) => {
      await attemptLater(() => del(keyOf(id), database))
    },
  }
}

/** Removes every file of every member from this browser: at sign-out. Waits for it, though not for ever. */
export async function wipePrivateFiles(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, WIPE_PATIENCE_MS))
  await Promise.race([attemptLater(() => clear(database)), patience])
}

type Entry = { keptAt: number; value: unknown }

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'value' in entry && 'keptAt' in entry

/** Everything whose key begins so: in a browser's order of keys, a list comes after every text. */
const everythingUnder = (start: string[]) => IDBKeyRange.bound(start, [...start, []])

/** Removes files that are not this member's, and files kept before that instant, in milliseconds. */
const sweep = (memberId: string, before: number) =>
  database('readwrite', async (store) => {
    const request = store.openCursor()
    request.onsuccess = () => {
      const cursor = request.result
      if (!cursor) return
      const isOwn = Array.isArray(cursor.key) && cursor.key[0] === memberId
      const isRecent = isEntry(cursor.value) && cursor.value.keptAt >= before
      if (!isOwn || !isRecent) cursor.delete()
      cursor.continue()
    }
    await promisifyRequest(store.transaction)
  })
