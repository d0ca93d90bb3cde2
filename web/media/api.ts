import type { Media } from '#contract/media/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { api } from '#web/foundation/rpc.ts'

/** A repeated request returns the same media. */
export const completeUpload = (id: string, poster: File | undefined): Promise<Media> =>
  api.media.complete({ id, ...(poster && { poster }) })

/** A file that is gone already is no failure. */
export async function discardUpload(id: string): Promise<void> {
  try {
    await api.media.discard({ id })
  } catch (error) {
    if (!isRefusal(error, 'NOT_FOUND')) throw error
  }
}
