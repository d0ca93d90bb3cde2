import { setTimeout as sleep } from 'node:timers/promises'

/** The least time that a request takes which must not tell whether an address has an account. */
const EVEN_MS = 400

/** Gives the answer, or the refusal, no sooner than 400 ms after the question. */
export async function withMinDuration<T>(ask: () => Promise<T>): Promise<T> {
  const waited = sleep(EVEN_MS)
  try {
    return await ask()
  } finally {
    await waited
  }
}
