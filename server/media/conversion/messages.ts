import { join } from 'node:path'
import { z } from 'zod'
import type { MediaKind } from '#contract/media/schema.ts'
import { WorkerFailure, type WorkerPool } from '#server/foundation/work/worker-pool.ts'
import { VIDEO_CODECS } from '../files.ts'

/** A file to make ready: paths are of this machine, and what is made is put into `folder`. */
export type Making = { kind: MediaKind; source: string; poster: string | undefined; folder: string }

const Made = z.object({
  /** Pixels of the large picture, or of the video as it is shown. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** A data: address; null for a video without a poster. */
  preview: z.string().nullable(),
  videoType: z.enum(['video/mp4', 'video/webm']).nullable(),
  videoCodec: z.enum(VIDEO_CODECS).nullable(),
  durationSeconds: z.number().nonnegative().nullable(),
  /** Names of what lies in the folder now. */
  files: z.array(z.string()),
})
export type Made = z.infer<typeof Made>

/** Which of the two cannot be taken; `heic` is a file that is a photo of an iPhone. */
const Unusable = z.object({ unusable: z.enum(['file', 'heic', 'poster']) })
export type Unusable = z.infer<typeof Unusable>

const Outcome = z.union([Made, Unusable])

/** The module that the pool runs for this module. */
export const WORKER = join(import.meta.dirname, 'worker.ts')

/** Makes a file ready in the worker pool. A failure of the worker counts as a fault of the file. */
export async function madeIn(pool: WorkerPool, making: Making): Promise<Made | Unusable> {
  try {
    return Outcome.parse(await pool.run(making))
  } catch (error) {
    if (error instanceof WorkerFailure) return { unusable: 'file' }
    throw error
  }
}
