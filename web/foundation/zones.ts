import { faultsOfError } from './failure.ts'

/** Browsers differ in which name they use: Asia/Kolkata was called Asia/Calcutta. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || (canonical(one) ?? one) === (canonical(other) ?? other)

function canonical(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Sends a choice of hours in its time zone; in UTC when the server, whose list of zones may be older, does not know that zone. */
export async function inKnownZone<Choice extends object, Answer>(
  choice: Choice,
  send: (choice: Choice) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(choice)
  } catch (error) {
    if (!faultsOfError(error).some(({ path }) => path === 'timeZone')) throw error
    return send({ ...choice, timeZone: 'UTC' })
  }
}
