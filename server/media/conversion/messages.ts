import { join } from 'node:path'
import { z } from 'zod'
import type { MediaKind } from '#contract/media/schema.ts'
import { WorkerFailure, type WorkerPool } from '#server/foundation/work/worker-pool.ts'
import { VIDEO_CODECS } from '../files.ts'

export type Making = { kind: MediaKind; source: string; poster: string | undefined; folder: string }

const Made = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  preview: z.string().nullable(),
  videoType: z.enum(['video/mp4', 'video/webm']).nullable(),
  videoCodec: z.enum(VIDEO_CODECS).nullable(),
  durationSeconds: z.number().nonnegative().nullable(),
  files: z.array(z.string()),
})
export type Made = z.infer<typeof Made>

const Unusable = z.object({ unusable: z.enum(['file', 'heic', 'poster']) })
export type Unusable = z.infer<typeof Unusable>

const Outcome = z.union([Made, Unusable])

export const WORKER = join(import.meta.dirname, 'worker.ts')

/** A failure of the worker counts as a fault of the file. */
export async function madeIn(pool: WorkerPool, making: Making): Promise<Made | Unusable> {
  try {
    return Outcome.parse(await pool.run(making))
  } catch (error) {
    if (error instanceof WorkerFailure) return { unusable: 'file' }
    throw error
  }
}
