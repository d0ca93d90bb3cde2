import { type AnyColumn, and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { CONSENT_VERSIONS, REQUIRED_CONSENTS } from '#contract/accounts/limits.ts'
import type { BlockedMember, ConsentKind, ConsentRecord, RequiredConsent, Role } from '#contract/accounts/schema.ts'
import type { Language, Theme } from '#contract/foundation/languages.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { mediaOf } from '#server/media/queries.ts'
import { block, consent, erasure, member, role, sanction, session, user, usernameReservation } from './tables.ts'
import { usernameKey } from './username.ts'

/** Whether a username, by its key, belongs to a member or is held back: until it is forgotten, as is an account that nobody confirmed. */
export async function isUsernameHeld(tx: Tx, key: string): Promise<boolean> {
  const [taken] = await tx.select({ key: member.usernameKey }).from(member).where(eq(member.usernameKey, key))
  if (taken) return true
  const [reserved] = await tx
    .select({ key: usernameReservation.usernameKey })
    .from(usernameReservation)
    .where(eq(usernameReservation.usernameKey, key))
  return reserved !== undefined
}

/** How a member is shown beside what they made; without a name where moderation hid their profile. */
export type Person = { username: string | null; isProfessional: boolean } & Portrait

/** The picture that a member chose, as paths of its two sizes; null for one without. */
export type Portrait = { avatar: string | null; largeAvatar: string | null }

const NO_PORTRAIT: Portrait = { avatar: null, largeAvatar: null }

/**
 * Names, badges and pictures by member id, in two queries however many they are; an id that is absent belongs to nobody any more. Nobody's picture is shown
 * while their consent to health data is withdrawn; neither name nor picture of whom moderation hid.
 */
export async function peopleOf(db: Reader, memberIds: Iterable<string>): Promise<Map<string, Person>> {
  const ids = [...new Set(memberIds)]
  if (ids.length === 0) return new Map()
  const [rows, portraits] = await Promise.all([
    db
      .select({
        id: member.id,
        username: sql<string | null>`case when ${member.hiddenAt} is null then ${member.username} end`,
        isShown: sql<boolean>`(${isNull(member.hiddenAt)} and ${hasConsented('healthData', member.id)})`,
        isProfessional: sql<boolean>`${isProfessional(member.id)}`,
      })
      .from(member)
      .where(inArray(member.id, ids)),
    portraitsOf(db, ids),
  ])
  return new Map(
    rows.map(({ id, username, isProfessional, isShown }) => [
      id,
      { username, isProfessional, ...((isShown && portraits.get(id)) || NO_PORTRAIT) },
    ]),
  )
}

/** SQL: the staff suspended the member of this column, and that holds at an instant: no right of theirs is in force. */
const isSuspended = (column: AnyColumn | string, at: SQL): SQL =>
  sql`exists (select from ${sanction} where ${sanction.memberId} = ${column} and ${sanction.kind} = 'suspension' and ${sanction.liftedAt} is null and (${sanction.endsAt} is null or ${sanction.endsAt} > ${at}))`

/** SQL: the rights of the member of this column are in force: a second factor protects the account, and it is not suspended. */
const isInForce = (column: AnyColumn | string): SQL =>
  sql`(${user.twoFactorEnabled} and not ${isSuspended(column, sql`now()`)})`

/** SQL: the right of a professional is in force for the member of this column. */
const isProfessional = (column: AnyColumn): SQL =>
  sql`exists (select from ${role} join ${user} on ${user.id} = ${role.memberId} where ${role.memberId} = ${column} and ${role.role} = 'medical_professional' and ${isInForce(role.memberId)})`

/** A member's own picture, as they see it themselves. */
export const portraitOf = async (db: Reader, memberId: string): Promise<Portrait> =>
  (await portraitsOf(db, [memberId])).get(memberId) ?? NO_PORTRAIT

async function portraitsOf(db: Reader, memberIds: readonly string[]): Promise<Map<string, Portrait>> {
  const pictures = await mediaOf(db, 'member', memberIds)
  return new Map([...pictures].map(([id, [picture]]) => [id, { avatar: picture!.small, largeAvatar: picture!.large }]))
}

/** Whether this reader may see the picture of a member: they share no block, moderation did not hide it, and the consent to health data is not withdrawn. */
export async function maySeeAvatar(db: Reader, readerId: string, memberId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.id, memberId),
        isNull(member.hiddenAt),
        hasConsented('healthData', member.id),
        notBlocked(readerId, member.id),
      ),
    )
  return row !== undefined
}

/** A confirmed member, unless the reader shares a block with them. */
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
  erasureDueAt: Date | null
}

/** A member's account with the roles granted and the consents in force; undefined when it is gone. */
export async function accountOf(db: Reader, memberId: string): Promise<Account | undefined> {
  const [row] = await db
    .select({
      id: member.id,
      username: member.username,
      email: user.email,
      language: member.language,
      theme: member.theme,
      createdAt: member.createdAt,
      hasSecondFactor: user.twoFactorEnabled,
      erasureDueAt: erasure.dueAt,
      granted: sql<Role[]>`array(select ${role.role} from ${role} where ${role.memberId} = ${member.id} order by 1)`,
      consents: sql<
        ConsentKind[]
      >`array(select ${consent.kind} from ${consent} where ${consent.memberId} = ${member.id} and ${consent.withdrawnAt} is null)`,
      consentsToRenew: sql<
        RequiredConsent[]
      >`array(select ${consent.kind} from ${consent} where ${consent.memberId} = ${member.id} and ${isOld} order by 1 desc)`,
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .leftJoin(erasure, eq(erasure.memberId, member.id))
    .where(eq(member.id, memberId))
  return row
}

/** SQL: the member of this column has given this consent and not withdrawn it. */
export const hasConsented = (kind: ConsentKind, column: AnyColumn): SQL =>
  sql`exists (select 1 from ${consent} where ${and(eq(consent.memberId, column), eq(consent.kind, kind), isNull(consent.withdrawnAt))})`

/** SQL: of a consent, that it is in force, is needed for an account, and the text it was given to has changed since. */
const isOld: SQL = sql`(${consent.withdrawnAt} is null and (${sql.join(
  REQUIRED_CONSENTS.map((kind) => sql`${consent.kind} = ${kind} and ${consent.version} < ${CONSENT_VERSIONS[kind]}`),
  sql` or `,
)}))`

/** SQL: an instant as PostgreSQL reads it. */
export const instantOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** SQL: the sanction of `member` that holds at an instant, the gravest and longest. */
export const holding = (at: SQL): SQL =>
  sql`select ${sanction.kind} as kind, ${sanction.endsAt} as ends_at, ${sanction.decisionId} as decision_id from ${sanction}
    where ${sanction.memberId} = ${member.id} and ${sanction.kind} <> 'warning' and ${sanction.liftedAt} is null
      and ${sanction.startsAt} <= ${at} and (${sanction.endsAt} is null or ${sanction.endsAt} > ${at})
    order by (${sanction.kind} = 'suspension') desc, ${sanction.endsAt} desc nulls first limit 1`

type Holder = {
  id: string
  hasSecondFactor: boolean
  granted: Role[]
  hasConsented: boolean
  hasOldConsents: boolean
  /** Instants as text. */
  sanction: { kind: 'silence' | 'suspension'; until: string | null; decisionId: string } | null
  newUntil: string | null
}

/** Whoever was warned while new stays so for so many days. */
const NEW_AT_MOST_DAYS = 30

const at = sql`${sql.placeholder('at')}::timestamptz`
const newDays = sql`${sql.placeholder('newDays')}::int`

const readHolder = statement<{ sessionId: string; at: string; newDays: number }, Holder>(
  'session_holder',
  sql`
    select ${member.id} as "id", ${user.twoFactorEnabled} as "hasSecondFactor",
      array(select ${role.role} from ${role} where ${role.memberId} = ${member.id} order by 1) as "granted",
      ${hasConsented('healthData', member.id)} as "hasConsented",
      exists (select from ${consent} where ${consent.memberId} = ${member.id} and ${isOld}) as "hasOldConsents",
      case when holding.kind is not null then json_build_object(
        'kind', holding.kind, 'until', holding.ends_at, 'decisionId', holding.decision_id
      ) end as "sanction",
      case when ${newDays} > 0 then ${member.createdAt} + interval '1 day' * case
        when exists (select from ${sanction} where ${sanction.memberId} = ${member.id} and ${sanction.liftedAt} is null)
        then ${sql.raw(String(NEW_AT_MOST_DAYS))} else ${newDays} end end as "newUntil"
    from ${session} join ${member} on ${member.id} = ${session.userId} join ${user} on ${user.id} = ${member.id}
    left join lateral (${holding(at)}) as holding on true
    where ${session.id} = ${sql.placeholder('sessionId')} and ${session.expiresAt} > now()`,
)

/**
 * Whose session this is while it lasts, with the rights granted, whether the consent to health data is in force, whether any is to an earlier text, what
 * the staff decided, and until when the account is new, which may be over.
 */
export const sessionHolder = async (
  db: Reader,
  { at, ...asked }: { sessionId: string; at: Date; newDays: number },
): Promise<Holder | undefined> => (await readHolder(db, { ...asked, at: at.toISOString() }))[0]

const readLasting = statement<{ sessionIds: readonly string[] }, { id: string }>(
  'sessions_lasting',
  sql`
    select ${session.id} as "id" from ${session} join ${member} on ${member.id} = ${session.userId}
    where ${session.id} = any (${sql.placeholder('sessionIds')}::uuid[]) and ${session.expiresAt} > now()`,
)

/** Of these sessions, those that last. */
export const sessionsLasting = async (db: Reader, sessionIds: readonly string[]): Promise<Set<string>> =>
  new Set((await readLasting(db, { sessionIds })).map(({ id }) => id))

/**
 * SQL: the member of this column, if any, and the reader have not blocked each other. For every query that shows what someone made. Blocks are
 * read once a query, not row by row.
 */
export const notBlocked = (readerId: string | SQL, column: AnyColumn | SQL): SQL =>
  sql`(${column} = any (array(select ${block.blockedId} from ${block} where ${block.blockerId} = ${readerId} union all select ${block.blockerId} from ${block} where ${block.blockedId} = ${readerId}))) is not true`

/** What others see of a member, and whether moderation hid it: for moderation. Undefined for whoever is gone or never came. */
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

/** Everyone in whose account one of these rights is in force. */
export async function holdersOf(db: Reader, granted: readonly Role[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: role.memberId })
    .from(role)
    .innerJoin(user, eq(user.id, role.memberId))
    .where(and(inArray(role.role, [...granted]), isInForce(role.memberId)))
    .orderBy(role.memberId)
  return rows.map(({ id }) => id)
}

/** Everyone with whom this member shares a block, whoever set it. */
export async function blockedWith(db: Reader, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ blockerId: block.blockerId, blockedId: block.blockedId })
    .from(block)
    .where(or(eq(block.blockerId, memberId), eq(block.blockedId, memberId)))
  return [...new Set(rows.map(({ blockerId, blockedId }) => (blockerId === memberId ? blockedId : blockerId)))]
}

/** Whom this member blocked, latest first. */
export const blockedBy = (db: Reader, memberId: string): Promise<BlockedMember[]> =>
  db
    .select({
      id: member.id,
      username: sql<string | null>`case when ${member.hiddenAt} is null then ${member.username} end`,
      blockedAt: block.createdAt,
    })
    .from(block)
    .innerJoin(member, eq(member.id, block.blockedId))
    .where(eq(block.blockerId, memberId))
    .orderBy(desc(block.createdAt), desc(member.id))

/** Where mails go that an account can do without, and in which language; undefined unless the member agrees to them. */
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

/** Of these members, those who take part in matching: they have not switched it off, and their health data may be used. */
export async function matchedMembers(db: Reader, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...memberIds]), member.isMatched, hasConsented('healthData', member.id)))
  return rows.map(({ id }) => id)
}

/** Everyone who shares a block with one of these members, whoever set it. */
export async function blocksAmong(db: Reader, memberIds: readonly string[]): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .select({ blockerId: block.blockerId, blockedId: block.blockedId })
    .from(block)
    .where(or(inArray(block.blockerId, [...memberIds]), inArray(block.blockedId, [...memberIds])))
  const named = new Set(memberIds)
  return new Set(
    rows.flatMap(({ blockerId, blockedId }) => [
      ...(named.has(blockerId) ? [blockedId] : []),
      ...(named.has(blockedId) ? [blockerId] : []),
    ]),
  )
}

/** Of these members, those who are there with a confirmed address. */
export async function confirmedAmong(db: Reader, memberIds: readonly string[]): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .where(and(inArray(member.id, [...memberIds]), user.emailVerified))
  return new Set(rows.map(({ id }) => id))
}

/** Of these members, those whom the staff suspended, if that holds at this instant. */
export async function suspendedAmong(db: Reader, memberIds: readonly string[], now: Date): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...memberIds]), isSuspended(member.id, instantOf(now))))
  return new Set(rows.map(({ id }) => id))
}

/** Of these members, those in whose account this right is in force. */
export async function holdersAmong(db: Reader, granted: Role, memberIds: readonly string[]): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .select({ id: role.memberId })
    .from(role)
    .innerJoin(user, eq(user.id, role.memberId))
    .where(and(inArray(role.memberId, [...memberIds]), eq(role.role, granted), isInForce(role.memberId)))
  return new Set(rows.map(({ id }) => id))
}

/** SQL: this right of the member is in force. */
export const holdsRole = (memberId: string, granted: Role): SQL =>
  sql`exists (select from ${role} join ${user} on ${user.id} = ${role.memberId} where ${role.memberId} = ${memberId} and ${role.role} = ${granted} and ${isInForce(memberId)})`

/** Confirmed members whose name begins with this, by name; those alone who hold a right, where one is named. */
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

/** Of these members, those who still are and share no block with `otherId`. */
export async function presentMembers(db: Reader, memberIds: readonly string[], otherId: string): Promise<string[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...memberIds]), notBlocked(otherId, member.id)))
  return rows.map(({ id }) => id)
}

/** SQL: the member of this column takes part in matching of side effects: it is not switched off, and their health data may be used. */
export const takesPartInMedication = (column: AnyColumn | SQL): SQL =>
  sql`exists (select 1 from ${member} where ${member.id} = ${column} and ${member.isMedicationMatched} and ${hasConsented('healthData', member.id)})`

/** What this member has switched on: matching of symptoms, and of side effects. */
export async function matchingOf(db: Reader, memberId: string): Promise<MatchingSwitches> {
  const { isMatched, isMedicationMatched } = member
  const [row] = await db.select({ isMatched, isMedicationMatched }).from(member).where(eq(member.id, memberId))
  return row ?? { isMatched: false, isMedicationMatched: false }
}

export type MatchingSwitches = { isMatched: boolean; isMedicationMatched: boolean }

/** Every consent a member gave, latest first, those withdrawn too. */
export const consentsOf = (db: Reader, memberId: string): Promise<ConsentRecord[]> =>
  db
    .select({
      kind: consent.kind,
      version: consent.version,
      givenAt: consent.givenAt,
      withdrawnAt: consent.withdrawnAt,
    })
    .from(consent)
    .where(eq(consent.memberId, memberId))
    .orderBy(desc(consent.givenAt), desc(consent.id))

/** Where a member is signed in, used last first. */
export const sessionsOf = (db: Reader, memberId: string) =>
  db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastUsedAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, memberId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.updatedAt), desc(session.id))

/** SQL: the session of this column is not over. */
export const isOpenSession = (column: AnyColumn): SQL =>
  sql`exists (select 1 from ${session} where ${and(eq(session.id, column), gt(session.expiresAt, sql`now()`))})`

/** Whether a session is still there; if so, it stays until this transaction is over. */
export async function holdSession(tx: Tx, sessionId: string): Promise<boolean> {
  const held = await tx.select({ id: session.id }).from(session).where(eq(session.id, sessionId)).for('key share')
  return held.length > 0
}

/** How many members have confirmed their address. */
export const countMembers = (db: Reader): Promise<number> => db.$count(user, eq(user.emailVerified, true))

/** What holds of a member now by decision of the staff, and since when they are a member; undefined for whoever is gone. */
export async function sanctionRecordOf(
  db: Reader,
  memberId: string,
  now: Date,
): Promise<{ sanction: 'none' | 'silence' | 'suspension'; until: Date | null; since: Date } | undefined> {
  const at = instantOf(now)
  const [row] = await db
    .select({
      kind: sql<'silence' | 'suspension' | null>`(select kind from (${holding(at)}) as holding)`,
      until: sql<string | null>`(select ends_at from (${holding(at)}) as holding)`,
      since: member.createdAt,
    })
    .from(member)
    .where(eq(member.id, memberId))
  return row && { sanction: row.kind ?? 'none', until: row.until ? new Date(row.until) : null, since: row.since }
}
