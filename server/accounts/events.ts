import { defineEvent } from '#server/foundation/work/queues.ts'

/** `at` is an instant in ISO 8601. The event concerns nothing that the two begin after it, once the block is lifted. */
export type MemberBlocked = { blockerId: string; blockedId: string; at: string }
export const memberBlocked = defineEvent<MemberBlocked>('accounts.member-blocked')

/** A member changed the consent to health data or a matching switch, so that their posts or reports may be compared now, or no more. */
export type ParticipationChanged = { memberId: string }
export const participationChanged = defineEvent<ParticipationChanged>('accounts.participation-changed')

/** A member withdrew the consent to health data: what they wrote is hidden from this moment on. */
export const consentWithdrawn = defineEvent<{ memberId: string }>('accounts.consent-withdrawn')

/** A member withdrew the consent to mails that an account can do without. */
export type MailsDeclined = { memberId: string }
export const mailsDeclined = defineEvent<MailsDeclined>('accounts.mails-declined')
