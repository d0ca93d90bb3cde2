import { isDeepStrictEqual } from 'node:util'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { cookieName } from '../../sign-in/cookies.ts'
import { account, session, user } from '../../tables.ts'
import { hashOfToken } from '../session-tokens.ts'

/**
 * Runs a sign-in of the library, and rejects it if password, address or second factor of the account changed meanwhile. Such a change closes all sessions, and
 * a sign-in that was checked against the old credentials would open a new one after that.
 * @param whose  SQL: the user who signs in
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
  // The shared lock waits for a transaction that is changing them: either it closes this session too, or the change is seen here.
  if (!answer.ok || isDeepStrictEqual(before, await keys().for('share'))) return answer
  const name = `${cookieName(config, 'session_token')}=`
  const opened = answer.headers.getSetCookie().find((each) => each.startsWith(name))
  const [token = ''] = opened?.slice(name.length).split('.') ?? []
  await db.delete(session).where(eq(session.token, hashOfToken(token)))
  return Response.json(CHANGED, { status: 401 })
}

/** Better Auth's answer to a wrong password. */
const CHANGED = { message: 'Invalid email or password', code: 'INVALID_EMAIL_OR_PASSWORD' }
