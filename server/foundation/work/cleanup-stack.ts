import type { Log } from '../observe/log.ts'

export async function runCleanup(steps: (() => unknown)[], log: Log): Promise<void> {
  for (const step of steps.splice(0).reverse())
    try {
      await step()
    } catch (error) {
      log.error({ err: error }, 'while stopping')
    }
}
