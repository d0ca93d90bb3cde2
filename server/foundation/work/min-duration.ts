import { setTimeout as sleep } from 'node:timers/promises'

/** The shortest time of a request whose duration must not reveal whether an address has an account. */
const EVEN_MS = 400

/** Runs `ask`, and returns its answer or throws its refusal no sooner than EVEN_MS after the start. */
export async function withMinDuration<T>(ask: () => Promise<T>): Promise<T> {
  const waited = sleep(EVEN_MS)
  try {
    return await ask()
  } finally {
    await waited
  }
}
