import type { DataStore } from '@tus/server'

/** Where bytes of an upload are gathered until all are there. Uploads are named by ids, which are UUIDs. */
export type Staging = {
  /** For the tus server: it begins uploads, appends to them and says how far they are. */
  store: DataStore
  /** The store's name of an upload. */
  nameOf(id: string): string
  /** Bytes that are there and bytes that were announced; undefined when nothing is. */
  progress(id: string): Promise<{ offset: number; size: number } | undefined>
  /** Path of the whole upload on this machine; it may be put into `folder` for that, and is not to be changed. */
  fetch(id: string, folder: string): Promise<string>
  /** Removes an upload, at any stage, if it is there. */
  remove(id: string): Promise<void>
  /** The ids of all uploads that have left anything here. */
  ids(): Promise<string[]>
  /** Returns the error to answer with when the tus server met this one; undefined when the person is not to be told of it. */
  refusalOf(error: unknown): Error | undefined
}
