import { inArray } from 'drizzle-orm'
import { v4 } from 'uuid'
import type { Member } from './actor.ts'
import type { Services } from './context.ts'
import type { Reader, Tx } from './db/database.ts'
import { type AuditDetails, auditEntry, auditKey } from './tables.ts'

type Entry = {
  /** `<what>.<done>`, such as "case.decided". */
  act: string
  /** A thing by its kind and id, or a person: their id goes no further than their key. */
  subject?: { kind: string; id: string } | { memberId: string }
  details?: AuditDetails
}

type Who = Pick<Services, 'now' | 'newId'> & { actor?: Pick<Member, 'id'> }

const toldIn = new WeakMap<Tx, Set<string>>()

/** Whether this transaction has written a line about this member. */
export const isToldIn = (tx: Tx, memberId: string): boolean => toldIn.get(tx)?.has(memberId) === true

/** Adds to the audit log what a member of the staff does or reads, in the transaction that does it; without an actor, what the machine did by itself. */
export async function record(tx: Tx, { now, newId, actor }: Who, { act, subject, details = {} }: Entry): Promise<void> {
  const aboutPerson = subject && 'memberId' in subject ? subject.memberId : undefined
  const keys = await keysFor(tx, [actor?.id, aboutPerson])
  await tx.insert(auditEntry).values({
    id: newId(),
    at: now(),
    act,
    actorKey: (actor && keys.get(actor.id)) ?? null,
    subjectKind: subject ? ('memberId' in subject ? 'member' : subject.kind) : null,
    subjectId: subject && 'id' in subject ? subject.id : null,
    subjectKey: (aboutPerson && keys.get(aboutPerson)) ?? null,
    details,
  })
  if (aboutPerson !== undefined) toldIn.set(tx, (toldIn.get(tx) ?? new Set()).add(aboutPerson))
}

/** Keys of these members, made where there is none yet; in one order, so that two who do the same do not wait for each other. */
async function keysFor(tx: Tx, ids: readonly (string | undefined)[]): Promise<Map<string, string>> {
  const members = [...new Set(ids.filter((id) => id !== undefined))].sort()
  if (members.length === 0) return new Map()
  await tx
    .insert(auditKey)
    .values(members.map((memberId) => ({ memberId, key: v4() })))
    .onConflictDoNothing()
  return auditKeysOf(tx, members)
}

/** Under which keys these members stand in the log: absent for whoever does not. */
export async function auditKeysOf(db: Reader, memberIds: readonly string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(auditKey)
    .where(inArray(auditKey.memberId, [...memberIds]))
  return new Map(rows.map(({ memberId, key }) => [memberId, key]))
}

/** Of whom these keys are; absent for whoever is gone. */
export async function membersOfKeys(db: Reader, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select()
    .from(auditKey)
    .where(inArray(auditKey.key, [...keys]))
  return new Map(rows.map(({ memberId, key }) => [key, memberId]))
}
