import { ORPCError } from '@orpc/client'
import { sendRequest } from '#web/foundation/connection-lost.ts'

/** A missing session is the wanted result, so 401, 403 and 404 are no failure. */
export async function postSignOut(): Promise<void> {
  try {
    await postToAuth('sign-out', {})
  } catch (error) {
    if (!(error instanceof ORPCError && [401, 403, 404].includes(error.status))) throw error
  }
}

/** Refusals of the account routes become the same kind of error as those of the procedures, so that `failureText` has words for both. */
export async function postToAuth(route: string, body: object): Promise<unknown> {
  const response = await sendRequest(`/api/auth/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  throw refusalOf(response.status, answer)
}

function refusalOf(status: number, answer: unknown): ORPCError<string, unknown> {
  const said = new Map<string, unknown>(typeof answer === 'object' && answer !== null ? Object.entries(answer) : [])
  const code = said.get('code')
  return new ORPCError(typeof code === 'string' ? code : 'UNEXPECTED', {
    status,
    data: said.get('data'),
    // Better Auth sends our refusal of a weak password without the `defined` mark that ours bear.
    defined: said.get('defined') === true || code === 'WEAK_PASSWORD',
  })
}
