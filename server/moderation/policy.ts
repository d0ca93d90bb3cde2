import type { CaseState, SubjectKind } from '#contract/moderation/schema.ts'
import type { Actor, Member } from '#server/foundation/actor.ts'
import { Refusal, type Verdict } from '#server/foundation/refusal.ts'

/** Whose right is in force. */
export const STAFF = ['moderator', 'admin'] as const

export const isStaff = (who: Actor): who is Member =>
  who.kind === 'member' && STAFF.some((role) => who.roles.includes(role))

/** @throws Refusal FORBIDDEN */
export function demandStaff(who: Actor): void {
  if (!isStaff(who)) throw new Refusal('FORBIDDEN')
}

/** @throws Refusal FORBIDDEN */
export function demandAdmin(who: Actor): void {
  if (who.kind !== 'member' || !who.roles.includes('admin')) throw new Refusal('FORBIDDEN')
}

export type CaseFacts = {
  state: CaseState
  authorId: string | null
  /** Members who reported it. */
  reporterIds: ReadonlySet<string>
  /** Who decided it, and who turned that on appeal. */
  deciderIds: ReadonlySet<string>
}

/** Of a private message its case would say to its author who reported it: for them there is none, be they of the staff. */
export const isKeptFrom = (
  who: Pick<Member, 'id'>,
  { kind, authorId }: { kind: SubjectKind | null; authorId: string | null },
): boolean => kind === 'message' && authorId === who.id

/** What is one's own, or one reported oneself, is another's to decide. */
export const isTheirOwn = (who: Pick<Member, 'id'>, { authorId, reporterIds }: CaseFacts): boolean =>
  authorId === who.id || reporterIds.has(who.id)

export function mayDecide(who: Member, facts: CaseFacts): Verdict {
  if (!isStaff(who)) return 'FORBIDDEN'
  if (facts.state !== 'open') return 'CASE_CLOSED'
  return isTheirOwn(who, facts) ? 'OWN_CASE' : 'yes'
}

/** By somebody else than whoever decided, also on an appeal that turned it, and than whoever it is about. */
export function mayDecideAppeal(who: Member, facts: CaseFacts): Verdict {
  if (!isStaff(who)) return 'FORBIDDEN'
  if (facts.state !== 'appealed') return 'CASE_CLOSED'
  return facts.deciderIds.has(who.id) || isTheirOwn(who, facts) ? 'OWN_CASE' : 'yes'
}

/** That a threat to a life was told to an authority. */
export function mayNoteThreat(who: Member, facts: CaseFacts): Verdict {
  if (!isStaff(who)) return 'FORBIDDEN'
  return isTheirOwn(who, facts) ? 'OWN_CASE' : 'yes'
}

export const maySuspend = ({ roles }: Pick<Member, 'roles'>): boolean => roles.includes('admin')
