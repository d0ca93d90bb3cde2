import { isDeepStrictEqual } from 'node:util'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { cookieName } from '../../sign-in/cookies.ts'
import { account, session, user } from '../../tables.ts'
import { hashOfToken } from '../session-tokens.ts'

/**
 * Has the library sign somebody in, and rejects that where the password, the address or the second factor of the account was changed meanwhile: all its
 * sessions were closed then, and keys that were checked before would open a new one.
 * @param whose  SQL: the account, by its user
 */
export async function rejectStaleSignIn(
  { db, config }: Pick<Services, 'db' | 'config'>,
  whose: SQL,
  ask: () => Promise<Response>,
): Promise<Response> {
  const keys = () =>
    db
      .select({ id: user.id, email: user.email, hash: account.password, hasSecondFactor: user.twoFactorEnabled })
      .from(user)
      .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
      .where(whose)
  const before = await keys()
  const answer = await ask()
  // A transaction that is changing them at this moment is waited for: it closes the sessions after that, and this one with them, or the change is seen here.
  if (!answer.ok || isDeepStrictEqual(before, await keys().for('share'))) return answer
  const name = `${cookieName(config, 'session_token')}=`
  const opened = answer.headers.getSetCookie().find((each) => each.startsWith(name))
  const [token = ''] = opened?.slice(name.length).split('.') ?? []
  await db.delete(session).where(eq(session.token, hashOfToken(token)))
  return Response.json(CHANGED, { status: 401 })
}

/** Better Auth's answer to a password that is not the right one. */
const CHANGED = { message: 'Invalid email or password', code: 'INVALID_EMAIL_OR_PASSWORD' }
