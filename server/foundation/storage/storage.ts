import type { Readable } from 'node:stream'
import type { Staging } from './staging.ts'

/** Both ends included. */
export type ByteRange = { start: number; end: number }

/** A path has segments of letters, digits, `-`, `_` and `.`, separated by `/`. */
export type Store = {
  /** Atomic and durable. An existing file is replaced. */
  put(path: string, from: string): Promise<void>
  size(path: string): Promise<number | undefined>
  /** The range lies within the file. Undefined when there is no file. The caller destroys the stream. */
  open(path: string, range?: ByteRange): Promise<Readable | undefined>
  removePrefix(prefix: string): Promise<void>
}

export type Storage = Store & {
  check(): Promise<void>
  isEmpty(): Promise<boolean>
  staging: Staging
  /** A local folder of this server alone, for temporary files; empty at start. */
  workFolder: string
  close(): void
}
