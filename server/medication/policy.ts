import type { Member } from '#server/foundation/actor.ts'
import type { Verdict } from '#server/foundation/refusal.ts'

type Owned = { memberId: string }

// A report is its member's alone: to anyone else it does not exist. The SQL twin is the member who is asked for in every query of reports.

export const mayEdit = (who: Pick<Member, 'id' | 'isReadOnly'>, { memberId }: Owned): Verdict =>
  memberId !== who.id ? 'NOT_FOUND' : who.isReadOnly ? 'READ_ONLY_ACCOUNT' : 'yes'

/** Who withdraws the consent to health data may still take their own away. */
export const mayRemove = (who: Pick<Member, 'id'>, { memberId }: Owned): Verdict =>
  memberId === who.id ? 'yes' : 'NOT_FOUND'
