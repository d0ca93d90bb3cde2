import { inArray, lt, or, sql } from 'drizzle-orm'
import { utcDayOf } from '#contract/foundation/days.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { idArray } from '#server/foundation/pairs/kind.ts'
import { bestPairsOf } from '#server/foundation/pairs/lists.ts'
import { refreshPlaces } from '#server/foundation/pairs/places.ts'
import { transact } from '#server/foundation/transaction.ts'
import { authorPlace } from '#server/posts/research-queries.ts'
import { holdPair, introductionOf, invitationBy, isIntroductionOf, meet, pairsToMeet } from '../introduction-store.ts'
import { reportPairs } from '../pairs.ts'
import { introduction, medicationDisclosure, report, reportKey } from '../tables.ts'

const TURNED_AT_ONCE = 100

/**
 * Publishes the current pairs to the owners of reports, once a day (UTC) for each report. Pairs appear and disappear, and lists change, at no other time, so
 * that no hour reveals whose report it was. May run again: a report that was turned today is skipped.
 */
export async function publishDailyPairs(services: Services): Promise<void> {
  await refreshPlaces(reportPairs, services, { placeOf: (owner) => authorPlace(owner, services.now()) })
  const day = utcDayOf(services.now())
  for (;;) {
    const due = await services.db
      .select({ reportId: reportKey.reportId })
      .from(reportKey)
      .where(lt(reportKey.turnedOn, day))
      .orderBy(reportKey.turnedOn, reportKey.reportId)
      .limit(TURNED_AT_ONCE)
    if (due.length === 0) break
    const reportIds = due.map(({ reportId }) => reportId)
    await transact(services, (tx) => turnReports(tx, { reportIds, day, kept: services.config.matchesKept }))
  }
  for (const { id, memberId } of await pairsToMeet(services.db))
    await transact(services, async (tx) => {
      const pair = await holdPair(tx, { memberId, id })
      if (pair && !pair.isHidden && !introductionOf(pair.row, pair).isMutual) await meet(tx, services, pair)
    })
  await services.db.execute(sql`
    delete from ${medicationDisclosure} where not exists (select from ${reportKey} where ${reportKey.reportId} = ${medicationDisclosure.reportId})`)
}

type Turn = { reportIds: readonly string[]; day: string; kept: number }

async function turnReports(tx: Tx, { reportIds, day, kept }: Turn): Promise<void> {
  const these = idArray(reportIds)
  // Rows are locked in the order in which deleting a report, or searching its pairs, locks the report and its key.
  await tx
    .select({ id: report.id })
    .from(report)
    .where(inArray(report.id, [...reportIds]))
    .orderBy(report.id)
    .for('key share')
  await tx.execute(
    sql`select from ${reportKey} where ${reportKey.reportId} = any (${these}) order by ${reportKey.reportId} for no key update`,
  )
  const best = await bestPairsOf(reportPairs, tx, { subjectIds: reportIds, limit: kept, excludedOwnerIds: [] })
  const pairs = best.map(({ ownId, otherId, placeKey }) => ({ own: ownId, other: otherId, place: placeKey }))
  const { id, a, b, isSubstance, effects, aAgreedAt, bAgreedAt } = introduction
  const theirs = sql`case when ${a} = pair.own then ${bAgreedAt} else ${aAgreedAt} end`
  // The rows are locked until they are written below, because an agreement made meanwhile would be overwritten.
  await tx
    .select({ id })
    .from(introduction)
    .where(or(inArray(a, [...reportIds]), inArray(b, [...reportIds])))
    .orderBy(a, b)
    .for('share')
  await tx.execute(sql`
    with shown as (
      select pair.own, ${id} as pair_id, ${isSubstance} as is_substance, ${effects} as effects,
        encode(sha256(convert_to(concat_ws(' ', own.member_id, pair.place), 'UTF8')), 'hex') as place,
        case when ${a} = pair.own then ${aAgreedAt} else ${bAgreedAt} end as agreed_at,
        ${invitationBy(sql`pair.own`, sql`pair.other`, theirs)} as invited_at
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (own uuid, other uuid, place text)
      join ${report} own on own.id = pair.own
      join ${introduction} on ${isIntroductionOf(sql`pair.own`, sql`pair.other`)}
    ), gone as (
      delete from ${medicationDisclosure} disclosure
      where disclosure.report_id = any (${these})
        and not exists (select from shown where shown.own = disclosure.report_id and shown.pair_id = disclosure.pair_id)
    )
    insert into ${medicationDisclosure} (report_id, pair_id, is_substance, effects, place, agreed_at, invited_at)
    select own, pair_id, is_substance, effects, place, agreed_at, invited_at from shown order by own, pair_id
    on conflict (report_id, pair_id) do update set agreed_at = excluded.agreed_at, invited_at = excluded.invited_at`)
  await tx
    .update(reportKey)
    .set({ turnedOn: day })
    .where(inArray(reportKey.reportId, [...reportIds]))
}
