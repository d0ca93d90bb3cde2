import { clear, createStore, del, promisifyRequest } from 'idb-keyval'
import { attemptLater } from './storage/attempt.ts'

/**
 * Stores files of a member in this browser, with their details, under the member's id and the name of a store. They are deleted at sign-out, and when
 * another member uses the store. Visitors have none. Where the browser offers no IndexedDB, as in some private windows, nothing is stored and
 * nothing fails.
 */
export type PrivateFiles<Kept> = {
  /** Returns all files of the store, in no order, and deletes the files of other members. */
  all: () => Promise<Kept[]>
  get: (id: string) => Promise<Kept | undefined>
  /** Returns whether the browser really stored the file. */
  put: (id: string, kept: Kept) => Promise<boolean>
  /** Changes the details of a file, unless it was removed meanwhile, perhaps by another tab. */
  change: (id: string, change: (kept: Kept) => Kept) => Promise<void>
  remove: (id: string) => Promise<void>
}

type LocalStore<Kept> = {
  memberId: string
  store: string
  isKept: (value: unknown) => value is Kept
}

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

/** Called at sign-out. Waits for the deletion, but not longer than `WIPE_PATIENCE_MS`. */
export async function wipePrivateFiles(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, WIPE_PATIENCE_MS))
  await Promise.race([attemptLater(() => clear(database)), patience])
}

type Entry = { keptAt: number; value: unknown }

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'value' in entry && 'keptAt' in entry

/** Returns the range of all keys that begin with `start`: IndexedDB sorts arrays after all strings. */
const everythingUnder = (start: string[]) => IDBKeyRange.bound(start, [...start, []])

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
