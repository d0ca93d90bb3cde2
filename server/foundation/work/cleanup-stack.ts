import type { Log } from '../observe/log.ts'

/** Runs cleanup steps in reverse order, each once. A failing step is logged, and the others still run. */
export async function runCleanup(steps: (() => unknown)[], log: Log): Promise<void> {
  for (const step of steps.splice(0).reverse())
    try {
      await step()
    } catch (error) {
      log.error({ err: error }, 'while stopping')
    }
}
