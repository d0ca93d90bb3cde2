import { type SQLWrapper, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Reader } from '#server/foundation/db/database.ts'
import type { ReportedCase } from '#server/medication/score.ts'
import { topMatches } from '#server/medication/search-queries.ts'
import { memberCount, reportersOf } from '../../../bench/support/medication/medication-reports.ts'
import { bestReports } from '../../support/plain-search/best-reports.ts'
import { useReportDatabase } from '../../support/servers/report-database.ts'

const REPORTS = 3000
const reports = useReportDatabase({ members: memberCount(REPORTS) })

test('a search among thousands of reports as members write them finds exactly what the plain scorer finds', {
  tags: 'long',
}, async () => {
  const { reports: made, fresh } = reportersOf(REPORTS)
  const many: ReportedCase[] = [...made()]
  const asking = Array.from({ length: 25 }, (_, number) => fresh(number))
  await reports.clear()
  await reports.publish([...many, ...asking])
  let found = 0
  for (const report of [...asking, ...many.slice(-25)]) {
    const expected = bestReports(report, { among: [...many, ...asking], kept: 50 })
    expect(await reports.found(report.id, { kept: 50 })).toEqual(expected)
    found += expected.length
  }
  expect(found).toBeGreaterThan(200)
})

test('a search looks up the name and the substance, and reads no other reports', async () => {
  const many: ReportedCase[] = [...reportersOf(REPORTS).reports()]
  await reports.clear()
  await reports.publish(many)
  await reports.client().query('vacuum analyze report_key')
  const plan: string[] = []
  const explaining = {
    async execute(query: SQLWrapper) {
      const { rows } = await reports.db().execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
      plan.push(...rows.map((row) => row['QUERY PLAN']))
      return { rows: [] }
    },
  }
  const asked = { subjectId: many[0]!.id, excludedOwnerIds: [], kept: 50 }
  await topMatches(explaining as unknown as Reader, asked)
  const read = plan.join('\n')
  expect(read).toContain('report_key_name_key_index')
  expect(read).toContain('report_key_substance_key_index')
  expect(read).not.toContain('Seq Scan')
})
