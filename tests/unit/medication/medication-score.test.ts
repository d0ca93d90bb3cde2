import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EFFECT_CLOSENESS, POINTS } from '#contract/medication/limits.ts'
import { bestMatches, byRank, criteriaOf, matchOf, pointsOf, type ReportedCase } from '#server/medication/score.ts'
import { wordsFrom } from '../../support/fixtures/cases.ts'
import { aReport } from '../../support/fixtures/reported.ts'

const her = (said: Partial<ReportedCase> = {}) => aReport({ id: 'a', memberId: 'alice', ...said })
const his = (said: Partial<ReportedCase> = {}) => aReport({ id: 'b', memberId: 'bruno', ...said })

const points = (one: Partial<ReportedCase>, other: Partial<ReportedCase>) => pointsOf(criteriaOf(her(one), his(other)))
const score = (one: Partial<ReportedCase>, other: Partial<ReportedCase>) => matchOf(her(one), his(other))?.score

describe('points', () => {
  test.each([
    ['the same name', { name: 'Doliprane' }, { name: 'Doliprane' }, 40],
    ['the same name without case, accents and dosage', { name: 'Spédifen® 400 mg' }, { name: 'SPEDIFEN' }, 40],
    ['two doses of one medication', { name: 'Doliprane 500 mg' }, { name: 'doliprane 1 000 mg' }, 40],
    ['another name', { name: 'Doliprane' }, { name: 'Efferalgan' }, 0],
    ['names of which nothing is to be compared', { name: '💊' }, { name: '💊' }, 0],
  ])('of a medication with %s', (_, one, other, expected) => {
    expect(points(one, other).drug).toBe(expected)
  })

  test.each([
    ['the same', 'Paracétamol', 'paracetamol', 35],
    ['the same with a dosage behind it', 'paracétamol 500 mg', 'PARACETAMOL', 35],
    ['another', 'paracétamol', 'ibuprofène', 0],
    ['none', null, null, 0],
    ['an empty one', '', '', 0],
  ])('of another name and a substance: %s', (_, one, other, expected) => {
    expect(points({ name: 'Doliprane', substance: one }, { name: 'Efferalgan', substance: other }).drug).toBe(expected)
  })

  test('of name and substance are not added up', () => {
    const same = { name: 'Doliprane', substance: 'paracétamol' }
    expect(criteriaOf(her(same), his(same))).toMatchObject({ exactMedicationMatch: true, sameActiveSubstance: true })
    expect(points(same, same).drug).toBe(40)
    expect(points(same, { ...same, substance: 'ibuprofène' }).drug).toBe(40)
  })

  test('a name never equals a substance', () => {
    expect(points({ name: 'Doliprane', substance: 'paracétamol' }, { name: 'Paracétamol' }).drug).toBe(0)
  })

  test.each([
    ['the same words', wordsFrom(0, 8), wordsFrom(0, 8), 30],
    ['half of the longer', wordsFrom(0, 4), wordsFrom(0, 8), 15],
    ['none', wordsFrom(0, 4), wordsFrom(100, 4), 0],
    ['two of seven, rounded down', wordsFrom(0, 2), wordsFrom(0, 7), 8],
    ['words of three letters alone', 'mal aux bras', 'mal aux bras', 30],
    ['too short to count', 'mal au dos', 'mal au dos', 0],
    ['each word once', 'nausée nausées NAUSEE vertige', 'nausee vertiges', 30],
  ])('of words: %s', (_, one, other, expected) => {
    expect(points({ description: one }, { description: other }).words).toBe(expected)
  })

  test.each([
    [3, 3, 15],
    [3, 4, 10],
    [4, 3, 10],
    [1, 3, 0],
    [1, 5, 0],
  ])('of severities %i and %i: %i', (one, other, expected) => {
    expect(points({ severity: one }, { severity: other }).severity).toBe(expected)
  })

  test.each([
    ['2026-06-15', '2026-06-15', 15],
    ['2026-06-15', '2026-07-15', 15],
    ['2026-07-16', '2026-06-15', 10],
    ['2026-03-01', '2026-05-30', 10],
    ['2026-03-01', '2026-05-31', 0],
    ['2026-03-20', '2026-04-19', 15],
    ['2025-12-20', '2026-01-05', 15],
    [null, '2026-06-15', 0],
    [null, null, 0],
  ])('of an onset on %s and on %s: %i', (one, other, expected) => {
    expect(points({ onsetDate: one }, { onsetDate: other }).onset).toBe(expected)
  })

  test('of words are the same from the ratio as from the two counts', () => {
    for (let larger = 1; larger <= 1100; larger++)
      for (let shared = 0; shared <= larger; shared++)
        if (Math.floor(POINTS.words * (shared / larger)) !== Math.floor((POINTS.words * shared) / larger))
          throw new Error(`${shared} of ${larger} words`)
  })
})

const DRUG = { name: 'Doliprane' }
const TEXT = wordsFrom(0, 30)

describe('a match', () => {
  test('needs more than 60', () => {
    const one = { ...DRUG, severity: 2, onsetDate: '2026-06-15', description: TEXT, reactions: ['Nausées'] }
    const other = { ...one, severity: 3, onsetDate: '2026-08-20', description: wordsFrom(100, 30) }
    expect(score(one, other)).toBeUndefined()
    expect(score(one, { ...other, description: `${wordsFrom(100, 29)} mot0000` })).toBe(61)
  })

  test('is never over 100, and 100 where all is the same', () => {
    const same = { ...DRUG, substance: 'paracétamol', severity: 4, onsetDate: '2026-06-15', description: TEXT }
    expect(score(same, same)).toBe(100)
  })

  test('needs the medication or its substance: all the rest makes 60', () => {
    const same = { severity: 4, onsetDate: '2026-06-15', description: TEXT }
    const [one, other] = [
      { ...same, name: 'Doliprane' },
      { ...same, name: 'Efferalgan' },
    ]
    expect(pointsOf(criteriaOf(her(one), his(other)))).toEqual({ drug: 0, words: 30, severity: 15, onset: 15 })
    expect(score(one, other)).toBeUndefined()
    expect(score({ ...one, substance: 'Paracétamol' }, { ...other, substance: 'paracetamol' })).toBe(95)
  })

  test('needs no word in common where both name an effect', () => {
    const same = { ...DRUG, severity: 4, onsetDate: '2026-06-15', reactions: ['rêves agités', 'Nausées'] }
    expect(score({ ...same, description: '' }, { ...same, description: '' })).toBe(70)
    expect(score(same, { ...same, reactions: ['Fatigue', 'REVES AGITES'] })).toBe(70)
  })

  test('needs an effect in common: one that both name, or descriptions a tenth alike', () => {
    const same = { ...DRUG, severity: 4, onsetDate: '2026-06-15' }
    expect(score(same, same)).toBeUndefined()
    expect(score({ ...same, reactions: ['Nausées'] }, { ...same, reactions: ['Fatigue'] })).toBeUndefined()
    expect(score({ ...same, reactions: ['🤕'] }, { ...same, reactions: ['😴'] })).toBeUndefined()
    const [one, other] = [wordsFrom(0, 10), wordsFrom(9, 10)]
    expect(score({ ...same, description: one }, { ...same, description: other })).toBe(73)
    expect(score({ ...same, description: one }, { ...same, description: wordsFrom(9, 11) })).toBeUndefined()
  })

  test('is never with another report of the same member', () => {
    const same = { ...DRUG, severity: 4, description: TEXT }
    expect(matchOf(her(same), his({ ...same, memberId: 'alice' }))).toBeUndefined()
  })
})

const anyReport = fc.record<ReportedCase>({
  id: fc.uuid(),
  memberId: fc.constantFrom('alice', 'bruno', 'chloe'),
  name: fc.constantFrom('Doliprane', 'doliprane 500 mg', 'Advil', '!!'),
  substance: fc.constantFrom(null, '', 'Paracétamol', 'ibuprofène'),
  description: fc.integer({ min: 0, max: 12 }).map((from) => wordsFrom(from, 6)),
  reactions: fc.subarray(['Nausées', 'Fatigue']),
  severity: fc.integer({ min: 1, max: 5 }),
  onsetDate: fc.constantFrom(null, '2026-06-01', '2026-06-20', '2026-08-28'),
})

test('a pair scores the same from both sides, between 61 and 100, and its points add up to it', () => {
  fc.assert(
    fc.property(anyReport, anyReport, (one, other) => {
      const there = matchOf(one, other)
      const back = matchOf(other, one)
      expect(there && { ...there, id: other.id }).toEqual(back && { ...back, id: other.id })
      expect(criteriaOf(one, other)).toEqual(criteriaOf(other, one))
      const { drug, words, severity, onset } = pointsOf(criteriaOf(one, other))
      const sum = drug + words + severity + onset
      const isAlike =
        one.reactions.some((term) => other.reactions.includes(term)) ||
        criteriaOf(one, other).sideEffectSimilarity >= EFFECT_CLOSENESS
      expect(there?.score).toBe(sum > 60 && isAlike && one.memberId !== other.memberId ? Math.min(100, sum) : undefined)
    }),
  )
})

test('a list is ordered by score, then similarity, then newest, and cut', () => {
  const own = her({ ...DRUG, severity: 3, onsetDate: '2026-06-15', description: wordsFrom(0, 100) })
  const other = (id: string, said: Partial<ReportedCase>) =>
    his({ id, ...DRUG, severity: 3, onsetDate: '2026-06-15', description: wordsFrom(0, 40), ...said })
  const among = [
    other('1-older', {}),
    other('2-newer', {}),
    other('3-closer', { description: wordsFrom(0, 42) }),
    other('4-higher', { description: wordsFrom(0, 50) }),
    other('5-lower', { severity: 4 }),
    other('6-none', { name: 'Advil' }),
  ]
  const order = ['4-higher', '3-closer', '2-newer', '1-older', '5-lower']
  expect(bestMatches(own, { among, kept: 50 }).map(({ id }) => id)).toEqual(order)
  expect(bestMatches(own, { among: among.reverse(), kept: 3 }).map(({ id }) => id)).toEqual(order.slice(0, 3))
})

test('no two reports are equal in rank', () => {
  const ranked = fc.record({ id: fc.constantFrom('a', 'b'), score: fc.constantFrom(61, 70) })
  const criteria = criteriaOf(her(), his())
  fc.assert(
    fc.property(ranked, ranked, (one, other) => {
      fc.pre(one.id !== other.id)
      expect(Math.sign(byRank({ ...one, criteria }, { ...other, criteria }))).toBe(
        -Math.sign(byRank({ ...other, criteria }, { ...one, criteria })),
      )
    }),
  )
})
