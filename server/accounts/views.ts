import type { Author, Me, MemberProfile } from '#contract/accounts/schema.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Account } from './queries.ts'

/** The member as they see themselves. */
export const meView = ({ granted: _granted, consents: _consents, ...account }: Account, actor: Member): Me => ({
  ...account,
  roles: [...actor.roles],
  isReadOnly: actor.isReadOnly,
})

/** A member as their page shows them: the month in which they came, not the day. */
export const profileView = (
  { id, username, createdAt }: Pick<Account, 'id' | 'username' | 'createdAt'>,
  reader: Pick<Member, 'id'>,
): MemberProfile => ({ id, username, sinceMonth: createdAt.toISOString().slice(0, 7), isMe: id === reader.id })

/** A member as others see them; one who is gone has no name left. */
export const authorView = (id: string, usernames: ReadonlyMap<string, string>): Author => ({
  id,
  username: usernames.get(id) ?? null,
})
