import { setTimeout as sleep } from 'node:timers/promises'

/** The duration of such a request must not reveal whether an address has an account. */
const EVEN_MS = 400

export async function withMinDuration<T>(ask: () => Promise<T>): Promise<T> {
  const waited = sleep(EVEN_MS)
  try {
    return await ask()
  } finally {
    await waited
  }
}
