import { faultsOfError } from './failure.ts'

/** Whether two names are of one zone: Asia/Kolkata was Asia/Calcutta, and browsers do not agree on which to say. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || (canonical(one) ?? one) === (canonical(other) ?? other)

function canonical(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Sends a choice of hours in the time zone that it names; in UTC where the server, whose list of zones may be older than this device's, does not know that zone. */
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
