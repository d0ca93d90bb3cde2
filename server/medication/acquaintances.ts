import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Agreement } from '#contract/medication/choices.ts'
import { areBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { emit } from '#server/foundation/transaction.ts'
import { acquaintanceEnded } from './events.ts'
import { acquaintance, report, reportKey } from './tables.ts'

/** One side's view of who of a pair agreed to be shown to the other. */
export type Acquaintance = {
  id: string
  agreement: Agreement
  /** The two are shown to each other: both agreed, and no block stands between them. */
  isMutual: boolean
}

type Row = typeof acquaintance.$inferSelect

/**
 * What stands between the owner of the own report and the other's. Where both agreed but a block stands, it reads as if they alone had: whoever is not shown
 * to them is not known to have agreed.
 */
export function acquaintanceOf(row: Row, { ownId, isBlocked }: { ownId: string; isBlocked: boolean }): Acquaintance {
  const [mine, theirs] = row.a === ownId ? [row.aAgreedAt, row.bAgreedAt] : [row.bAgreedAt, row.aAgreedAt]
  const isMutual = mine !== null && theirs !== null && !isBlocked
  const agreement = isMutual ? 'both' : mine ? 'mine' : theirs ? 'theirs' : 'neither'
  return { id: row.id, agreement, isMutual }
}

/** The rows of these pairs of reports, by `pairKey`. */
export async function acquaintancesOf(
  db: Reader,
  pairs: readonly { ownId: string; otherId: string }[],
): Promise<Map<string, Row>> {
  if (pairs.length === 0) return new Map()
  const lower = pairs.map(({ ownId, otherId }) => (ownId < otherId ? ownId : otherId))
  const higher = pairs.map(({ ownId, otherId }) => (ownId < otherId ? otherId : ownId))
  const rows = await db
    .select()
    .from(acquaintance)
    .where(
      sql`(${acquaintance.a}, ${acquaintance.b}) in (select * from unnest(${sql.param(lower)}::uuid[], ${sql.param(higher)}::uuid[]))`,
    )
  return new Map(rows.map((row) => [pairKey(row.a, row.b), row]))
}

/** A pair of reports as one word, whichever comes first. */
export const pairKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

/** Makes the pairs of a report known to their members by an id each, in the transaction that stores them. */
export async function knowPairs(tx: Tx, reportId: string, otherIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into ${acquaintance} (a, b)
    select least(id, ${reportId}::uuid), greatest(id, ${reportId}::uuid) from unnest(${sql.param([...otherIds])}::uuid[]) id
    order by 1, 2
    on conflict do nothing`)
}

/** SQL: the owners of both reports, of which these rows tell, agreed to be shown. */
export const bothAgreed = (own: SQL, other: SQL): SQL => sql`exists (
  select from ${acquaintance} where ${isOf(own, other)} and ${acquaintance.aAgreedAt} is not null and ${acquaintance.bAgreedAt} is not null
)`

/**
 * SQL: the pair is not to be seen by the owner of `own`. Whom they met is gone while a block stands between the two. Of those that they do not know a block
 * hides none, or blocking somebody would tell which pair is theirs; what became findable today is shown from tomorrow.
 */
export const isWithheldAt =
  (now: Date) =>
  (own: SQL, other: SQL): SQL =>
    sql`(
  exists (
    select from ${acquaintance} where ${isOf(own, other)} and ${acquaintance.metAt} is not null
      and ${areBlocked(sql`${own}.owner_id`, sql`${other}.owner_id`)}
  ) or exists (
    select from ${reportKey} where ${reportKey.reportId} = ${other}.subject_id and ${reportKey.shownFrom} > ${now.toISOString()}::timestamptz
      and not ${bothAgreed(own, other)}
  )
)`

const isOf = (own: SQL, other: SQL): SQL =>
  sql`${acquaintance.a} = least(${own}.subject_id, ${other}.subject_id) and ${acquaintance.b} = greatest(${own}.subject_id, ${other}.subject_id)`

/** A pair as one of its members holds it until the transaction ends: nobody agrees, or takes it back, meanwhile. */
export type HeldPair = { row: Row; ownId: string; otherId: string; otherMemberId: string; isBlocked: boolean }

/** @throws Refusal NOT_FOUND unless this member owns one of the two reports */
export async function holdPair(tx: Tx, { memberId, id }: { memberId: string; id: string }): Promise<HeldPair> {
  const [known] = await tx.select().from(acquaintance).where(eq(acquaintance.id, id))
  if (!known) throw new Refusal('NOT_FOUND')
  // First the reports, in one order, as whoever deletes one does: it is either there for all of this or not at all.
  const reports = await tx
    .select({ id: report.id, memberId: report.memberId })
    .from(report)
    .where(inArray(report.id, [known.a, known.b]))
    .orderBy(report.id)
    .for('key share')
  const [row] = await tx.select().from(acquaintance).where(eq(acquaintance.id, id)).for('update')
  const own = reports.find((each) => each.memberId === memberId)
  const other = reports.find((each) => each.memberId !== memberId)
  if (!row || !own || !other) throw new Refusal('NOT_FOUND')
  const { rows } = await tx.execute(
    sql`select where ${areBlocked(sql`${memberId}::uuid`, sql`${other.memberId}::uuid`)}`,
  )
  return { row, ownId: own.id, otherId: other.id, otherMemberId: other.memberId, isBlocked: rows.length > 0 }
}

/** Agrees to be shown, or takes it back; answers the pair as it is then. */
export async function setAgreed(
  tx: Tx,
  { row, ownId }: Pick<HeldPair, 'row' | 'ownId'>,
  agreed: { at: Date | null; metAt?: Date },
): Promise<Row> {
  const [changed] = await tx
    .update(acquaintance)
    .set({
      ...(row.a === ownId ? { aAgreedAt: agreed.at } : { bAgreedAt: agreed.at }),
      ...(agreed.metAt && { metAt: row.metAt ?? agreed.metAt }),
    })
    .where(eq(acquaintance.id, row.id))
    .returning()
  return changed!
}

/**
 * Forgets what stood between a report and every other, when it is deleted or declares another medication: nobody agreed to be shown for that one, and the id
 * by which a member knew the pair would tell them whose it is.
 */
export async function forgetAcquaintances(tx: Tx, reportId: string): Promise<void> {
  const held = await lockInOrder(tx, or(eq(acquaintance.a, reportId), eq(acquaintance.b, reportId)))
  await tx.delete(acquaintance).where(inArray(acquaintance.id, held.map(idOf)))
  await announceEnds(tx, held)
}

/** Two members part: takes back what both agreed to where they know each other. Those pairs of theirs in which they do not stay as they are. */
export async function endBetween(tx: Tx, ones: readonly string[], others: readonly string[]): Promise<void> {
  const [mine, theirs] = [[...ones], [...others]]
  const held = await lockInOrder(
    tx,
    and(
      isNotNull(acquaintance.metAt),
      or(
        and(inArray(acquaintance.a, mine), inArray(acquaintance.b, theirs)),
        and(inArray(acquaintance.a, theirs), inArray(acquaintance.b, mine)),
      ),
    ),
  )
  await tx
    .update(acquaintance)
    .set({ aAgreedAt: null, bAgreedAt: null })
    .where(inArray(acquaintance.id, held.map(idOf)))
  await announceEnds(tx, held)
}

/** In one order: several who part or delete at once could otherwise wait in a circle. */
const lockInOrder = (tx: Tx, which: SQL | undefined): Promise<Row[]> =>
  tx.select().from(acquaintance).where(which).orderBy(acquaintance.a, acquaintance.b).for('update')

const idOf = ({ id }: Row) => id

async function announceEnds(tx: Tx, ended: readonly Row[]): Promise<void> {
  for (const { id, metAt } of ended) if (metAt) await emit(tx, acquaintanceEnded, { pairId: id })
}
