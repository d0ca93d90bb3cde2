import type { DomainEvent } from '#server/foundation/transaction.ts'

export const MEMBER_BLOCKED = 'accounts.member-blocked'

export type MemberBlocked = { blockerId: string; blockedId: string }

export const memberBlocked = (data: MemberBlocked): DomainEvent<typeof MEMBER_BLOCKED, MemberBlocked> => ({
  name: MEMBER_BLOCKED,
  data,
})
