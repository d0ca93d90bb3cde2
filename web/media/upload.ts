import type { FileFault } from '#contract/foundation/faults.ts'
import type { Media } from '#contract/media/schema.ts'

/** The state of an upload. `sent` is in bytes. */
export type UploadState =
  /** The file waits in line, or another tab with the same form uploads it. */
  | { at: 'waiting' }
  | { at: 'sending'; sent: number }
  /** The connection is lost; the upload continues by itself. */
  | { at: 'paused'; sent: number }
  /** All bytes are sent; the server checks the file. */
  | { at: 'preparing' }
  | { at: 'ready'; media: Media }
  /** The upload may be tried again. */
  | { at: 'failed'; error: unknown }
  /** The file will never be accepted. */
  | { at: 'refused'; fault: FileFault }

export type Upload = {
  id: string
  file: File
  state: UploadState
  /** A picture of a video, made in this browser. */
  poster: File | undefined
}

/** The results of uploads since the last time none was under way. */
export type Outcome = {
  ready: number
  unsent: number
  /** The error of the first unsent file that may be tried again. */
  error?: unknown
}

/** Returns whether the upload will end without anybody doing anything. */
export const isUnderWay = ({ state: { at } }: Upload): boolean =>
  at === 'waiting' || at === 'sending' || at === 'paused' || at === 'preparing'

/** Returns the media that may be published, in the order in which their files were chosen. */
export const readyMedia = (uploads: readonly Upload[]): Media[] =>
  uploads.flatMap(({ state }) => (state.at === 'ready' ? [state.media] : []))

/** Returns how much of a file has been sent, in whole percent from 0 to 100. */
export function percentSent({ state, file }: Pick<Upload, 'state' | 'file'>): number {
  if (state.at === 'preparing' || state.at === 'ready') return 100
  if (state.at !== 'sending' && state.at !== 'paused') return 0
  return Math.min(100, Math.floor((state.sent / file.size) * 100))
}
