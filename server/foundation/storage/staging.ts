import type { DataStore } from '@tus/server'

export type Staging = {
  store: DataStore
  nameOf(id: string): string
  progress(id: string): Promise<{ offset: number; size: number } | undefined>
  /** Copies a remote upload to `folder`. The file must not be changed. */
  fetch(id: string, folder: string): Promise<string>
  remove(id: string): Promise<void>
  ids(): Promise<string[]>
  refusalOf(error: unknown): Error | undefined
}
