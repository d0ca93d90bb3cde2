import { type SQLWrapper, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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

const DAY_MS = 86_400_000
const dayFrom = (offset: number) => new Date(Date.parse('2026-06-15') + offset * DAY_MS).toISOString().slice(0, 10)

const anyDay = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -20, max: 20 }).map(dayFrom) },
  { weight: 3, arbitrary: fc.constantFrom(-91, -90, -31, -30, 0, 30, 31, 90, 91).map(dayFrom) },
  { weight: 1, arbitrary: fc.constantFrom('1900-01-01', '2100-12-31') },
  { weight: 2, arbitrary: fc.constant(null) },
)

/** Texts that are nearly the same, or share a little: all that words can bring comes up. */
const anyText = fc
  .record({ from: fc.constantFrom(0, 3, 40), length: fc.constantFrom(0, 1, 2, 20, 24), more: fc.nat({ max: 6 }) })
  .map(({ from, length, more }) => `${wordsFrom(from, length)} ${wordsFrom(200 + more, more)}`)

const anyReport = fc.record({
  number: fc.nat({ max: 1_000_000 }),
  memberId: fc.nat({ max: 5 }).map(authorIdOf),
  name: fc.constantFrom('Doliprane', 'DOLIPRANE® 1 000 mg', 'Advil', 'Paracétamol', '💊', '!!!'),
  substance: fc.constantFrom('Paracétamol', 'paracetamol 500 mg', 'ibuprofène', '💊', '', null),
  description: anyText,
  reactions: fc.subarray(['Nausées', 'NAUSEES', 'rêves agités', 'Fatigue', '🤕'], { maxLength: 3 }),
  severity: fc.integer({ min: 1, max: 5 }),
  onsetDate: anyDay,
})

/** Ids do not follow the order in which reports are written here. */
const anyReports = fc
  .uniqueArray(anyReport, { minLength: 2, maxLength: 40, selector: ({ number }) => number })
  .map((many) => many.map(({ number, ...said }): ReportedCase => ({ ...said, id: postIdOf(20_000, number) })))

describe('a search finds exactly what the plain scorer finds', () => {
  test('among any few reports, whatever is left out and however many are kept', async () => {
    await fc.assert(
      fc.asyncProperty(anyReports, fc.constantFrom(1, 3, 10, 1000), async (many, kept) => {
        await reports.clear()
        await reports.publish(many)
        for (const report of many)
          expect(await reports.found(report.id, { kept })).toEqual(bestMatches(report, { among: many, kept }))
        const [asking] = many as [ReportedCase]
        const excludedOwnerIds = [authorIdOf(1), authorIdOf(4)]
        expect(await reports.found(asking.id, { kept, excludedOwnerIds })).toEqual(
          bestMatches(asking, { among: many.filter(({ memberId }) => !excludedOwnerIds.includes(memberId)), kept }),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('among thousands of reports as members write them', { tags: 'long' }, async () => {
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

test('among equals the newest come first, and are the ones kept', async () => {
  const many = Array.from({ length: 9 }, (_, number) =>
    numbered((number * 5) % 9, { ...same, description: wordsFrom(0, 6) }),
  )
  await reports.clear()
  await reports.publish(many)
  const [asking, ...others] = many.map(({ id }) => id).sort((one, other) => (one < other ? 1 : -1))
  expect((await reports.found(asking!, { kept: 4 })).map(({ id }) => id)).toEqual(others.slice(0, 4))
})

test('nothing is found of a report that is not indexed', async () => {
  await reports.clear()
  await reports.write([numbered(0, same)])
  expect(await reports.found(postIdOf(20_000, 0))).toEqual([])
  expect(await reports.search(postIdOf(20_000, 0))).toEqual([])
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
