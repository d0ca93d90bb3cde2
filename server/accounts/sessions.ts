import type { Member } from '#server/foundation/actor.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Auth } from './auth.ts'
import { cookieName, cookieOf } from './cookies.ts'
import { rolesInForce } from './policy.ts'
import { accountOf } from './queries.ts'
import { noteVisit } from './visits.ts'

const KEPT_MS = 2_000
const KEPT_MAX = 5_000

export type Found = {
  member: Member
  /** Cookies that renew the session in the browser. */
  renewal: string[]
}

export type Sessions = {
  /** Whom a request's cookie stands for; undefined for a visitor, whatever the cookie says. */
  memberOf(headers: Headers): Promise<Found | undefined>
  /** Forgets what is kept about these members, or about all. */
  drop(memberIds: readonly string[] | 'everyone'): void
}

/** Reads sessions. A look-up is kept for 2 s in this process and dropped as soon as the member's sessions change. */
export function openSessions({ db, config, now }: Pick<Services, 'db' | 'config' | 'now'>, auth: () => Auth): Sessions {
  const kept = new Map<string, { at: number; memberId: string | undefined; found: Promise<Found | undefined> }>()
  const sessionCookie = cookieName(config, 'session_token')

  async function read(headers: Headers): Promise<Found | undefined> {
    const { response, headers: answer } = await auth().api.getSession({ headers, returnHeaders: true })
    if (!response) return undefined
    const account = await accountOf(db, response.user.id)
    if (!account) return undefined
    await noteVisit({ db, now }, account.id)
    return {
      member: {
        kind: 'member',
        id: account.id,
        sessionId: response.session.id,
        roles: rolesInForce(account.granted, account),
        isReadOnly: !account.consents.includes('healthData'),
      },
      renewal: answer?.getSetCookie() ?? [],
    }
  }

  return {
    async memberOf(headers) {
      const token = cookieOf(headers, sessionCookie)
      if (!token) return undefined
      const known = kept.get(token)
      if (known && Date.now() - known.at < KEPT_MS) {
        const found = await known.found
        return found && { member: found.member, renewal: [] }
      }
      if (kept.size >= KEPT_MAX) kept.clear()
      const found = read(new Headers({ cookie: headers.get('cookie') ?? '' }))
      const entry = { at: Date.now(), memberId: undefined as string | undefined, found }
      kept.set(token, entry)
      try {
        entry.memberId = (await found)?.member.id
      } catch (error) {
        kept.delete(token)
        throw error
      }
      return found
    },
    drop(memberIds) {
      if (memberIds === 'everyone') return kept.clear()
      for (const [token, { memberId }] of kept)
        if (memberId === undefined || memberIds.includes(memberId)) kept.delete(token)
    },
  }
}
