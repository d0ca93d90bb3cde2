import type { Readable } from 'node:stream'
import type { Staging } from './staging.ts'

/** Bytes of a file, both ends included. */
export type ByteRange = { start: number; end: number }

/** Where files are kept. A path has segments of letters, digits, `-`, `_` and `.`, separated by `/`. */
export type Store = {
  /** Copies a local file to a path, atomically and durably. An existing file is replaced. */
  put(path: string, from: string): Promise<void>
  /** Bytes of a file; undefined when there is none. */
  size(path: string): Promise<number | undefined>
  /** Opens a file, or a range that lies within it; undefined when there is none. The caller destroys the stream. */
  open(path: string, range?: ByteRange): Promise<Readable | undefined>
  /** Removes everything below a prefix, which ends with `/`. */
  removePrefix(prefix: string): Promise<void>
}

export type Storage = Store & {
  /** Rejects where files cannot be stored now. */
  check(): Promise<void>
  /** Whether nothing is stored yet, by a server or anybody else. */
  isEmpty(): Promise<boolean>
  /** Uploads under way. */
  staging: Staging
  /** A local folder of this server alone, for temporary files; empty at start. */
  workFolder: string
  close(): void
}
