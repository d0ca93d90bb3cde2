import { eq } from 'drizzle-orm'
import { Refusal } from '#server/foundation/refusal.ts'
import { withMinDuration } from '#server/foundation/work/min-duration.ts'
import { confirmHere } from '../commands/confirm-sign-up.ts'
import { rejectStaleSignIn } from '../security/commands/reject-stale-sign-in.ts'
import { deviceOf } from '../security/oidc-routes.ts'
import { user } from '../tables.ts'
import type { AuthRequest } from './auth-request.ts'
import { finishSignInCookies } from './commands/finish-sign-in.ts'
import { endedBrowserProof } from './pending-sign-up-store.ts'

/**
 * The browser is the member's from then on.
 * @throws Refusal NOT_FOUND; WRONG_PASSWORD in another browser than the one that signed up
 */
export const signInAfterConfirmation = (authRequest: AuthRequest, { token }: { token: string }): Promise<Response> =>
  withMinDuration(async () => {
    const { services, auth, request } = authRequest
    const { memberId, next } = await confirmHere(services, request.headers, token)
    const entered = await rejectStaleSignIn(services, eq(user.id, memberId), () =>
      auth.api.enterByIdentity({ body: { userId: memberId }, headers: deviceOf(request), asResponse: true }),
    )
    if (!entered.ok) throw new Refusal('NOT_FOUND')
    const cookies = [
      ...(await finishSignInCookies(authRequest, memberId, async () => true)),
      endedBrowserProof(services),
    ]
    const response = Response.json({ next })
    for (const cookie of [...entered.headers.getSetCookie(), ...cookies]) response.headers.append('set-cookie', cookie)
    return response
  })
