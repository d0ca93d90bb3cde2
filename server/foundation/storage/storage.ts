import type { Readable } from 'node:stream'
import type { Staging } from './staging.ts'

/** Bytes of a file, both ends included. */
export type ByteRange = { start: number; end: number }

/** Where files are kept. Paths are of this shape: segments of letters, digits, `-`, `_` and `.`, parted by `/`. */
export type Store = {
  /** Copies a file of this machine to a path, for good and all at once; the same path again replaces it. */
  put(path: string, from: string): Promise<void>
  /** Bytes of a file; undefined when there is none. */
  size(path: string): Promise<number | undefined>
  /** Opens a file, or a range that lies within it; undefined when there is none. The caller destroys the stream. */
  open(path: string, range?: ByteRange): Promise<Readable | undefined>
  /** Removes everything whose path begins so, if there is anything. The prefix ends with `/`. */
  removePrefix(prefix: string): Promise<void>
}

export type Storage = Store & {
  /** Fails where files cannot be kept now. */
  check(): Promise<void>
  /** Whether nothing is stored yet, by a server or anybody else. */
  isEmpty(): Promise<boolean>
  /** Uploads under way. */
  staging: Staging
  /** A folder of this machine and of this server alone for files that are being made; empty when it starts. */
  workFolder: string
  close(): void
}
