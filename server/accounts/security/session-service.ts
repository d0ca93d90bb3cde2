import { createHash } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Services } from '#server/foundation/context.ts'
import { isUnavailable, UnavailableError } from '#server/foundation/db/unavailable.ts'
import { noteVisit } from '../commands/note-visit.ts'
import { rolesInForce } from '../policy.ts'
import type { Auth } from '../sign-in/auth-service.ts'
import { cookieName, cookieOf, withCookieAlone } from '../sign-in/cookies.ts'
import { sessionHolder, sessionsLasting } from './session-queries.ts'

const KEPT_MS = 2_000
/** How often the library verifies a cookie's signature and renews its session. In between, one statement checks that the session still exists. */
const PROVEN_MS = HOUR_MS
const KEPT_MAX = 20_000

export type FoundSession = {
  member: Member
  renewal: string[]
}

export type Sessions = {
  memberOf(headers: Headers): Promise<FoundSession | undefined>
  lasting(sessionIds: readonly string[]): Promise<Set<string>>
  drop(memberIds: readonly string[] | 'everyone'): void
}

type CachedSession = {
  at: number
  session: Promise<FoundSession | undefined>
  proof?: { at: number; sessionId: string; memberId: string }
}

/** Rethrows an error of the library. It only reads the database, and hides why that failed, so its server error means that the database is unavailable. */
function rethrowLibraryError(error: unknown): never {
  const isOfLibrary = isAPIError(error) && error.status === 'INTERNAL_SERVER_ERROR'
  throw isOfLibrary ? new UnavailableError('the session was not looked up', { cause: error }) : error
}

/** Reads sessions. A look-up is kept for 2 s in this process and dropped as soon as the member's sessions change. */
export function openSessions({ db, config, now }: Pick<Services, 'db' | 'config' | 'now'>, auth: () => Auth): Sessions {
  const kept = new Map<string, CachedSession>()
  const sessionCookie = cookieName(config, 'session_token')

  async function prove(headers: Headers, entry: CachedSession): Promise<FoundSession | undefined> {
    const { response, headers: answer } = await auth()
      .api.getSession({ headers, returnHeaders: true })
      .catch(rethrowLibraryError)
    const found = response && (await holder(response.session.id))
    if (!found) return undefined
    entry.proof = { at: Date.now(), sessionId: found.member.sessionId, memberId: found.member.id }
    return { ...found, renewal: answer?.getSetCookie() ?? [] }
  }

  async function holder(sessionId: string): Promise<FoundSession | undefined> {
    const account = await sessionHolder(db, { sessionId, at: now(), newDays: config.newAccountDays })
    if (!account) return undefined
    // Where nothing can be written, as on a full disk, the member can still read: the next request notes the visit.
    await noteVisit({ db, now }, account.id).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error
    })
    const { id, granted, hasConsented, hasOldConsents, sanction, newUntil } = account
    const roles = sanction?.kind === 'suspension' ? [] : rolesInForce(granted, account)
    const isNew = newUntil !== null && roles.length === 0 && new Date(newUntil) > now()
    return {
      member: {
        kind: 'member',
        id,
        sessionId,
        roles,
        isReadOnly: !hasConsented || sanction !== null,
        hasOldConsents,
        sanction: sanction && { ...sanction, until: sanction.until === null ? null : new Date(sanction.until) },
        newUntil: isNew ? new Date(newUntil) : null,
      },
      renewal: [],
    }
  }

  return {
    async memberOf(headers) {
      const cookie = cookieOf(headers, sessionCookie)
      if (!cookie) return undefined
      // Anybody can send cookies, so an entry is kept under a digest: a substring would keep the whole cookie header of up to 16 KB in memory.
      const token = createHash('sha256').update(cookie).digest('base64url')
      const known = kept.get(token)
      if (known && Date.now() - known.at < KEPT_MS) {
        const found = await known.session
        return found && { member: found.member, renewal: [] }
      }
      const entry: CachedSession = { at: Date.now(), session: Promise.resolve(undefined) }
      if (known?.proof && Date.now() - known.proof.at < PROVEN_MS) {
        entry.proof = known.proof
        entry.session = holder(known.proof.sessionId)
      } else entry.session = prove(withCookieAlone(headers, sessionCookie), entry)
      keep(token, entry)
      try {
        return await entry.session
      } catch (error) {
        if (kept.get(token) === entry) kept.delete(token)
        throw error
      }
    },
    lasting: (sessionIds) => sessionsLasting(db, sessionIds),
    drop(memberIds) {
      for (const [token, { proof, session }] of kept) {
        if (proof && memberIds !== 'everyone' && !memberIds.includes(proof.memberId)) continue
        // The verified signature is kept; whether the session still exists is checked again.
        if (proof) kept.set(token, { at: Number.NEGATIVE_INFINITY, session, proof })
        else kept.delete(token)
      }
    },
  }

  function keep(token: string, entry: CachedSession): void {
    kept.delete(token)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= KEPT_MAX) kept.delete(oldest)
    kept.set(token, entry)
  }
}
