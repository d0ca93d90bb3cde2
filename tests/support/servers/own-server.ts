import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startJourneyServer } from './journey-server.ts'

/** A server beside the one of all journeys, for what an operator sets: the journeys of this file go to it until it is closed. */
export async function openOwnServer(
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ close: () => Promise<void> }> {
  const { JOURNEYS_URL, JOURNEYS_DATA } = process.env
  const dataDir = mkdtempSync(join(tmpdir(), 'vecu-own-'))
  // As the server of all journeys: its database runs as another user where this one is root.
  chmodSync(dataDir, 0o755)
  const server = await startJourneyServer(dataDir, env, args)
  Object.assign(process.env, { JOURNEYS_URL: server.url, JOURNEYS_DATA: dataDir })
  return {
    async close() {
      Object.assign(process.env, { JOURNEYS_URL, JOURNEYS_DATA })
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
