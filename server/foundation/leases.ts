import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { lineOf } from './db/line.ts'

/** Things that one of the servers has at a time. What one has is free again when it ends, however that comes. */
export type Leases = {
  /**
   * Waits until this server has it; whoever has it is asked for it meanwhile. Within a server one at a time takes a key.
   * @param asked  heard when another server waits for it: to be given soon
   * @throws       what `signal` is aborted with
   */
  take(key: string, asked: () => void, signal: AbortSignal): Promise<void>
  give(key: string): Promise<void>
  /** Other servers wait for these. */
  hear(keys: readonly string[]): void
  close(): Promise<void>
}

const AGAIN_MS = 100

type Options = {
  url: string
  /** Tells the other servers that this one waits. */
  ask: (key: string) => void
}

/** By advisory locks of one connection to PostgreSQL that is there for them alone, from the first one on: they go with it. */
export function openLeases({ url, ask }: Options): Leases {
  const taken = new Map<string, () => void>()
  const line = new pg.Pool({
    ...lineOf(url),
    max: 1,
    idleTimeoutMillis: 0, // or what is held would be lost with it
    application_name: 'vecu-leases',
  })
  line.on('error', () => {}) // the next one opens a new connection

  const said = async (act: 'try_advisory_lock' | 'advisory_unlock', key: string): Promise<boolean> => {
    const { rows } = await line.query(`select pg_${act}(hashtextextended($1, 0)) as "isSo"`, [`lease:${key}`])
    return rows[0].isSo
  }

  return {
    async take(key, asked, signal) {
      while (!(await said('try_advisory_lock', key))) {
        ask(key)
        await sleep(AGAIN_MS)
        signal.throwIfAborted()
      }
      taken.set(key, asked)
    },
    async give(key) {
      // One that is lost with its connection is given.
      if (taken.delete(key)) await said('advisory_unlock', key).catch(() => {})
    },
    hear(keys) {
      for (const key of keys) taken.get(key)?.()
    },
    close: () => line.end(),
  }
}
