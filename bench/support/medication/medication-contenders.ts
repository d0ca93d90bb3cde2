import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '#server/foundation/db/database.ts'
import type { ReportedCase } from '#server/medication/score.ts'
import { topMatches } from '#server/medication/search.ts'
import { best, comparisonWith, type Ranked, ranked } from './medication-truth.ts'

/** The search as the product does it. */
export async function indexedSearch(db: Db, { reportId, kept }: { reportId: string; kept: number }): Promise<Ranked[]> {
  const search = await topMatches(db, { subjectId: reportId, excludedOwnerIds: [], kept })
  if (!search) throw new Error(`Report ${reportId} is not indexed.`)
  return search.found.map(({ subjectId: id, score, criteria }) => ranked({ id, score, criteria }))
}

/** The same by one statement that scores every row of the narrow table. */
export async function exhaustiveReports(
  db: Db,
  { reportId, kept }: { reportId: string; kept: number },
): Promise<Ranked[]> {
  const { rows } = await db.execute<Ranked>(sql`
    select x.report_id as id, x.score, x.similarity
    from (
      select p.report_id, n.similarity, icount(p.effects & q.effects) as shared,
        least(100, case when q.name_key <> '' and p.name_key = q.name_key then 40
                        when q.substance_key <> '' and p.substance_key = q.substance_key then 35 else 0 end
          + floor(30 * n.similarity)::int
          + case abs(p.severity - q.severity) when 0 then 15 when 1 then 10 else 0 end
          + case when abs(p.onset - q.onset) <= 30 then 15 when abs(p.onset - q.onset) <= 90 then 10 else 0 end) as score
      from (select * from report_key where report_id = ${reportId} offset 0) q
      cross join report_key p
      cross join lateral (select icount(p.tok & q.tok)::float8 / greatest(p.ntok, q.ntok, 1) as similarity offset 0) n
      where p.member_id <> q.member_id
    ) x
    where x.score > 60 and (x.shared > 0 or x.similarity >= 0.1)
    order by x.score desc, x.similarity desc, x.report_id desc
    limit ${kept}`)
  return rows
}

/** The same without any help: every report is fetched, and compared in JavaScript. */
export async function loadAllReports(
  client: pg.Client,
  { of, kept }: { of: ReportedCase; kept: number },
): Promise<Ranked[]> {
  const compare = comparisonWith(of)
  const matches: Ranked[] = []
  await client.query('begin')
  await client.query(
    `declare everyone no scroll cursor for
     select r.id, r.member_id as "memberId", d.name, d.substance, r.description, r.severity, r.onset_date::text as "onsetDate",
       coalesce(e.terms, '{}') as reactions
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
