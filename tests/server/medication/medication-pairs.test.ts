import { beforeEach, describe, expect, test } from 'vitest'
import { dropKeys, pendingSubjects } from '#server/foundation/pairs/keys.ts'
import { bestPairsOf } from '#server/foundation/pairs/lists.ts'
import { searchAndStore } from '#server/foundation/pairs/search.ts'
import { deleteReport } from '#server/medication/commands/remove.ts'
import { reportPairs } from '#server/medication/pairs.ts'
import { bestMatches, byRank, type ReportedCase } from '#server/medication/score.ts'
import { authorIdOf, postIdOf } from '../../../bench/support/community.ts'
import { wordsFrom } from '../../support/fixtures/cases.ts'
import { pairsAmong, workThrough } from '../../support/fixtures/pairs.ts'
import { aReport } from '../../support/fixtures/reported.ts'
import { useReportDatabase } from '../../support/servers/report-database.ts'

const MEMBERS = 200
const CLIENTS = 16
const reports = useReportDatabase({ members: MEMBERS, clients: CLIENTS })

beforeEach(async () => {
  await reports.clear()
})

const taken = {
  name: 'Doliprane 500 mg',
  substance: 'Paracétamol',
  reactions: ['Nausées'],
  severity: 3,
  onsetDate: '2026-06-15',
}
const numbered = (number: number, said: Partial<ReportedCase> = {}): ReportedCase =>
  aReport({
    id: postIdOf(20_000, number),
    memberId: authorIdOf(number),
    ...taken,
    description: wordsFrom(number % 5, 10),
    ...said,
  })
const many = (count: number, said: (number: number) => Partial<ReportedCase> = () => ({})): ReportedCase[] =>
  Array.from({ length: count }, (_, number) => numbered(number, said(number)))

/** Every pair that is a match, as `pairs()` writes them. */
const allPairs = (all: readonly ReportedCase[]) => pairsAmong(all, bestMatches)
const atOnce = <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) =>
  workThrough(items, CLIENTS, work)

describe('declared at the same time', () => {
  test('reports all find each other, once, and each new pair is answered to one search only', async () => {
    const all = many(100, (number) => ({
      name: number % 3 ? 'Doliprane' : 'Efferalgan',
      substance: number % 2 ? 'paracetamol' : null,
    }))
    await reports.write(all)
    const told: string[] = []
    await atOnce(all, async (report) => {
      await reports.index(report)
      for (const { subjectId } of await reports.search(report.id)) told.push([report.id, subjectId].sort().join(' '))
    })
    const expected = allPairs(all)
    expect(expected.length).toBeGreaterThan(1000)
    expect(await reports.pairs()).toEqual(expected)
    expect(told.sort()).toEqual(expected.map((pair) => pair.replace(/ \d+$/, '')))
    expect(await pendingSubjects(reportPairs, reports.db(), 10)).toEqual([])
  })
})

describe('edited at the same time', () => {
  test('no pair of an older version stays, and none is missing', { tags: 'long' }, async () => {
    const all = many(60)
    const final = new Map(all.map((report) => [report.id, report]))
    await reports.write(all)
    await atOnce(
      all.map((report, index) => ({ report, edits: index % 2 ? 6 : 0 })),
      async ({ report, edits }) => {
        await reports.index(report)
        await reports.search(report.id)
        for (let edit = 1; edit <= edits; edit++) {
          const edited = { ...report, name: edit % 2 ? 'Advil' : 'Doliprane', description: wordsFrom(edit, 10) }
          final.set(report.id, edited)
          await reports.index(edited, 1 + edit)
          await reports.search(report.id)
        }
      },
    )
    for (const reportId of await pendingSubjects(reportPairs, reports.db(), 1000)) await reports.search(reportId)
    expect(await reports.pairs()).toEqual(allPairs([...final.values()]))
  })

  test('reports may be taken out or deleted at any moment', { tags: 'long' }, async () => {
    const all = many(60)
    const fateOf = (report: ReportedCase) => Number.parseInt(report.id.slice(-4), 16) % 4
    await reports.write(all)
    await atOnce(all, async (report) => {
      await reports.index(report)
      await reports.search(report.id)
      if (fateOf(report) === 0) await reports.db().transaction((tx) => dropKeys(reportPairs, tx, [report.id]))
      if (fateOf(report) === 1) await reports.db().transaction((tx) => deleteReport(tx, report.id))
    })
    expect(await reports.pairs()).toEqual(allPairs(all.filter((report) => fateOf(report) > 1)))
  })
})

describe('indexing', () => {
  test('an older version or the same changes nothing', async () => {
    const [report, other] = many(2) as [ReportedCase, ReportedCase]
    await reports.write([report, other])
    expect(await reports.index(other)).toBe(true)
    expect(await reports.index(report, 3)).toBe(true)
    await reports.search(report.id)
    const pairs = await reports.pairs()
    expect(pairs).toHaveLength(1)
    expect(await reports.index({ ...report, severity: 1 }, 2)).toBe(false)
    expect(await reports.index({ ...report, severity: 1 }, 3)).toBe(false)
    expect(await reports.pairs()).toEqual(pairs)
  })

  test('an edit takes the pairs of the older version with it, and waits for its search', async () => {
    const [report, other] = many(2) as [ReportedCase, ReportedCase]
    await reports.write([report, other])
    await reports.index(other)
    await reports.index(report)
    expect(await pendingSubjects(reportPairs, reports.db(), 10)).toEqual([report.id, other.id])
    expect(await pendingSubjects(reportPairs, reports.db(), 1)).toEqual([report.id])
    await reports.search(other.id)
    await reports.search(report.id)
    expect(await pendingSubjects(reportPairs, reports.db(), 10)).toEqual([])
    const before = await reports.pairs()
    expect(before).toHaveLength(1)

    const edited = { ...report, severity: 4 }
    await reports.index(edited, 2)
    expect(await reports.pairs()).toEqual([])
    expect(await pendingSubjects(reportPairs, reports.db(), 10)).toEqual([report.id])
    expect(await reports.search(report.id)).toMatchObject([{ subjectId: other.id, ownerId: other.memberId }])
    expect(await reports.pairs()).toEqual(allPairs([edited, other]))
    expect(await reports.pairs()).not.toEqual(before)
  })
})

describe('searching', () => {
  test('again finds nothing new', async () => {
    const all = many(6)
    await reports.publish(all)
    expect(await reports.search(all[0]!.id)).toHaveLength(5)
    expect(await reports.search(all[0]!.id)).toEqual([])
    expect(await reports.pairs()).toHaveLength(5)
  })

  test('keeps the best only, yet a pair that the other side found stays', async () => {
    const all = many(8, (number) => ({ description: wordsFrom(number, 10) }))
    await reports.publish(all)
    await reports.search(all[0]!.id, { kept: 2 })
    expect(await reports.pairs()).toHaveLength(2)
    await reports.search(all[7]!.id)
    await reports.search(all[0]!.id, { kept: 2 })
    expect(await reports.pairs()).toHaveLength(2 + bestMatches(all[7]!, { among: all, kept: 50 }).length)
  })

  test('what must follow is written with the pairs or not at all', async () => {
    const all = many(3)
    await reports.publish(all)
    const input = { subjectId: all[0]!.id, excluded: async () => [], kept: 50 }
    const failing = searchAndStore(reportPairs, reports.services(), input, async () => {
      throw new Error('The nudge could not be written.')
    })
    await expect(failing).rejects.toThrow('The nudge could not be written.')
    expect(await reports.pairs()).toEqual([])
    expect(await reports.search(all[0]!.id)).toHaveLength(2)
  })
})

describe('the list of a report', () => {
  const bestOf = async (report: ReportedCase, { limit = 50, excludedOwnerIds = [] as string[] } = {}) =>
    (await bestPairsOf(reportPairs, reports.db(), { subjectIds: [report.id], limit, excludedOwnerIds })).map(
      ({ otherId }) => otherId,
    )

  test('holds pairs found from both sides, best first', async () => {
    const all = many(12, (number) => ({
      description: wordsFrom(number % 4, 8 + (number % 3)),
      severity: 2 + (number % 2),
      onsetDate: number % 5 ? '2026-06-15' : null,
    }))
    await reports.publish(all)
    for (const report of all) await reports.search(report.id, { kept: 3 })
    const own = all[4]!
    const stored = await bestPairsOf(reportPairs, reports.db(), {
      subjectIds: [own.id],
      limit: 50,
      excludedOwnerIds: [],
    })
    const plain = bestMatches(own, { among: all, kept: 50 })
    expect(stored.length).toBeGreaterThan(3)
    for (const { otherId, score, criteria, ownId, ownerId } of stored) {
      expect(ownId).toBe(own.id)
      expect({ id: otherId, score, criteria }).toEqual(plain.find(({ id }) => id === otherId))
      expect(ownerId).toBe(all.find(({ id }) => id === otherId)?.memberId)
    }
    const ranked = stored.map((match) => ({ ...match, id: match.otherId })).sort(byRank)
    expect(stored.map(({ otherId }) => otherId)).toEqual(ranked.map(({ id }) => id))
    expect(await bestOf(own, { limit: 2 })).toEqual(ranked.slice(0, 2).map(({ id }) => id))
  })

  test('is the exact best 50 of the last search, whatever the others found', async () => {
    const all = many(120, (number) => ({ description: wordsFrom(number % 11, 10 + (number % 7)) }))
    await reports.publish(all)
    await atOnce(all, (report) => reports.search(report.id, { kept: 50 }))
    for (const own of [all[0]!, all[57]!, all[119]!])
      expect(await bestOf(own)).toEqual(bestMatches(own, { among: all, kept: 50 }).map(({ id }) => id))
  })

  test('leaves out what its owner called not relevant, for its owner alone, before the limit', async () => {
    const all = many(4, (number) => ({ description: wordsFrom(number, 12) }))
    const [own, ...others] = all as [ReportedCase, ...ReportedCase[]]
    await reports.publish(all)
    await reports.search(own.id)
    const before = await bestOf(own)
    expect(before).toHaveLength(3)
    await reports
      .client()
      .query('insert into medication_feedback values ($1, $2, $3, now())', [own.memberId, own.id, before[0]])
    expect(await bestOf(own, { limit: 2 })).toEqual(before.slice(1))
    expect(await bestOf(others.find(({ id }) => id === before[0])!)).toContain(own.id)

    await reports.index({ ...own, severity: 4 }, 2)
    await reports.search(own.id)
    expect(await bestOf(own)).toHaveLength(2)
    expect(await bestOf(own)).not.toContain(before[0])
  })

  test('leaves out excluded members', async () => {
    const all = many(3)
    await reports.publish(all)
    await reports.search(all[0]!.id)
    expect(await bestOf(all[0]!, { excludedOwnerIds: [all[1]!.memberId] })).toEqual([all[2]!.id])
  })
})
