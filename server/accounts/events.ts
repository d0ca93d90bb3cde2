import { defineEvent } from '#server/foundation/work/queues.ts'

/** `at` is an instant in ISO 8601. The event does not concern what the members begin later, once the block is lifted. */
export type MemberBlocked = { blockerId: string; blockedId: string; at: string }
export const memberBlocked = defineEvent<MemberBlocked>('accounts.member-blocked')

/** A member changed the consent to health data or a matching switch, so that their posts or reports may be compared now, or no more. */
export type ParticipationChanged = { memberId: string }
export const participationChanged = defineEvent<ParticipationChanged>('accounts.participation-changed')

export const consentWithdrawn = defineEvent<{ memberId: string }>('accounts.consent-withdrawn')

export type MailsDeclined = { memberId: string }
export const mailsDeclined = defineEvent<MailsDeclined>('accounts.mails-declined')
