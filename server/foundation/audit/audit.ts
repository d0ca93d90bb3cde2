import { and, eq, gt, inArray } from 'drizzle-orm'
import { v4 } from 'uuid'
import type { AuditDetails } from '#contract/foundation/audit-details.ts'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import type { Member } from '../actor.ts'
import type { Services } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { type AUDIT_ROLES, auditEntry, auditKey, auditRelease } from '../tables.ts'

/** A member is stored only by their key. */
type Subject = { kind: string; id: string } | { memberId: string } | 'everyone'
type Entry = {
  act: string
  subject?: Subject
  /** The member sees the entry only after this case ends. */
  heldBy?: string | undefined
  details?: AuditDetails
}
type AccessEntry = Omit<Entry, 'subject' | 'heldBy'> & {
  subject?: { kind: string; id: string }
  members: readonly Whose[]
  isEach?: boolean
}
export type Whose = { memberId: string; heldBy?: string | undefined }

/** Without an actor the entry is by a job. */
export type AuditWriter = Pick<Services, 'now' | 'newId' | 'audit'> & {
  actor?: Pick<Member, 'id' | 'roles'> | 'operator'
}

/** Readings of the same data by the same person within this time are one entry, because screens refresh by themselves. */
const ONE_READING_MS = HOUR_MS

const writtenAbout = new WeakMap<Tx, Set<string>>()

export const hasWrittenAbout = (tx: Tx, memberId: string): boolean => writtenAbout.get(tx)?.has(memberId) === true

/** Must run in the transaction of the act. The member concerned sees the entry in their settings if `ACCESS_ACTS` names the act. */
export async function recordAct(
  tx: Tx,
  who: AuditWriter,
  { act, subject, heldBy, details = {} }: Entry,
): Promise<void> {
  const aboutPerson =
    subject !== undefined && subject !== 'everyone' && 'memberId' in subject ? subject.memberId : undefined
  const keys = await keysFor(tx, [idOf(who), aboutPerson])
  await append(tx, who, keys, [
    {
      act,
      ...standsFor(subject),
      subjectKey: (aboutPerson && keys.get(aboutPerson)) ?? null,
      isForSubject: false,
      holdId: heldBy ?? null,
      details,
    },
  ])
  if (aboutPerson !== undefined) writtenAbout.set(tx, (writtenAbout.get(tx) ?? new Set()).add(aboutPerson))
}

/**
 * Records that staff read data of these members: one entry for the staff, which names nobody, and one for each member. The same reading by the same person
 * within an hour is not recorded again.
 */
export async function recordAccess(tx: Tx, who: AuditWriter, reading: AccessEntry): Promise<void> {
  const { act, subject, members, isEach = false, details = {} } = reading
  const readerId = idOf(who)
  const others = members.filter(({ memberId }) => memberId !== readerId)
  const keys = await keysFor(tx, [readerId, ...others.map(({ memberId }) => memberId)])
  const lines = new Map(others.map((other) => [lineKey(keys.get(other.memberId)!, other.heldBy), other]))
  if (!isEach) for (const known of await toldLately(tx, who, { act, keys })) lines.delete(known)
  if (lines.size === 0 && !isEach) return
  const common = { act, ...standsFor(subject) }
  const forStaff = { ...common, subjectKey: null, isForSubject: false, holdId: null, details }
  const forMembers = [...lines.values()].map(({ memberId, heldBy = null }) => ({
    ...common,
    subjectKey: keys.get(memberId)!,
    isForSubject: true,
    holdId: heldBy,
    details: {},
  }))
  await append(tx, who, keys, [forStaff, ...forMembers])
}

const lineKey = (key: string, heldBy: string | null | undefined): string => `${key} ${heldBy ?? ''}`

type Row = Omit<typeof auditEntry.$inferInsert, 'id' | 'at' | 'actorRole' | 'actorKey' | 'seal'>

async function append(
  tx: Tx,
  who: AuditWriter,
  keys: ReadonlyMap<string, string>,
  rows: readonly Row[],
): Promise<void> {
  const readerId = idOf(who)
  const at = who.now()
  const actor = { actorRole: roleOf(who.actor), actorKey: (readerId && keys.get(readerId)) ?? null }
  await tx.insert(auditEntry).values(
    rows.map((row) => {
      const entry = { id: who.newId(), at, ...actor, ...row, subjectId: row.subjectId ?? null }
      return { ...entry, seal: who.audit.seal(rowText(entry)) }
    }),
  )
}

type SealedRow = Omit<typeof auditEntry.$inferSelect, 'seal'>

/** The log signs this text, so a new column is added at the end. */
export const rowText = (row: Omit<SealedRow, 'subjectKind' | 'subjectKey' | 'holdId'> & Partial<SealedRow>): string =>
  JSON.stringify([
    row.id,
    row.at.toISOString(),
    row.act,
    row.actorRole,
    row.actorKey,
    row.subjectKind ?? null,
    row.subjectId,
    row.subjectKey ?? null,
    row.isForSubject,
    row.holdId ?? null,
    Object.entries(row.details).sort(([a], [b]) => (a < b ? -1 : 1)),
  ])

const idOf = ({ actor }: AuditWriter): string | undefined => (actor === 'operator' ? undefined : actor?.id)

function roleOf(actor: AuditWriter['actor']): (typeof AUDIT_ROLES)[number] {
  if (actor === undefined) return 'system'
  if (actor === 'operator') return actor
  const widest = (['admin', 'moderator', 'medical_professional'] as const).find((role) => actor.roles.includes(role))
  return widest ?? 'member'
}

function standsFor(subject: Subject | undefined): { subjectKind: string | null; subjectId: string | null } {
  if (subject === undefined) return { subjectKind: null, subjectId: null }
  if (subject === 'everyone') return { subjectKind: subject, subjectId: null }
  return 'memberId' in subject
    ? { subjectKind: 'member', subjectId: null }
    : { subjectKind: subject.kind, subjectId: subject.id }
}

async function toldLately(
  tx: Tx,
  who: AuditWriter,
  { act, keys }: { act: string; keys: ReadonlyMap<string, string> },
): Promise<string[]> {
  const readerKey = keys.get(idOf(who) ?? '')
  if (readerKey === undefined) return []
  const rows = await tx
    .select({ key: auditEntry.subjectKey, holdId: auditEntry.holdId })
    .from(auditEntry)
    .where(
      and(
        inArray(auditEntry.subjectKey, [...keys.values()]),
        eq(auditEntry.act, act),
        eq(auditEntry.actorKey, readerKey),
        gt(auditEntry.id, firstIdAt(who.now().getTime() - ONE_READING_MS)),
      ),
    )
  return rows.flatMap(({ key, holdId }) => (key === null ? [] : lineKey(key, holdId)))
}

/** UUIDs of version 7 begin with the milliseconds. */
function firstIdAt(msecs: number): string {
  const hex = msecs.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/**
 * Shows these members which of their data the staff read in a case.
 * @param how `now`: all entries until this instant, in full; `over`: also the rest, by month alone, because the exact time would reveal more than that the
 * case existed
 */
export async function releaseReadings(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  { holdId, memberIds, how }: { holdId: string; memberIds: readonly string[]; how: 'now' | 'over' },
): Promise<void> {
  const keys = await auditKeysOf(tx, memberIds)
  const set = how === 'now' ? { toldUntil: now() } : { isOver: true }
  for (const subjectKey of keys.values())
    await tx
      .insert(auditRelease)
      .values({ holdId, subjectKey, ...set })
      .onConflictDoUpdate({ target: [auditRelease.holdId, auditRelease.subjectKey], set })
}

/** Makes missing keys in sorted order, so that two transactions do not wait for each other. */
async function keysFor(tx: Tx, ids: readonly (string | undefined)[]): Promise<Map<string, string>> {
  const members = [...new Set(ids.filter((id) => id !== undefined))].sort()
  if (members.length === 0) return new Map()
  await tx
    .insert(auditKey)
    .values(members.map((memberId) => ({ memberId, key: v4() })))
    .onConflictDoNothing()
  return auditKeysOf(tx, members)
}

export async function auditKeysOf(db: Reader, memberIds: readonly string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(auditKey)
    .where(inArray(auditKey.memberId, [...memberIds]))
  return new Map(rows.map(({ memberId, key }) => [memberId, key]))
}

export async function membersOfKeys(db: Reader, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select()
    .from(auditKey)
    .where(inArray(auditKey.key, [...keys]))
  return new Map(rows.map(({ memberId, key }) => [key, memberId]))
}
