import { generateRandomString, makeSignature } from 'better-auth/crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Member } from '#server/foundation/actor.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { cookieName } from '../../sign-in/cookies.ts'
import { session } from '../../tables.ts'
import { hashOfToken, SESSION_SECONDS } from '../session-tokens.ts'

const TOKEN_LENGTH = 32

/**
 * Gives a session a new id and a new token: somebody who copied its cookie is signed out, with their sockets. Rows that refer to the session follow
 * (`on update cascade`). After the commit the caller sends the cookie and calls `live.sessionsChanged`.
 * @returns the value of a `Set-Cookie` header
 * @throws Refusal UNAUTHORIZED where the session was closed meanwhile
 */
export async function renewSession(
  db: Reader,
  { config, secret, now, newId }: Pick<Services, 'config' | 'secret' | 'now' | 'newId'>,
  { id, sessionId }: Pick<Member, 'id' | 'sessionId'>,
): Promise<string> {
  const token = generateRandomString(TOKEN_LENGTH, 'a-z', 'A-Z', '0-9')
  const at = now()
  const renewed = await db
    .update(session)
    .set({
      id: newId(),
      token: hashOfToken(token),
      updatedAt: at,
      expiresAt: new Date(at.getTime() + SESSION_SECONDS * 1_000),
    })
    .where(and(eq(session.id, sessionId), eq(session.userId, id), gt(session.expiresAt, sql`now()`)))
    .returning({ id: session.id })
  if (renewed.length === 0) throw new Refusal('UNAUTHORIZED')
  const value = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`)
  const secure = config.https ? '; Secure' : ''
  return `${cookieName(config, 'session_token')}=${value}; Max-Age=${SESSION_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
