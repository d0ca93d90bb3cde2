import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '#server/foundation/db/database.ts'
import type { ReportedCase } from '#server/medication/score.ts'
import { topMatches } from '#server/medication/search-queries.ts'
import { best, comparisonWith, type Owned, type Ranked, ranked } from './medication-truth.ts'

/** The search as the product does it. */
export async function indexedSearch(db: Db, { reportId, kept }: { reportId: string; kept: number }): Promise<Ranked[]> {
  const search = await topMatches(db, { subjectId: reportId, excludedOwnerIds: [], kept })
  if (!search) throw new Error(`Report ${reportId} is not indexed.`)
  return search.found.map(({ subjectId: id, score, criteria }) => ranked({ id, score, criteria }))
}

/** The search by one statement that scores every row of the narrow table. */
export async function exhaustiveReports(
  db: Db,
  { reportId, kept }: { reportId: string; kept: number },
): Promise<Ranked[]> {
  const { rows } = await db.execute<Ranked>(sql`
    select id, score, "order" from (
      select x.*, row_number() over (partition by member_id order by score desc, "order") as of_member
      from (
        select p.report_id as id, p.member_id,
          case when q.name_key <> '' and p.name_key = q.name_key then 40
               when q.substance_key <> '' and p.substance_key = q.substance_key then 35 else 0 end as score,
          left(encode(sha256(uuid_send(least(p.report_id, q.report_id)) || uuid_send(greatest(p.report_id, q.report_id))), 'hex'), 16) as "order"
        from (select * from report_key where report_id = ${reportId} offset 0) q
        cross join report_key p
        where p.member_id <> q.member_id and icount(p.effects & q.effects) > 0
      ) x
      where score > 0
    ) y
    where of_member = 1
    order by score desc, "order"
    limit ${kept}`)
  return rows
}

/** The search without any help: every report is fetched, and compared in JavaScript. */
export async function loadAllReports(
  client: pg.Client,
  { of, kept }: { of: ReportedCase; kept: number },
): Promise<Ranked[]> {
  const compare = comparisonWith(of)
  const matches: Owned[] = []
  await client.query('begin')
  await client.query(
    `declare everyone no scroll cursor for
     select r.id, r.member_id as "memberId", d.name, d.substance, coalesce(e.terms, '{}') as reactions
     from medication_report r join report_drug d on d.report_id = r.id and d.position = 0
     left join (select report_id, array_agg(term) as terms from report_reaction group by report_id) e on e.report_id = r.id`,
  )
  for (;;) {
    const { rows } = await client.query<ReportedCase>('fetch 20000 from everyone')
    if (rows.length === 0) break
    for (const row of rows) {
      const match = compare(row)
      if (match) matches.push(match)
    }
  }
  await client.query('commit')
  return best(matches, kept)
}
