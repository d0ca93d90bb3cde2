import type { FileFault } from '#contract/foundation/faults.ts'
import type { Media } from '#contract/media/schema.ts'

/** `sent` is in bytes. */
export type UploadState =
  /** The file waits in line, or another tab with the same form uploads it. */
  | { at: 'waiting' }
  | { at: 'sending'; sent: number }
  | { at: 'paused'; sent: number }
  | { at: 'preparing' }
  | { at: 'ready'; media: Media }
  | { at: 'failed'; error: unknown }
  | { at: 'refused'; fault: FileFault }

export type Upload = {
  id: string
  file: File
  state: UploadState
  poster: File | undefined
}

export type Outcome = {
  ready: number
  unsent: number
  error?: unknown
}

export const isUnderWay = ({ state: { at } }: Upload): boolean =>
  at === 'waiting' || at === 'sending' || at === 'paused' || at === 'preparing'

export const readyMedia = (uploads: readonly Upload[]): Media[] =>
  uploads.flatMap(({ state }) => (state.at === 'ready' ? [state.media] : []))

export function percentSent({ state, file }: Pick<Upload, 'state' | 'file'>): number {
  if (state.at === 'preparing' || state.at === 'ready') return 100
  if (state.at !== 'sending' && state.at !== 'paused') return 0
  return Math.min(100, Math.floor((state.sent / file.size) * 100))
}
