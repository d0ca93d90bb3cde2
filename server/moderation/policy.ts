import type { CaseState, SubjectKind } from '#contract/moderation/schema.ts'
import type { Actor, Member } from '#server/foundation/actor.ts'
import { Refusal, type Verdict } from '#server/foundation/refusal.ts'

export const STAFF = ['moderator', 'admin'] as const

export const isStaff = (who: Actor): who is Member =>
  who.kind === 'member' && STAFF.some((role) => who.roles.includes(role))

/** @throws Refusal FORBIDDEN */
export function demandStaff(who: Actor): void {
  if (!isStaff(who)) throw new Refusal('FORBIDDEN')
}

export type CaseFacts = {
  state: CaseState
  authorId: string | null
  answeredById: string | null
  reporterIds: ReadonlySet<string>
  deciderIds: ReadonlySet<string>
}

/** A staff member sees no case about a private message of their own, because it would reveal who reported it. */
export const isHiddenFromStaff = (
  who: Pick<Member, 'id'>,
  { kind, authorId }: { kind: SubjectKind | null; authorId: string | null },
): boolean => kind === 'message' && authorId === who.id

/** Whether this staff member wrote the content, or the answer in it, or reported it, so that another one must decide. */
export const isTheirOwn = (who: Pick<Member, 'id'>, { authorId, answeredById, reporterIds }: CaseFacts): boolean =>
  authorId === who.id || answeredById === who.id || reporterIds.has(who.id)

export function mayDecide(who: Member, facts: CaseFacts): Verdict {
  if (!isStaff(who)) return 'FORBIDDEN'
  if (facts.state !== 'open') return 'CASE_CLOSED'
  return isTheirOwn(who, facts) ? 'OWN_CASE' : 'yes'
}

/** An appeal is decided by a staff member who neither decided the case nor reversed it on appeal, and whom the case is not about. */
export function mayDecideAppeal(who: Member, facts: CaseFacts): Verdict {
  if (!isStaff(who)) return 'FORBIDDEN'
  if (facts.state !== 'appealed') return 'CASE_CLOSED'
  return facts.deciderIds.has(who.id) || isTheirOwn(who, facts) ? 'OWN_CASE' : 'yes'
}

export function mayNoteThreat(who: Member, facts: CaseFacts): Verdict {
  if (!isStaff(who)) return 'FORBIDDEN'
  return isTheirOwn(who, facts) ? 'OWN_CASE' : 'yes'
}

export const maySuspend = ({ roles }: Pick<Member, 'roles'>): boolean => roles.includes('admin')

/** Only an admin may silence staff: otherwise a moderator could silence those who supervise moderators. */
export const maySilence = (who: Pick<Member, 'roles'>, author: { isOfStaff: boolean }): boolean =>
  maySuspend(who) || !author.isOfStaff
