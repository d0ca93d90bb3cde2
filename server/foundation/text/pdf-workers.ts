import { z } from 'zod'
import { limitConcurrency } from '../work/concurrency-limit.ts'
import type { WorkerPool } from '../work/worker-pool.ts'

/** PDFs are drawn one at a time, a tenth of a second each, so the last of 32 waiting ones is drawn after a few seconds. */
const limitPdfs = limitConcurrency(1, 32)

const DrawnPdf = z.object({ name: z.string(), base64: z.base64() })
export type DrawnPdf = z.infer<typeof DrawnPdf>

export const drawnPdf = async (file: File): Promise<DrawnPdf> => ({
  name: file.name,
  base64: Buffer.from(await file.arrayBuffer()).toString('base64'),
})

/**
 * Drawing a page takes a tenth of a second of processor time, so a child process does it.
 * @param task for server/app/pdf-worker.ts; must be JSON
 * @throws Refusal TOO_MANY_REQUESTS where too many wait already
 */
export function pdfFrom(workers: WorkerPool, task: object): Promise<File> {
  return limitPdfs(async () => {
    const { name, base64 } = DrawnPdf.parse(await workers.run(task))
    return new File([Buffer.from(base64, 'base64')], name, { type: 'application/pdf' })
  })
}
