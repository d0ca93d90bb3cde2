import type { Member } from '#server/foundation/actor.ts'
import type { Verdict } from '#server/foundation/refusal.ts'

type Owned = { memberId: string }

// The SQL twin of these rules is the member id in every query of reports.

export const mayEdit = (who: Pick<Member, 'id' | 'isReadOnly'>, { memberId }: Owned): Verdict =>
  memberId !== who.id ? 'NOT_FOUND' : who.isReadOnly ? 'READ_ONLY_ACCOUNT' : 'yes'

/** Members who withdrew the consent to health data may still remove their own reports. */
export const mayRemove = (who: Pick<Member, 'id'>, { memberId }: Owned): Verdict =>
  memberId === who.id ? 'yes' : 'NOT_FOUND'
