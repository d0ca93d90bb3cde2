import type { Actor, Member } from './actor.ts'
import { Refusal } from './refusal.ts'

/** @throws Refusal UNAUTHORIZED */
export function demandMember(actor: Actor): asserts actor is Member {
  if (actor.kind !== 'member') throw new Refusal('UNAUTHORIZED')
}

/** @throws Refusal FORBIDDEN */
export function demandAdmin(who: Actor): void {
  if (who.kind !== 'member' || !who.roles.includes('admin')) throw new Refusal('FORBIDDEN')
}

/** @throws Refusal UNAUTHORIZED, SUSPENDED */
export function demandSignedIn(actor: Actor): asserts actor is Member {
  demandMember(actor)
  if (isSuspended(actor)) throw new Refusal('SUSPENDED')
}

/** @throws Refusal TERMS_CHANGED, READ_ONLY_ACCOUNT */
export function demandWriter({ hasOldConsents, isReadOnly }: Pick<Member, 'hasOldConsents' | 'isReadOnly'>): void {
  if (hasOldConsents) throw new Refusal('TERMS_CHANGED')
  if (isReadOnly) throw new Refusal('READ_ONLY_ACCOUNT')
}

export const isSuspended = ({ sanction }: Pick<Member, 'sanction'>): boolean => sanction?.kind === 'suspension'
