import type { Actor, Member } from './actor.ts'
import { Refusal } from './refusal.ts'

/** @throws Refusal UNAUTHORIZED */
export function demandMember(actor: Actor): asserts actor is Member {
  if (actor.kind !== 'member') throw new Refusal('UNAUTHORIZED')
}

/** @throws Refusal UNAUTHORIZED, SUSPENDED */
export function demandSignedIn(actor: Actor): asserts actor is Member {
  demandMember(actor)
  if (isSuspended(actor)) throw new Refusal('SUSPENDED')
}

/**
 * Not while their consent to health data is withdrawn or they are silenced, nor before they agreed to the terms of today.
 * @throws Refusal TERMS_CHANGED, READ_ONLY_ACCOUNT
 */
export function demandWriter({ hasOldConsents, isReadOnly }: Pick<Member, 'hasOldConsents' | 'isReadOnly'>): void {
  if (hasOldConsents) throw new Refusal('TERMS_CHANGED')
  if (isReadOnly) throw new Refusal('READ_ONLY_ACCOUNT')
}

export const isSuspended = ({ sanction }: Pick<Member, 'sanction'>): boolean => sanction?.kind === 'suspension'
