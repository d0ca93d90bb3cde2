import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ConsentKind, RequiredConsent, Role } from '#contract/accounts/schema.ts'
import type { Language, Theme } from '#contract/foundation/languages.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import type { MediaJson } from '#server/media/queries.ts'
import { ownPictures, type Portrait, portraitFrom } from './people-queries.ts'
import { hasConsented, isOldConsent } from './privacy/consent-queries.ts'
import { isInForce } from './role-queries.ts'
import { notBlocked } from './settings/block-queries.ts'
import { isFormerUsername } from './sign-in/former-username-store.ts'
import { hasWaitingStory } from './sign-in/pending-sign-up-store.ts'
import { usernameKey } from './sign-in/username.ts'
import { consent, erasure, factorRecovery, member, role, user, usernameReservation } from './tables.ts'

export async function isUsernameHeld(
  tx: Tx,
  services: Pick<Services, 'secret' | 'now'>,
  { key, memberId }: { key: string; memberId?: string },
): Promise<boolean> {
  const isOthers = memberId === undefined ? undefined : ne(member.id, memberId)
  const [taken] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.usernameKey, key), isOthers))
  if (taken) return true
  const [reserved] = await tx
    .select({ key: usernameReservation.usernameKey })
    .from(usernameReservation)
    .where(eq(usernameReservation.usernameKey, key))
  if (reserved) return true
  return isFormerUsername(tx, services, { key, memberId })
}

export async function memberFor(db: Reader, readerId: string, memberId: string) {
  const [row] = await db
    .select({
      id: member.id,
      username: member.username,
      createdAt: member.createdAt,
      hiddenAt: member.hiddenAt,
      hiddenReason: member.hiddenReason,
      hiddenDecisionId: member.hiddenDecisionId,
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .where(and(eq(member.id, memberId), user.emailVerified, notBlocked(readerId, member.id)))
  return row
}

export type Account = {
  id: string
  username: string
  email: string
  language: Language
  theme: Theme
  createdAt: Date
  granted: Role[]
  consents: ConsentKind[]
  consentsToRenew: RequiredConsent[]
  hasSecondFactor: boolean
  hasWaitingStory: boolean
  recoveryDueAt: Date | null
  erasureDueAt: Date | null
}

const accountColumns = {
  id: member.id,
  username: member.username,
  email: user.email,
  language: member.language,
  theme: member.theme,
  createdAt: member.createdAt,
  hasSecondFactor: user.twoFactorEnabled,
  hasWaitingStory: hasWaitingStory(member.id),
  recoveryDueAt: factorRecovery.dueAt,
  erasureDueAt: erasure.dueAt,
  granted: sql<Role[]>`array(select ${role.role} from ${role} where ${role.memberId} = ${member.id} order by 1)`,
  consents: sql<
    ConsentKind[]
  >`array(select ${consent.kind} from ${consent} where ${consent.memberId} = ${member.id} and ${consent.withdrawnAt} is null)`,
  consentsToRenew: sql<
    RequiredConsent[]
  >`array(select ${consent.kind} from ${consent} where ${consent.memberId} = ${member.id} and ${isOldConsent} order by 1 desc)`,
}

const ofMember = sql`
  from ${member} join ${user} on ${user.id} = ${member.id}
  left join ${factorRecovery} on ${factorRecovery.memberId} = ${member.id}
  left join ${erasure} on ${erasure.memberId} = ${member.id}
  where ${member.id} = ${sql.placeholder('memberId')}::uuid`

type AccountRow = Record<keyof Account, unknown>

const readAccount = statement<{ memberId: string }, AccountRow>(
  'account',
  sql`select ${namedColumns(accountColumns)} ${ofMember}`,
)

/** Returns a member's account with its granted roles and the consents in force; undefined when it is gone. */
export async function accountOf(db: Reader, memberId: string): Promise<Account | undefined> {
  const [row] = await readAccount(db, { memberId })
  return row && rowOf<Account>(accountColumns, row)
}

const readShownAccount = statement<{ memberId: string }, AccountRow & { pictures: MediaJson }>(
  'shown_account',
  sql`select ${namedColumns(accountColumns)}, ${ownPictures(member.id)} as pictures ${ofMember}`,
)

export async function accountShownOf(
  db: Reader,
  memberId: string,
): Promise<{ account: Account; portrait: Portrait } | undefined> {
  const [row] = await readShownAccount(db, { memberId })
  return row && { account: rowOf<Account>(accountColumns, row), portrait: portraitFrom(row.pictures) }
}

/** Returns a member's name and whether moderation hid the member: for moderation. Undefined for one who is gone or never confirmed their address. */
export async function profileFacts(
  db: Reader,
  memberId: string,
): Promise<{ username: string; isHidden: boolean } | undefined> {
  const [row] = await db
    .select({ username: member.username, isHidden: sql<boolean>`${member.hiddenAt} is not null` })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .where(and(eq(member.id, memberId), user.emailVerified))
  return row
}

/** Returns the address and language for mails that an account can do without; undefined unless the member agreed to them. */
export async function mailboxOf(
  db: Reader,
  memberId: string,
): Promise<Pick<Account, 'email' | 'language'> | undefined> {
  const [row] = await db
    .select({ email: user.email, language: member.language })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .where(and(eq(member.id, memberId), hasConsented('emails', member.id)))
  return row
}

export async function confirmedAmong(db: Reader, memberIds: readonly string[]): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .where(and(inArray(member.id, [...memberIds]), user.emailVerified))
  return new Set(rows.map(({ id }) => id))
}

export async function membersNamed(
  db: Reader,
  { name, granted, limit }: { name: string; granted?: Role; limit: number },
): Promise<string[]> {
  const key = usernameKey(name)
  if (!key) return []
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .where(
      and(
        sql`starts_with(${member.usernameKey}, ${key})`,
        user.emailVerified,
        granted &&
          sql`${isInForce(member.id)} and exists (select from ${role} where ${role.memberId} = ${member.id} and ${role.role} = ${granted})`,
      ),
    )
    .orderBy(member.usernameKey)
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function presentMembers(db: Reader, memberIds: readonly string[], otherId: string): Promise<string[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...memberIds]), notBlocked(otherId, member.id)))
  return rows.map(({ id }) => id)
}

export const countMembers = (db: Reader): Promise<number> => db.$count(user, eq(user.emailVerified, true))
