import type { FileFault } from '#contract/foundation/faults.ts'
import type { Media } from '#contract/media/schema.ts'

/** Where a file stands on its way. Bytes in `sent`. */
export type UploadState =
  /** In line, or in the hands of another tab that has the same form open. */
  | { at: 'waiting' }
  | { at: 'sending'; sent: number }
  /** The connection is lost; it goes on by itself. */
  | { at: 'paused'; sent: number }
  /** All is sent; the server looks at it. */
  | { at: 'preparing' }
  | { at: 'ready'; media: Media }
  /** May be tried again. */
  | { at: 'failed'; error: unknown }
  /** Will never be taken. */
  | { at: 'refused'; fault: FileFault }

export type Upload = {
  id: string
  file: File
  state: UploadState
  /** A picture of a video, made in this browser. */
  poster: File | undefined
}

/** What came of files since the last time nothing was on its way. */
export type Outcome = {
  ready: number
  unsent: number
  /** Why the first of these was not sent, where it may be tried again. */
  error?: unknown
}

/** Whether it will become ready, or not, without anybody doing anything. */
export const isUnderWay = ({ state: { at } }: Upload): boolean =>
  at === 'waiting' || at === 'sending' || at === 'paused' || at === 'preparing'

/** Media that may be published, in the order in which their files were chosen. */
export const readyMedia = (uploads: readonly Upload[]): Media[] =>
  uploads.flatMap(({ state }) => (state.at === 'ready' ? [state.media] : []))

/** Whole percent of a file that has left this browser, 0 to 100. */
export function percentSent({ state, file }: Pick<Upload, 'state' | 'file'>): number {
  if (state.at === 'preparing' || state.at === 'ready') return 100
  if (state.at !== 'sending' && state.at !== 'paused') return 0
  return Math.min(100, Math.floor((state.sent / file.size) * 100))
}
