import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { criteriaOf, type DescribedCase, pointsOf, type ReportedCase, scoreOf } from '#server/medication/score.ts'
import { wordsFrom } from '../../support/fixtures/cases.ts'
import { aReport } from '../../support/fixtures/reported.ts'
import { bestReports, byRankOfReports, pairOf } from '../../support/plain-search/best-reports.ts'

const her = (said: Partial<ReportedCase> = {}) => aReport({ id: ID_A, memberId: 'alice', ...said })
const his = (said: Partial<ReportedCase> = {}) => aReport({ id: ID_B, memberId: 'bruno', ...said })
const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const [ID_A, ID_B] = [idOf(1), idOf(2)]

const drug = { name: 'Doliprane', reactions: ['Nausées'] }

describe('a pair', () => {
  test.each([
    ['the same name', { name: 'Doliprane' }, { name: 'Doliprane' }, 40],
    ['the same name without case, accents and dosage', { name: 'Spédifen® 400 mg' }, { name: 'SPEDIFEN' }, 40],
    ['two doses of one medication', { name: 'Doliprane 500 mg' }, { name: 'doliprane 1 000 mg' }, 40],
    ['another name', { name: 'Doliprane' }, { name: 'Efferalgan' }, undefined],
    ['names of which nothing is to be compared', { name: '💊' }, { name: '💊' }, undefined],
    ['the same substance', { name: 'A', substance: 'Paracétamol' }, { name: 'B', substance: 'paracetamol' }, 35],
    [
      'a substance with a dosage',
      { name: 'A', substance: 'paracétamol 500 mg' },
      { name: 'B', substance: 'PARACETAMOL' },
      35,
    ],
    ['name and substance', { name: 'A', substance: 'C' }, { name: 'A', substance: 'C' }, 40],
    ['another substance', { name: 'A', substance: 'paracétamol' }, { name: 'B', substance: 'ibuprofène' }, undefined],
    ['empty substances', { name: 'A', substance: '' }, { name: 'B', substance: '' }, undefined],
    ['a name that is the other’s substance', { name: 'A', substance: 'C' }, { name: 'C' }, undefined],
  ])('with %s has its score', (_, one, other, score) => {
    const effect = { reactions: ['Nausées'] }
    expect(pairOf(her({ ...effect, ...one }), his({ ...effect, ...other }))?.score).toBe(score)
  })

  test.each([
    ['one that both name', ['Nausées', 'Fatigue'], ['Nausées'], ['Nausées']],
    ['in either language', ['Nausea'], ['NAUSÉES'], ['Nausées']],
    ['several, in the order of the alphabet', ['Nausées', 'Fatigue'], ['Fatigue', 'Nausées'], ['Fatigue', 'Nausées']],
    ['none', ['Nausées'], ['Fatigue'], undefined],
    ['words that are not listed, which decide nothing', ['rêves agités'], ['rêves agités'], undefined],
    ['a listed one beside words', ['Nausées', 'rêves agités'], ['rêves agités', 'Nausées'], ['Nausées']],
    ['nothing', [], [], undefined],
  ])('is found by the effects in common: %s', (_, mine, theirs, effects) => {
    expect(pairOf(her({ ...drug, reactions: mine }), his({ ...drug, reactions: theirs }))?.criteria.effects).toEqual(
      effects,
    )
  })

  test('is never between reports of the same member', () => {
    expect(pairOf(her(drug), his({ ...drug, memberId: 'alice' }))).toBeUndefined()
  })

  const anyReport = fc.record<ReportedCase>({
    id: fc.nat({ max: 1_000 }).map(idOf),
    memberId: fc.constantFrom('alice', 'bruno', 'chloe'),
    name: fc.constantFrom('Doliprane', 'doliprane 500 mg', 'Advil', '!!'),
    substance: fc.constantFrom(null, '', 'Paracétamol', 'ibuprofène'),
    reactions: fc.subarray(['Nausées', 'Fatigue', 'rêves agités']),
  })

  test('is the same from both sides, whichever report comes first', () => {
    fc.assert(
      fc.property(anyReport, anyReport, (one, other) => {
        const there = pairOf(one, other)
        const back = pairOf(other, one)
        expect(there && { ...there, id: '' }).toEqual(back && { ...back, id: '' })
      }),
    )
  })

  test('no two are equal in rank', () => {
    const own = her(drug)
    const ranked = fc.record({ id: fc.constantFrom(idOf(3), idOf(4)), score: fc.constantFrom(35, 40) })
    const { criteria } = pairOf(own, his(drug))!
    fc.assert(
      fc.property(ranked, ranked, (one, other) => {
        fc.pre(one.id !== other.id)
        const sign = Math.sign(byRankOfReports({ ...one, criteria }, { ...other, criteria }))
        expect(sign).toBe(-Math.sign(byRankOfReports({ ...other, criteria }, { ...one, criteria })))
        expect(sign).not.toBe(0)
      }),
    )
  })
})

describe('the pairs that a search keeps', () => {
  const others = (count: number, said: (number: number) => Partial<ReportedCase>) =>
    Array.from({ length: count }, (_, number) =>
      aReport({ ...drug, id: idOf(10 + number), memberId: `member ${number}`, ...said(number) }),
    )
  const keptOf = (among: ReportedCase[], kept: number) => bestReports(her(drug), { among, kept }).map(({ id }) => id)

  test('are those of the same medication before those of the same substance, then any, whatever order they come in', () => {
    const among = others(20, (number) => (number % 2 ? {} : { name: 'Efferalgan', substance: 'Paracétamol' }))
    const own = her({ ...drug, substance: 'Paracétamol' })
    const kept = bestReports(own, { among, kept: 15 })
    expect(kept.map(({ score }) => score)).toEqual([...Array(10).fill(40), ...Array(5).fill(35)])
    expect(bestReports(own, { among: among.toReversed(), kept: 15 })).toEqual(kept)
  })

  test('hold one report of each place, and new accounts only the remaining places and ten more', () => {
    const crowd = others(100, () => ({ place: { placeKey: 'one household', isEstablished: false } }))
    expect(keptOf(crowd, 50)).toHaveLength(1)
    const established = others(60, () => ({}))
    const added = others(60, (number) => ({
      id: idOf(200 + number),
      place: { placeKey: `new ${number}`, isEstablished: false },
    }))
    const kept = keptOf([...added, ...established], 50)
    expect(kept).toHaveLength(60)
    expect(new Set(kept).intersection(new Set(keptOf(established, 50))).size).toBe(50)
    expect(keptOf([...added, ...established.slice(0, 20)], 50)).toHaveLength(60)
  })
})

const described = (said: Partial<DescribedCase> = {}): DescribedCase => ({
  description: '',
  severity: 1,
  onsetDate: null,
  ...said,
})
const points = (one: Partial<DescribedCase>, other: Partial<DescribedCase>, isSubstance = false) =>
  pointsOf(criteriaOf(described(one), described(other), { isSubstance }))

describe('points, once both have agreed', () => {
  test.each([
    ['the same words', wordsFrom(0, 8), wordsFrom(0, 8), 30],
    ['half of the longer', wordsFrom(0, 4), wordsFrom(0, 8), 15],
    ['none', wordsFrom(0, 4), wordsFrom(100, 4), 0],
    ['two of seven, rounded down', wordsFrom(0, 2), wordsFrom(0, 7), 8],
    ['words of three letters alone', 'mal aux bras', 'mal aux bras', 30],
    ['too short to count', 'mal au dos', 'mal au dos', 0],
    ['each word once', 'nausée nausées NAUSEE vertige', 'nausee vertiges', 30],
  ])('for words: %s', (_, one, other, expected) => {
    expect(points({ description: one }, { description: other }).words).toBe(expected)
  })

  test.each([
    [3, 3, 15],
    [3, 4, 10],
    [4, 3, 10],
    [1, 3, 0],
    [1, 5, 0],
  ])('for severities %i and %i: %i', (one, other, expected) => {
    expect(points({ severity: one }, { severity: other }).severity).toBe(expected)
  })

  test.each([
    ['2026-06-01', '2026-06-30', 15],
    ['2026-06-30', '2026-07-01', 10],
    ['2026-06-01', '2026-09-30', 10],
    ['2026-06-30', '2026-10-01', 0],
    ['2025-12-31', '2026-01-01', 10],
    ['2025-06-15', '2026-06-15', 0],
    [null, '2026-06-15', 0],
    [null, null, 0],
  ])('for a start on %s and on %s: %i, by the months', (one, other, expected) => {
    expect(points({ onsetDate: one }, { onsetDate: other }).onset).toBe(expected)
  })

  test('every day of a month counts alike', () => {
    const days = Array.from({ length: 30 }, (_, day) => `2026-06-${String(day + 1).padStart(2, '0')}`)
    for (const other of ['2026-05-31', '2026-06-15', '2026-09-01', '2026-10-01'])
      expect(new Set(days.map((onsetDate) => points({ onsetDate }, { onsetDate: other }).onset)).size).toBe(1)
  })

  test('for the medication are 40 or for the substance 35, and 100 at most in all', () => {
    const same = { description: wordsFrom(0, 30), severity: 4, onsetDate: '2026-06-15' }
    expect(points(same, same)).toEqual({ drug: 40, words: 30, severity: 15, onset: 15 })
    expect(points(same, same, true)).toEqual({ drug: 35, words: 30, severity: 15, onset: 15 })
    expect([scoreOf(points(same, same)), scoreOf(points(same, same, true))]).toEqual([100, 95])
  })
})
