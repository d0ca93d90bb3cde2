import type { DataStore } from '@tus/server'

/** Where the bytes of uploads are collected until they are complete. Uploads are named by UUIDs. */
export type Staging = {
  /** The store for the tus server, which begins uploads, appends to them and reports their progress. */
  store: DataStore
  /** The store's name of an upload. */
  nameOf(id: string): string
  /** Returns the bytes received and announced; undefined where there is no upload. */
  progress(id: string): Promise<{ offset: number; size: number } | undefined>
  /** Returns the path of the whole upload on this machine; a remote one is copied to `folder`. The file must not be changed. */
  fetch(id: string, folder: string): Promise<string>
  /** Removes an upload, at any stage, if it is there. */
  remove(id: string): Promise<void>
  /** Returns the ids of all uploads that have left any bytes here. */
  ids(): Promise<string[]>
  /** Returns the error with which to answer a failure of the tus server; undefined where the person should not be told. */
  refusalOf(error: unknown): Error | undefined
}
