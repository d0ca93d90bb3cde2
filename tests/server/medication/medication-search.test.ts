import { type SQLWrapper, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Reader } from '#server/foundation/db/database.ts'
import { bestMatches, type ReportedCase } from '#server/medication/score.ts'
import { topMatches } from '#server/medication/search.ts'
import { authorIdOf, postIdOf } from '../../../bench/support/community.ts'
import { memberCount, reportersOf } from '../../../bench/support/medication/medication-reports.ts'
import { wordsFrom } from '../../support/fixtures/cases.ts'
import { aReport } from '../../support/fixtures/reported.ts'
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
    const expected = bestMatches(report, { among: [...many, ...asking], kept: 50 })
    expect(await reports.found(report.id, { kept: 50 })).toEqual(expected)
    found += expected.length
  }
  expect(found).toBeGreaterThan(200)
})

const same = { name: 'Doliprane', reactions: ['Nausées'], severity: 3, onsetDate: '2026-06-15' }
const numbered = (number: number, said: Partial<ReportedCase>): ReportedCase =>
  aReport({ id: postIdOf(20_000, number), memberId: authorIdOf(number), ...said })

test('61 points are enough and 60 are not', async () => {
  const onset = { ...same, severity: 4, onsetDate: '2026-08-20' }
  const many = [
    numbered(0, { ...same, description: wordsFrom(0, 30) }),
    numbered(1, { ...onset, description: wordsFrom(29, 30) }),
    numbered(2, { ...onset, description: wordsFrom(30, 30) }),
  ]
  await reports.clear()
  await reports.publish(many)
  expect((await reports.found(many[0]!.id)).map(({ id, score }) => [id, score])).toEqual([[many[1]!.id, 61]])
})

test('what has no effect in common takes no place among the best', async () => {
  const many = [
    numbered(0, { ...same, description: wordsFrom(0, 20) }),
    // 73 points, and nothing but the medication and a word.
    numbered(1, { ...same, reactions: ['Fatigue'], description: wordsFrom(19, 20) }),
    // 66 points, with the effect.
    numbered(2, { ...same, severity: 4, onsetDate: null, description: wordsFrom(2, 18) }),
  ]
  await reports.clear()
  await reports.publish(many)
  expect((await reports.found(many[0]!.id, { kept: 1 })).map(({ id }) => id)).toEqual([many[2]!.id])
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
