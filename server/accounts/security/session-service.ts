import { createHash } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import type { Member } from '#server/foundation/actor.ts'
import type { Services } from '#server/foundation/context.ts'
import { isUnavailable, UnavailableError } from '#server/foundation/db/unavailable.ts'
import { noteVisit } from '../commands/note-visit.ts'
import { rolesInForce } from '../policy.ts'
import type { Auth } from '../sign-in/auth-service.ts'
import { cookieName, cookieOf, withCookieAlone } from '../sign-in/cookies.ts'
import { sessionHolder, sessionsLasting } from './session-queries.ts'

const KEPT_MS = 2_000
/**
 * How often the library looks at a session: it knows the cookie's signature and renews sessions. In between one statement says whether the session is there.
 */
const PROVEN_MS = 3_600_000
const KEPT_MAX = 20_000

export type FoundSession = {
  member: Member
  /** Cookies that renew the session in the browser. */
  renewal: string[]
}

export type Sessions = {
  /** Returns the member that a request's cookie stands for; undefined for a visitor, whatever the cookie says. */
  memberOf(headers: Headers): Promise<FoundSession | undefined>
  /** Returns the sessions among these that last. */
  lasting(sessionIds: readonly string[]): Promise<Set<string>>
  /** Forgets what is kept about these members, or about all. */
  drop(memberIds: readonly string[] | 'everyone'): void
}

type CachedSession = {
  at: number
  found: Promise<FoundSession | undefined>
  /** Known once the library has found the session. */
  proof?: { at: number; sessionId: string; memberId: string }
}

/** Rethrows an error of the library, which looks into the database and nowhere else, and says that it failed, not why. */
function toldByLibrary(error: unknown): never {
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
      .catch(toldByLibrary)
    const found = response && (await holder(response.session.id))
    if (!found) return undefined
    entry.proof = { at: Date.now(), sessionId: found.member.sessionId, memberId: found.member.id }
    return { ...found, renewal: answer?.getSetCookie() ?? [] }
  }

  async function holder(sessionId: string): Promise<FoundSession | undefined> {
    const account = await sessionHolder(db, { sessionId, at: now(), newDays: config.newAccountDays })
    if (!account) return undefined
    // Where nothing can be written, on a full disk, the member reads all the same: the next request notes the visit.
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
      // Entries are kept for anybody who asks, whatever they send, and by a digest: a text that is a part of the cookie header would keep the whole of it, 16
      // KB long.
      const token = createHash('sha256').update(cookie).digest('base64url')
      const known = kept.get(token)
      if (known && Date.now() - known.at < KEPT_MS) {
        const found = await known.found
        return found && { member: found.member, renewal: [] }
      }
      const entry: CachedSession = { at: Date.now(), found: Promise.resolve(undefined) }
      if (known?.proof && Date.now() - known.proof.at < PROVEN_MS) {
        entry.proof = known.proof
        entry.found = holder(known.proof.sessionId)
      } else entry.found = prove(withCookieAlone(headers, sessionCookie), entry)
      keep(token, entry)
      try {
        return await entry.found
      } catch (error) {
        if (kept.get(token) === entry) kept.delete(token)
        throw error
      }
    },
    lasting: (sessionIds) => sessionsLasting(db, sessionIds),
    drop(memberIds) {
      for (const [token, { proof, found }] of kept) {
        if (proof && memberIds !== 'everyone' && !memberIds.includes(proof.memberId)) continue
        // The proof of the signature stays; whether the session lasts is asked anew.
        if (proof) kept.set(token, { at: Number.NEGATIVE_INFINITY, found, proof })
        else kept.delete(token)
      }
    },
  }

  /** Keeps an entry; the one that was asked for longest ago makes room. */
  function keep(token: string, entry: CachedSession): void {
    kept.delete(token)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= KEPT_MAX) kept.delete(oldest)
    kept.set(token, entry)
  }
}
