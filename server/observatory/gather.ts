import { sql } from 'drizzle-orm'
import type { CountryCode } from '#contract/foundation/countries.ts'
import { monthsBefore } from '#contract/foundation/dates.ts'
import { MONTHS_SHOWN } from '#contract/observatory/limits.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { knownSubstances } from '#server/medication/known-substances.ts'
import { countedSymptoms } from '#server/posts/research.ts'
import { helpReader } from './help-terms.ts'
import { placeOf } from './place.ts'
import type { Count, Median } from './publication.ts'
import { EVERYONE } from './tables.ts'

/** Texts that are read at once: few enough for the process to answer others in between. */
const READ_AT_ONCE = 1_000

/**
 * Reads all posts that count once: afterwards `felt` holds, until the transaction ends, one row for each post and each listed symptom of it, and one of EVERYONE;
 * and `helped` what helped. What is counted next is counted over the same posts.
 */
export async function gather(tx: Tx): Promise<void> {
  await tx.execute(sql`create temporary table observed on commit drop as ${countedSymptoms}`)
  await gatherPlaces(tx)
  await gatherHelp(tx)
  const names = sql.param(SYMPTOMS.map(({ fr }) => fr))
  const ids = sql.param(SYMPTOMS.map(({ id }) => id))
  await tx.execute(sql`
    create temporary table felt on commit drop as
    with listed as (select * from unnest(${names}::text[], ${ids}::text[]) as listed (name, id))
    select post_id, member_id, symptom, to_char(created_at at time zone 'UTC', 'YYYY-MM') as month,
      coalesce(told_place.place, 'unknown') as place, resolved_at is not null as is_resolved,
      greatest(0, (resolved_at at time zone 'UTC')::date - start_date) as days
    from observed
    left join told_place on told_place.country = observed.country and told_place.postal_code = coalesce(observed.postal_code, '')
    cross join lateral (
      select id as symptom from listed where name = any (observed.tags) union all select ${EVERYONE}
    ) told`)
  await tx.execute(sql`analyze felt`)
}

/** Each pair of country and postal code that was told, with its place. */
async function gatherPlaces(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ country: CountryCode; postal_code: string }>(
    sql`select distinct country, coalesce(postal_code, '') as postal_code from observed where country is not null`,
  )
  const places = rows.map(({ country, postal_code: postalCode }) => placeOf({ country, postalCode }))
  await tx.execute(sql`
    create temporary table told_place on commit drop as
    select * from unnest(
      ${sql.param(rows.map(({ country }) => country))}::text[],
      ${sql.param(rows.map((row) => row.postal_code))}::text[],
      ${sql.param(places)}::text[]
    ) as told (country, postal_code, place)`)
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

/** Every count of distinct members, however small, of the months up to the one of `now`; over what `gather` gathered. */
export async function countMembersOf(tx: Tx, now: Date): Promise<Count[]> {
  const first = monthsBefore(`${now.toISOString().slice(0, 7)}-01`, MONTHS_SHOWN - 1).slice(0, 7)
  // Grouped by member first: far cheaper than counting distinct members of each cell.
  const { rows } = await tx.execute<Count>(sql`
    select symptom, topic, key, count(*)::int as members
    from (
      select distinct symptom, 'members' as topic, '' as key, member_id from felt
      union all select distinct symptom, 'resolved', '', member_id from felt where is_resolved
      -- What lies before the months that are told of is one cell: together they are all there is.
      union all select distinct symptom, 'month', case when month < ${first} then '' else month end, member_id from felt
      union all select distinct symptom, 'place', place, member_id from felt
      union all select distinct symptom, 'help', term, member_id from felt join helped using (post_id)
    ) told
    group by 1, 2, 3`)
  return rows
}

/** Half of each group's members with a recovery of which both days are told needed no longer; of each member the shortest counts. */
export async function countRecoveries(tx: Tx): Promise<Median[]> {
  const { rows } = await tx.execute<Median>(sql`
    select symptom, count(*)::int as members, percentile_disc(0.5) within group (order by days)::int as days
    from (
      select symptom, member_id, min(days) as days from felt where is_resolved and days is not null group by 1, 2
    ) recovered
    group by 1`)
  return rows
}
