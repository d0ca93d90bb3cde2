import type { Author, Me, MemberProfile } from '#contract/accounts/schema.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Account, Person, Portrait } from './queries.ts'

/** The member as they see themselves. */
export const meView = (
  { granted: _granted, consents: _consents, ...account }: Account,
  portrait: Portrait,
  actor: Member,
): Me => ({
  ...account,
  ...portrait,
  roles: [...actor.roles],
  isReadOnly: actor.isReadOnly,
})

/** A member as their page shows them: the month in which they came, not the day. */
export const profileView = (
  { id, username, createdAt }: Pick<Account, 'id' | 'username' | 'createdAt'>,
  portrait: Portrait | undefined,
  reader: Pick<Member, 'id'>,
): MemberProfile => ({
  id,
  username,
  avatar: portrait?.avatar ?? null,
  largeAvatar: portrait?.largeAvatar ?? null,
  sinceMonth: createdAt.toISOString().slice(0, 7),
  isMe: id === reader.id,
})

/** A member as others see them; one who is gone has neither name nor picture left. */
export const authorView = (id: string, people: ReadonlyMap<string, Person>): Author => {
  const { username = null, avatar = null } = people.get(id) ?? {}
  return { id, username, avatar }
}
