import { type AnyColumn, and, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Agreement } from '#contract/medication/choices.ts'
import { takesPartInMedication } from '#server/accounts/participation-queries.ts'
import { areBlocked, wereBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { instantOf } from '#server/foundation/db/instant.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { emit, pushEvent } from '#server/foundation/transaction.ts'
import { notify } from '#server/notifications/commands/notify.ts'
import { introductionEnded } from './events.ts'
import { criteriaOf, type MedicationPair, pointsOf, scoreOf } from './score.ts'
import { introduction, medicationDisclosure, report } from './tables.ts'

type Introduction = {
  id: string
  agreement: Agreement
  /** Both agreed, both take part, and no block stands between them. */
  isMutual: boolean
}

type IntroductionRow = typeof introduction.$inferSelect

/**
 * If both agreed but were not introduced since, or the other member is hidden, it reads as if only the reader had agreed: nobody learns that a hidden member
 * agreed.
 */
export function introductionOf(
  row: IntroductionRow,
  { ownId, isHidden }: { ownId: string; isHidden: boolean },
): Introduction {
  const [mine, theirs] = row.a === ownId ? [row.aAgreedAt, row.bAgreedAt] : [row.bAgreedAt, row.aAgreedAt]
  const isMutual = isIntroduced(row) && !isHidden
  const agreement = isMutual ? 'both' : mine ? 'mine' : theirs ? 'theirs' : 'neither'
  return { id: row.id, agreement, isMutual }
}

const isIntroduced = ({ aAgreedAt, bAgreedAt, metAt }: IntroductionRow): boolean =>
  aAgreedAt !== null && bAgreedAt !== null && metAt !== null && metAt >= aAgreedAt && metAt >= bAgreedAt

const bothAgreed = and(isNotNull(introduction.aAgreedAt), isNotNull(introduction.bAgreedAt))!

export const bothIntroduced = and(
  bothAgreed,
  gte(introduction.metAt, introduction.aAgreedAt),
  gte(introduction.metAt, introduction.bAgreedAt),
)!

export async function storeIntroductions(
  tx: Tx,
  reportId: string,
  found: readonly { subjectId: string; criteria: MedicationPair }[],
): Promise<void> {
  const rows = found.map(({ subjectId: otherId, criteria: { isSubstance, effects } }) => {
    const [a, b] = [reportId, otherId].sort() as [string, string]
    return { a, b, isSubstance, effects }
  })
  if (rows.length === 0) return
  await tx
    .insert(introduction)
    .values(rows.sort((one, other) => (one.a + one.b < other.a + other.b ? -1 : 1)))
    .onConflictDoNothing()
}

export const ownersIntroduced = (ownId: SQL, otherId: SQL): SQL =>
  sql`exists (select from ${introduction} where ${isIntroductionOf(ownId, otherId)} and ${bothIntroduced})`

/**
 * SQL: the owner of `own` must not see the pair of the rows `own` and `other`. A pair of introduced members is hidden while a block stands between them. A
 * block hides no pair of strangers, because its disappearance would reveal which pair is theirs.
 */
export const isWithheld = (own: SQL, other: SQL): SQL => sql`exists (
  select from ${introduction} where ${isIntroductionOf(sql`${own}.subject_id`, sql`${other}.subject_id`)} and ${introduction.metAt} is not null
    and ${areBlocked(sql`${own}.owner_id`, sql`${other}.owner_id`)}
)`

export const isIntroductionOf = (ownId: SQL, otherId: SQL): SQL =>
  sql`${introduction.a} = least(${ownId}, ${otherId}) and ${introduction.b} = greatest(${ownId}, ${otherId})`

export const areOpen = (one: SQL, other: SQL): SQL =>
  sql`(${takesPartInMedication(one)} and ${takesPartInMedication(other)} and not ${areBlocked(one, other)})`

/** A pair as one of its members sees it, locked until the transaction ends, so that no agreement changes meanwhile. */
export type HeldPair = {
  row: IntroductionRow
  memberId: string
  ownId: string
  otherId: string
  otherMemberId: string
  isHidden: boolean
}

/**
 * @returns undefined where the other report is gone, or declares another medication since
 * @throws Refusal NOT_FOUND where this member owns neither of the two reports
 */
export async function holdPair(
  tx: Tx,
  { memberId, id }: { memberId: string; id: string },
): Promise<HeldPair | undefined> {
  const [known] = await tx.select().from(introduction).where(eq(introduction.id, id))
  if (!known) return undefined
  // The reports are locked first, in the order of a deletion: each exists for all of this transaction or not at all.
  const reports = await tx
    .select({ id: report.id, memberId: report.memberId })
    .from(report)
    .where(inArray(report.id, [known.a, known.b]))
    .orderBy(report.id)
    .for('key share')
  const [row] = await tx.select().from(introduction).where(eq(introduction.id, id)).for('update')
  const own = reports.find((each) => each.memberId === memberId)
  const other = reports.find((each) => each.memberId !== memberId)
  if (!row || !other) return undefined
  if (!own) throw new Refusal('NOT_FOUND')
  const { rows } = await tx.execute(
    sql`select where not ${areOpen(sql`${memberId}::uuid`, sql`${other.memberId}::uuid`)}`,
  )
  return { row, memberId, ownId: own.id, otherId: other.id, otherMemberId: other.memberId, isHidden: rows.length > 0 }
}

export async function setAgreed(
  tx: Tx,
  { row, ownId }: Pick<HeldPair, 'row' | 'ownId'>,
  at: Date | null,
): Promise<void> {
  await tx
    .update(introduction)
    .set(row.a === ownId ? { aAgreedAt: at } : { bAgreedAt: at })
    .where(eq(introduction.id, row.id))
  await discloseAgreements(tx, [row.id])
}

/** The first introduction decides what the members are told of each other; later ones keep that decision. */
export async function meet(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId' | 'metrics'>,
  { row, ownId, otherId, memberId, otherMemberId }: HeldPair,
): Promise<void> {
  const [met] = await tx
    .update(introduction)
    // The time must not be before either agreement, which a server with a clock ahead of this one may have dated.
    .set({ metAt: sql`greatest(${instantOf(services.now())}, ${introduction.aAgreedAt}, ${introduction.bAgreedAt})` })
    .where(eq(introduction.id, row.id))
    .returning()
  if (!met!.criteria) await decideCriteria(tx, met!)
  for (const [recipientId, senderId, reportId] of [
    [memberId, otherMemberId, ownId],
    [otherMemberId, memberId, otherId],
  ] as const) {
    await notify(tx, services, { recipientIds: [recipientId], senderId, kind: 'acquainted', subjectId: row.id })
    pushEvent(tx, [recipientId], { kind: 'medication', id: reportId })
  }
}

export async function pairsToMeet(db: Reader): Promise<{ id: string; memberId: string }[]> {
  const [one, other] = [alias(report, 'one'), alias(report, 'other')]
  return db
    .select({ id: introduction.id, memberId: one.memberId })
    .from(introduction)
    .innerJoin(one, eq(one.id, introduction.a))
    .innerJoin(other, eq(other.id, introduction.b))
    .where(and(bothAgreed, sql`${bothIntroduced} is not true`, areOpen(sql`${one.memberId}`, sql`${other.memberId}`)))
    .orderBy(introduction.id)
}

async function decideCriteria(tx: Tx, { id, a, b, isSubstance }: IntroductionRow): Promise<void> {
  const { description, severity, onsetDate } = report
  const [one, other] = await tx
    .select({ description, severity, onsetDate })
    .from(report)
    .where(inArray(report.id, [a, b]))
  const criteria = criteriaOf(one!, other!, { isSubstance })
  await tx
    .update(introduction)
    .set({ criteria, score: scoreOf(pointsOf(criteria)) })
    .where(eq(introduction.id, id))
}

async function discloseAgreements(tx: Tx, ids: readonly string[]): Promise<void> {
  const isOfA = sql`${medicationDisclosure.reportId} = ${introduction.a}`
  const theirs = sql`case when ${isOfA} then ${introduction.bAgreedAt} else ${introduction.aAgreedAt} end`
  const other = sql`case when ${isOfA} then ${introduction.b} else ${introduction.a} end`
  await tx
    .update(medicationDisclosure)
    .set({
      agreedAt: sql`case when ${isOfA} then ${introduction.aAgreedAt} else ${introduction.bAgreedAt} end`,
      invitedAt: invitationBy(sql`${medicationDisclosure.reportId}`, other, theirs),
    })
    .from(introduction)
    .where(and(eq(medicationDisclosure.pairId, introduction.id), inArray(introduction.id, [...ids])))
}

/**
 * SQL: the agreement of the other side, as the owner of `own` is invited by it. It is no invitation where one of the two does not take part, where the other
 * has blocked the owner, or where the owner had blocked them before: if they accepted, no answer would come, which would reveal a block. A block that the owner
 * makes later takes none back, because its disappearance would reveal whose it is.
 */
export const invitationBy = (own: SQL, other: SQL, agreedAt: SQL): SQL => sql`case when exists (
  select from ${report} mine, ${report} theirs where mine.id = ${own} and theirs.id = ${other}
    and ${takesPartInMedication(sql`mine.member_id`)} and ${takesPartInMedication(sql`theirs.member_id`)}
    and not ${wereBlocked(sql`mine.member_id`, sql`theirs.member_id`, agreedAt)}
) then ${agreedAt} end`

const isOpenBetween = (one: AnyColumn | SQL, other: AnyColumn | SQL): SQL => sql`exists (
  select from ${report} mine, ${report} theirs where mine.id = ${one} and theirs.id = ${other} and ${areOpen(sql`mine.member_id`, sql`theirs.member_id`)}
)`

/**
 * The pair is gone, and only shown until the turn of the day. Returns the id of the member's own report.
 * @throws Refusal NOT_FOUND unless the pair is shown to them
 */
export async function agreeToDeletedPair(
  tx: Tx,
  { memberId, id, at }: { memberId: string; id: string; at: Date },
): Promise<string> {
  const { agreedAt, reportId } = medicationDisclosure
  const [noted] = await tx
    .update(medicationDisclosure)
    .set({ agreedAt: sql`coalesce(${agreedAt}, ${instantOf(at)})` })
    .where(and(isShownTo(memberId, id), isNull(medicationDisclosure.dismissedAt)))
    .returning({ reportId })
  if (!noted) throw new Refusal('NOT_FOUND')
  return noted.reportId
}

/** SQL: as in the list, a pair that has met is not shown while a block or a withdrawal stands between the two: a block is answered as a departure is. */
export const isShownTo = (memberId: string, id: string): SQL =>
  sql`${medicationDisclosure.pairId} = ${id} and exists (
    select from ${report} where ${report.id} = ${medicationDisclosure.reportId} and ${report.memberId} = ${memberId}
      and ${takesPartInMedication(report.memberId)}
  ) and not exists (
    select from ${introduction} where ${introduction.id} = ${id} and ${introduction.metAt} is not null
      and not ${isOpenBetween(introduction.a, introduction.b)}
  )`

/**
 * Deletes the introductions of a report, when it is deleted or declares another medication: the agreements were for the earlier one, and the pair's id would
 * reveal whose it is. Strangers are shown such a pair until the turn of the day.
 * @param bySubstance  only pairs that have nothing but the substance in common
 */
export async function forgetIntroductions(
  tx: Tx,
  reportId: string,
  { bySubstance = false }: { bySubstance?: boolean } = {},
): Promise<void> {
  const isDisclosed = bySubstance ? medicationDisclosure.isSubstance : undefined
  await tx.delete(medicationDisclosure).where(and(eq(medicationDisclosure.reportId, reportId), isDisclosed))
  const isOfReport = or(eq(introduction.a, reportId), eq(introduction.b, reportId))
  const held = await lockInOrder(tx, and(isOfReport, bySubstance ? introduction.isSubstance : undefined))
  const met = held.filter(({ metAt }) => metAt).map(idOf)
  await tx.delete(medicationDisclosure).where(inArray(medicationDisclosure.pairId, met))
  await tx.delete(introduction).where(inArray(introduction.id, held.map(idOf)))
  await announceEnds(tx, held)
}

export async function endBetween(tx: Tx, ones: readonly string[], others: readonly string[]): Promise<void> {
  const [mine, theirs] = [[...ones], [...others]]
  const held = await lockInOrder(
    tx,
    and(
      isNotNull(introduction.metAt),
      or(
        and(inArray(introduction.a, mine), inArray(introduction.b, theirs)),
        and(inArray(introduction.a, theirs), inArray(introduction.b, mine)),
      ),
    ),
  )
  await tx
    .update(introduction)
    .set({ aAgreedAt: null, bAgreedAt: null })
    .where(inArray(introduction.id, held.map(idOf)))
  await discloseAgreements(tx, held.map(idOf))
}

/** Several members who block or delete at once could otherwise wait in a circle. */
const lockInOrder = (tx: Tx, which: SQL | undefined): Promise<IntroductionRow[]> =>
  tx.select().from(introduction).where(which).orderBy(introduction.a, introduction.b).for('update')

const idOf = ({ id }: IntroductionRow) => id

async function announceEnds(tx: Tx, ended: readonly IntroductionRow[]): Promise<void> {
  for (const { id, metAt } of ended) if (metAt) await emit(tx, introductionEnded, { pairId: id })
}
