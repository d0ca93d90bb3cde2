import type { Author, Me, MemberProfile } from '#contract/accounts/schema.ts'
import type { Member } from '#server/foundation/actor.ts'
import { type HidingRow, hiddenView } from '#server/foundation/hiding.ts'
import { shownEmail } from '#server/foundation/text/shown-email.ts'
import type { Person, Portrait } from './people-queries.ts'
import type { Account } from './queries.ts'

export const meView = (
  { granted, consents: _consents, ...account }: Account,
  portrait: Portrait,
  actor: Member,
): Me => ({
  ...account,
  email: shownEmail(account.email),
  ...portrait,
  roles: [...actor.roles],
  rolesWaiting: account.hasSecondFactor ? [] : granted,
  isReadOnly: actor.isReadOnly,
  sanction: actor.sanction,
  newUntil: actor.newUntil,
})

/** Shows the month in which the member joined, not the day. */
export const profileView = (
  { id, username, createdAt, ...hiding }: Pick<Account, 'id' | 'username' | 'createdAt'> & HidingRow,
  person: Person | undefined,
  reader: Pick<Member, 'id'>,
): MemberProfile => ({
  id,
  username: id === reader.id || !hiding.hiddenAt ? username : null,
  avatar: person?.avatar ?? null,
  largeAvatar: person?.largeAvatar ?? null,
  isProfessional: person?.isProfessional ?? false,
  sinceMonth: createdAt.toISOString().slice(0, 7),
  isMe: id === reader.id,
  hidden: id === reader.id ? hiddenView(hiding) : null,
})

export const authorView = (id: string, people: ReadonlyMap<string, Person>): Author => {
  const { username = null, avatar = null, isProfessional = false } = people.get(id) ?? {}
  return { id, username, avatar, isProfessional }
}
