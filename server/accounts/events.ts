import type { DomainEvent } from '#server/foundation/transaction.ts'

export const MEMBER_BLOCKED = 'accounts.member-blocked'

/** `at`: in ISO 8601. What the two begin after it, once the block is lifted, is not its concern. */
export type MemberBlocked = { blockerId: string; blockedId: string; at: string }

export const memberBlocked = (data: MemberBlocked): DomainEvent<typeof MEMBER_BLOCKED, MemberBlocked> => ({
  name: MEMBER_BLOCKED,
  data,
})

export const PARTICIPATION_CHANGED = 'accounts.participation-changed'

/** A member's consent to health data or a switch for matching changed: whether their posts or reports are compared may be another answer now. */
export type ParticipationChanged = { memberId: string }

export const participationChanged = (
  data: ParticipationChanged,
): DomainEvent<typeof PARTICIPATION_CHANGED, ParticipationChanged> => ({ name: PARTICIPATION_CHANGED, data })

export const MAILS_DECLINED = 'accounts.mails-declined'

/** A member withdrew the consent to mails that an account can do without. */
export type MailsDeclined = { memberId: string }

export const mailsDeclined = (data: MailsDeclined): DomainEvent<typeof MAILS_DECLINED, MailsDeclined> => ({
  name: MAILS_DECLINED,
  data,
})
