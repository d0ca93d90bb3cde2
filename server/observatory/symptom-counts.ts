import { sql } from 'drizzle-orm'
import type { CountryCode } from '#contract/foundation/countries.ts'
import { monthsBefore } from '#contract/foundation/dates.ts'
import { MONTHS_SHOWN } from '#contract/observatory/limits.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { helpReader } from '#lexicon/readers/help.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { movedBetween, togetherOf } from '#server/foundation/disclosure/counting.ts'
import { knownSubstances } from '#server/medication/substance-queries.ts'
import { countedSymptoms, ESTABLISHED, fillEstablished, symptomTotals } from '#server/posts/research-queries.ts'
import type { Count, Median, Totals } from './publication.ts'
import { placeOf } from './region.ts'
import { EVERYONE, observedProfile } from './tables.ts'

/** Texts that are read at once: few enough for the process to answer others in between. */
const READ_AT_ONCE = 1_000

/**
 * Reads all posts that count, once, so that all later counts are over the same posts. It creates temporary tables for the transaction: those of
 * `fillEstablished` as of `now`;
 * `felt`, of the members who agree to research, with one row for each post and listed symptom, and one of EVERYONE; and `helped` with what helped.
 * A member counts in one place only: the one they named last.
 */
export async function gatherSymptoms(tx: Tx, now: Date): Promise<void> {
  await fillEstablished(tx, now)
  await tx.execute(sql`create temporary table observed on commit drop as ${countedSymptoms(ESTABLISHED)}`)
  await gatherPlaces(tx)
  await gatherHelp(tx)
  const names = sql.param(SYMPTOMS.map(({ fr }) => fr))
  const ids = sql.param(SYMPTOMS.map(({ id }) => id))
  await tx.execute(sql`
    create temporary table felt on commit drop as
    with listed as (select * from unnest(${names}::text[], ${ids}::text[]) as listed (name, id))
    select post_id, member_id, symptom, to_char(created_at at time zone 'UTC', 'YYYY-MM') as month,
      signed_up_on, coalesce(home.place, 'unknown') as place, resolved_at is not null as is_resolved,
      case when start_date is not null then greatest(0, (resolved_at at time zone 'UTC')::date - start_date) end as days
    from observed join established using (member_id) left join home using (member_id)
    cross join lateral (
      select id as symptom from listed where name = any (observed.tags) union all select ${EVERYONE}
    ) told`)
  await tx.execute(sql`analyze felt`)
  await gatherProfiles(tx)
}

async function gatherPlaces(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ country: CountryCode; postal_code: string }>(
    sql`select distinct country, coalesce(postal_code, '') as postal_code from observed where country is not null`,
  )
  const places = rows.map(({ country, postal_code: postalCode }) => placeOf({ country, postalCode }))
  await tx.execute(sql`
    create temporary table home on commit drop as
    select distinct on (member_id) member_id, place
    from observed join unnest(
      ${sql.param(rows.map(({ country }) => country))}::text[],
      ${sql.param(rows.map((row) => row.postal_code))}::text[],
      ${sql.param(places)}::text[]
    ) as told (country, postal_code, place)
    on told.country = observed.country and told.postal_code = coalesce(observed.postal_code, '')
    order by member_id, created_at desc, post_id desc`)
}

async function gatherHelp(tx: Tx): Promise<void> {
  const read = helpReader(await knownSubstances(tx))
  await tx.execute(sql`create temporary table helped (post_id uuid not null, term text not null) on commit drop`)
  for (let after: string | undefined; ; ) {
    const { rows } = await tx.execute<{ post_id: string; treatment: string }>(sql`
      select post_id, treatment from observed
      where resolved_at is not null and treatment is not null and ${after === undefined ? sql`true` : sql`post_id > ${after}`}
      order by post_id limit ${READ_AT_ONCE}`)
    if (rows.length === 0) break
    after = rows.at(-1)!.post_id
    const found = rows.flatMap(({ post_id: id, treatment }) => [...read(treatment)].map((term) => ({ id, term })))
    await tx.execute(sql`insert into helped select * from unnest(
      ${sql.param(found.map(({ id }) => id))}::uuid[], ${sql.param(found.map(({ term }) => term))}::text[])`)
  }
  await tx.execute(sql`analyze helped`)
}

async function gatherProfiles(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temporary table profile on commit drop as
    with help as (select post_id, string_agg(term, ',' order by term) as terms from helped group by 1),
    line as (
      select member_id, concat_ws('|', symptom, month, place, is_resolved, coalesce(days, -1), terms) as told
      from felt left join help using (post_id)
    ),
    member as (select encode(sha256(convert_to(string_agg(told, ';' order by told), 'UTF8')), 'hex') as digest from line group by member_id)
    select digest, count(*)::int as members from member group by 1`)
}

export async function countMoved(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ moved: number }>(sql`
    select ${movedBetween(sql`now.members`, sql`last.members`)} as moved
    from profile now full join ${observedProfile} last using (digest)`)
  return rows[0]!.moved
}

/** Returns the months up to the one of `now`; '' stands for all months before them. */
export function monthsTold(now: Date): string[] {
  const present = `${now.toISOString().slice(0, 7)}-01`
  return [
    '',
    ...Array.from({ length: MONTHS_SHOWN }, (_, i) => monthsBefore(present, MONTHS_SHOWN - 1 - i).slice(0, 7)),
  ]
}

export async function countMembersOf(tx: Tx, now: Date): Promise<Count[]> {
  const first = monthsTold(now)[1]
  // Grouped by member first: far cheaper than counting distinct members of each cell.
  const { rows } = await tx.execute<Count>(sql`
    select symptom, topic, key, count(*)::int as members, max(together)::int as wave
    from (
      select symptom, topic, key, ${togetherOf(sql`symptom, topic, key`)} as together
      from (
        select distinct symptom, 'members' as topic, '' as key, member_id, signed_up_on from felt
        union all select distinct symptom, 'resolved', '', member_id, signed_up_on from felt where is_resolved
        -- What lies before the months that are told of is one cell: together they are all there is.
        union all select distinct symptom, 'month', case when month < ${first} then '' else month end, member_id, signed_up_on from felt
        union all select distinct symptom, 'place', place, member_id, signed_up_on from felt
        union all select distinct symptom, 'help', term, member_id, signed_up_on from felt join helped using (post_id)
      ) told
    ) counted
    group by 1, 2, 3`)
  return rows
}

/** Returns the median recovery of each group, over the shortest recovery of each member for which both dates are known. */
export async function countRecoveries(tx: Tx): Promise<Median[]> {
  const { rows } = await tx.execute<Median>(sql`
    select symptom, count(*)::int as members, max(together)::int as wave, percentile_disc(0.5) within group (order by days)::int as days
    from (
      select symptom, days, ${togetherOf(sql`symptom`)} as together
      from (
        select symptom, member_id, signed_up_on, min(days) as days from felt where is_resolved and days is not null group by 1, 2, 3
      ) recovered
    ) counted
    group by 1`)
  return rows
}

export async function countTotals(tx: Tx): Promise<Totals> {
  const { rows } = await tx.execute<Pick<Totals, 'members' | 'wave'>>(sql`
    select count(*)::int as members, coalesce(max(together), 0)::int as wave
    from (select ${togetherOf(sql`true`)} as together from established) counted`)
  return { ...rows[0]!, ...(await symptomTotals(tx, ESTABLISHED)) }
}
