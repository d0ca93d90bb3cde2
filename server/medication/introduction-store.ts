import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Agreement } from '#contract/medication/choices.ts'
import { takesPartInMedication } from '#server/accounts/participation-queries.ts'
import { areBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { emit } from '#server/foundation/transaction.ts'
import { introductionEnded } from './events.ts'
import { criteriaOf, type MedicationPair, pointsOf, scoreOf } from './score.ts'
import { introduction, medicationDisclosure, report } from './tables.ts'

/** One side's view of who of a pair agreed to be shown to the other. */
type Introduction = {
  id: string
  agreement: Agreement
  /** The two are shown to each other: both agreed, both take part, and no block stands between them. */
  isMutual: boolean
}

type IntroductionRow = typeof introduction.$inferSelect

/**
 * Returns the agreement of a pair as the owner of the own report sees it. When both agreed but the other is not shown to them, it reads as if they alone had
 * agreed: nobody learns that a member who is not shown to them agreed.
 */
export function introductionOf(
  row: IntroductionRow,
  { ownId, isHidden }: { ownId: string; isHidden: boolean },
): Introduction {
  const [mine, theirs] = row.a === ownId ? [row.aAgreedAt, row.bAgreedAt] : [row.bAgreedAt, row.aAgreedAt]
  const isMutual = mine !== null && theirs !== null && !isHidden
  const agreement = isMutual ? 'both' : mine ? 'mine' : theirs ? 'theirs' : 'neither'
  return { id: row.id, agreement, isMutual }
}

/**
 * Gives each pair of a report the id by which its members know it, in the transaction that stores the pairs, and decides what strangers are told of it. A pair
 * that was there before keeps what was decided then.
 */
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

/** SQL: the owners of the two reports of these ids agreed to be shown. */
export const bothAgreed = (ownId: SQL, otherId: SQL): SQL => sql`exists (
  select from ${introduction} where ${isOf(ownId, otherId)} and ${introduction.aAgreedAt} is not null and ${introduction.bAgreedAt} is not null
)`

/**
 * SQL: the owner of `own` must not see the pair of the rows `own` and `other`. A pair whose owners have met is withheld while a block stands between the two. A
 * block withholds no pair of strangers: otherwise blocking somebody would tell which pair is theirs.
 */
export const isWithheld = (own: SQL, other: SQL): SQL => sql`exists (
  select from ${introduction} where ${isOf(sql`${own}.subject_id`, sql`${other}.subject_id`)} and ${introduction.metAt} is not null
    and ${areBlocked(sql`${own}.owner_id`, sql`${other}.owner_id`)}
)`

/** SQL: the introduction is between the reports of these ids. */
export const isOf = (ownId: SQL, otherId: SQL): SQL =>
  sql`${introduction.a} = least(${ownId}, ${otherId}) and ${introduction.b} = greatest(${ownId}, ${otherId})`

/** A pair as one of its members sees it, locked until the transaction ends: nobody agrees, or takes it back, meanwhile. */
export type HeldPair = {
  row: IntroductionRow
  ownId: string
  otherId: string
  otherMemberId: string
  isHidden: boolean
}

/**
 * Locks a pair of reports.
 * @returns undefined where the other report is gone, or declares another medication since
 * @throws Refusal NOT_FOUND where this member owns neither of the two reports
 */
export async function holdPair(
  tx: Tx,
  { memberId, id }: { memberId: string; id: string },
): Promise<HeldPair | undefined> {
  const [known] = await tx.select().from(introduction).where(eq(introduction.id, id))
  if (!known) return undefined
  // The reports are locked first, in one order, as a deletion locks them: each is either there for all of this or not at all.
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
  const [mine, theirs] = [sql`${memberId}::uuid`, sql`${other.memberId}::uuid`]
  const { rows } = await tx.execute(
    sql`select where ${areBlocked(mine, theirs)} or not ${takesPartInMedication(mine)} or not ${takesPartInMedication(theirs)}`,
  )
  return { row, ownId: own.id, otherId: other.id, otherMemberId: other.memberId, isHidden: rows.length > 0 }
}

/**
 * Agrees to be shown, or takes it back, and returns the pair as it is then. When both have agreed for the first time, this decides what the two are told of
 * each other; later agreements keep what was decided.
 */
export async function setAgreed(
  tx: Tx,
  { row, ownId }: Pick<HeldPair, 'row' | 'ownId'>,
  agreed: { at: Date | null; metAt?: Date },
): Promise<IntroductionRow> {
  const [changed] = await tx
    .update(introduction)
    .set({
      ...(row.a === ownId ? { aAgreedAt: agreed.at } : { bAgreedAt: agreed.at }),
      ...(agreed.metAt && { metAt: row.metAt ?? agreed.metAt }),
    })
    .where(eq(introduction.id, row.id))
    .returning()
  await discloseAgreements(tx, [row.id])
  const { aAgreedAt, bAgreedAt, criteria } = changed!
  return aAgreedAt && bAgreedAt && !criteria ? decideCriteria(tx, changed!) : changed!
}

async function decideCriteria(tx: Tx, { id, a, b, isSubstance }: IntroductionRow): Promise<IntroductionRow> {
  const { description, severity, onsetDate } = report
  const [one, other] = await tx
    .select({ description, severity, onsetDate })
    .from(report)
    .where(inArray(report.id, [a, b]))
  const criteria = criteriaOf(one!, other!, { isSubstance })
  const [decided] = await tx
    .update(introduction)
    .set({ criteria, score: scoreOf(pointsOf(criteria)) })
    .where(eq(introduction.id, id))
    .returning()
  return decided!
}

/** Tells both sides of these pairs who agreed, where the pairs are shown to them. */
async function discloseAgreements(tx: Tx, ids: readonly string[]): Promise<void> {
  const isOfA = sql`${medicationDisclosure.reportId} = ${introduction.a}`
  await tx
    .update(medicationDisclosure)
    .set({
      agreedAt: sql`case when ${isOfA} then ${introduction.aAgreedAt} else ${introduction.bAgreedAt} end`,
      invitedAt: sql`case when ${isOfA} then ${introduction.bAgreedAt} else ${introduction.aAgreedAt} end`,
    })
    .from(introduction)
    .where(and(eq(medicationDisclosure.pairId, introduction.id), inArray(introduction.id, [...ids])))
}

/**
 * Notes that a member agreed to be shown in a pair of which nothing is left but what they are shown until the turn of the day, and returns the id of their own
 * report.
 * @throws Refusal NOT_FOUND unless they are shown it
 */
export async function agreeToNobody(
  tx: Tx,
  { memberId, id, at }: { memberId: string; id: string; at: Date },
): Promise<string> {
  const { agreedAt, reportId } = medicationDisclosure
  const [noted] = await tx
    .update(medicationDisclosure)
    .set({ agreedAt: sql`coalesce(${agreedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(isShownTo(memberId, id), isNull(medicationDisclosure.dismissedAt)))
    .returning({ reportId })
  if (!noted) throw new Refusal('NOT_FOUND')
  return noted.reportId
}

/** SQL: this member takes part and is shown the pair of this id, even if they called it not relevant today. */
export const isShownTo = (memberId: string, id: string): SQL =>
  sql`${medicationDisclosure.pairId} = ${id} and exists (
    select from ${report} where ${report.id} = ${medicationDisclosure.reportId} and ${report.memberId} = ${memberId}
      and ${takesPartInMedication(report.memberId)}
  )`

/**
 * Forgets the pairs between a report and all others, when it is deleted or declares another medication: nobody agreed to be shown for that one, and the id by
 * which a member knew the pair would tell them whose it is. Strangers are shown a pair that they had until the turn of the day.
 * @param bySubstance  only where the substance is all that the two have in common
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

/** Takes back what both agreed to, where two members who part have met. Their pairs in which they are strangers stay as they are. */
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

/** Locks rows in one order: several members who part or delete at once could otherwise wait in a circle. */
const lockInOrder = (tx: Tx, which: SQL | undefined): Promise<IntroductionRow[]> =>
  tx.select().from(introduction).where(which).orderBy(introduction.a, introduction.b).for('update')

const idOf = ({ id }: IntroductionRow) => id

async function announceEnds(tx: Tx, ended: readonly IntroductionRow[]): Promise<void> {
  for (const { id, metAt } of ended) if (metAt) await emit(tx, introductionEnded, { pairId: id })
}
