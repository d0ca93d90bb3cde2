import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { POINTS, SCORE_THRESHOLD } from '#contract/matching/limits.ts'
import { type Case, criteriaOf, pointsOf, type ReadCase, wholeScore, zoneOf } from '#server/matching/score.ts'
import { aCase, wordsFrom } from '#tests/support/fixtures/cases.ts'
import { bestMatches, byRank, matchOf } from '../../support/plain-search/best-matches.ts'

const her = (said: Partial<ReadCase> = {}) => aCase({ id: 'a', authorId: 'alice', ...said })
const his = (said: Partial<ReadCase> = {}) => aCase({ id: 'b', authorId: 'bruno', ...said })

const points = (one: Partial<Case>, other: Partial<Case>) => pointsOf(criteriaOf(her(one), his(other)))
const score = (one: Partial<ReadCase>, other: Partial<ReadCase>) => matchOf(her(one), his(other))?.score

describe('points', () => {
  test.each([
    ['the same country', { country: 'FR' }, { country: 'FR' }, 30],
    ['another country', { country: 'FR' }, { country: 'BE' }, 0],
    ['no country on either side', { country: null }, { country: null }, 0],
    ['an empty country on either side', { country: '' }, { country: '' }, 0],
  ])('for %s', (_, one, other, expected) => {
    expect(points(one, other).country).toBe(expected)
  })

  test.each([
    ['the same two characters', 'FR', '75001', '75020', 20],
    ['case and spaces around apart', 'GB', ' sw1a 1aa', 'SW9', 20],
    ['other characters', 'FR', '75001', '69001', 0],
    ['one character only', 'FR', '7', '7', 0],
    ['no code', 'FR', '', '', 0],
    ['no code at all', 'FR', null, null, 0],
  ])('for a postal code with %s', (_, country, one, other, expected) => {
    expect(points({ country, postalCode: one }, { country, postalCode: other }).zone).toBe(expected)
  })

  test('for a postal code count within one country only', () => {
    expect(points({ country: 'FR', postalCode: '10000' }, { country: 'BE', postalCode: '10000' }).zone).toBe(0)
    expect(points({ postalCode: '10000' }, { postalCode: '10000' }).zone).toBe(0)
  })

  test.each([
    ['2026-06-15', '2026-06-15', 25, 25],
    ['2026-06-15', '2026-06-22', 25, 25],
    ['2026-06-15', '2026-06-23', 25, 15],
    ['2026-06-01', '2026-06-30', 25, 15],
    ['2026-07-15', '2026-06-15', 15, 15],
    ['2026-07-16', '2026-06-15', 15, 0],
    ['2026-08-01', '2026-06-30', 0, 0],
    ['2026-03-28', '2026-03-30', 25, 25],
    ['2025-12-30', '2026-01-05', 15, 25],
    [null, '2026-06-15', 0, 0],
    [null, null, 0, 0],
  ])('for a beginning on %s and on %s: %i by months, %i of the whole score, by days', (one, other, expected, whole) => {
    expect(points({ startDate: one }, { startDate: other }).period).toBe(expected)
    expect(wholeScore(her({ startDate: one }), his({ startDate: other }))).toBe(whole)
  })

  test.each([
    ['the same words', wordsFrom(0, 8), wordsFrom(0, 8), 25],
    ['half of the longer', wordsFrom(0, 4), wordsFrom(0, 8), 12],
    ['none', wordsFrom(0, 4), wordsFrom(100, 4), 0],
    ['one of three, rounded down', wordsFrom(0, 1), wordsFrom(0, 3), 8],
    ['no words at all', '', '', 0],
  ])('for words: %s', (_, one, other, expected) => {
    expect(points({ description: one }, { description: other }).words).toBe(expected)
  })

  test('for words count those of the title like those of the description, each once', () => {
    expect(points({ title: 'Toux toux', description: 'sèche' }, { title: 'Sèche', description: 'toux' }).words).toBe(25)
  })

  const trip = (destination: string, startDate: string, endDate: string) => ({
    travels: [{ destination, startDate, endDate }],
  })
  test.each([
    ['that share a day', trip('Maroc', '2026-05-01', '2026-05-10'), trip('MAROC', '2026-05-10', '2026-05-20'), 20],
    ['one within the other', trip('Pérou', '2026-05-01', '2026-05-30'), trip('perou', '2026-05-10', '2026-05-12'), 20],
    ['that follow each other', trip('Maroc', '2026-05-01', '2026-05-10'), trip('Maroc', '2026-05-11', '2026-05-20'), 0],
    ['elsewhere', trip('Maroc', '2026-05-01', '2026-05-10'), trip('Tunisie', '2026-05-01', '2026-05-10'), 0],
    ['to no readable place', trip('?', '2026-05-01', '2026-05-10'), trip('!', '2026-05-01', '2026-05-10'), 0],
  ])('for journeys %s', (_, one, other, expected) => {
    expect(points(one, other).travel).toBe(expected)
  })

  test('for words are the same from the ratio as from the two counts', () => {
    for (let larger = 1; larger <= 1100; larger++)
      for (let shared = 0; shared <= larger; shared++)
        if (Math.floor(POINTS.words * (shared / larger)) !== Math.floor((POINTS.words * shared) / larger))
          throw new Error(`${shared} of ${larger} words`)
  })
})

test('the search need not look for pairs without a country: period and words alone, or a country alone, are no match', () => {
  expect(Math.max(POINTS.sameWeek, POINTS.sameMonth) + POINTS.words).toBeLessThanOrEqual(SCORE_THRESHOLD)
  expect(POINTS.country).toBeLessThanOrEqual(SCORE_THRESHOLD)
})

const FEVER = { tags: ['Fièvre'] }
const PARIS = { country: 'FR', postalCode: '75011' }

describe('a match', () => {
  test('needs more than 50', () => {
    const one = { ...PARIS, ...FEVER, description: wordsFrom(0, 25) }
    expect(score(one, { ...PARIS, ...FEVER, description: wordsFrom(100, 25) })).toBeUndefined()
    expect(score(one, { ...PARIS, ...FEVER, description: `${wordsFrom(100, 24)} mot0000` })).toBe(51)
  })

  test('is never over 100', () => {
    const same = {
      ...PARIS,
      ...FEVER,
      startDate: '2026-06-15',
      description: wordsFrom(0, 5),
      travels: [{ destination: 'Maroc', startDate: '2026-05-01', endDate: '2026-05-10' }],
    }
    expect(score(same, same)).toBe(100)
  })

  test('needs a telling feature in common: country and period alone are no match, nor is a tag that most people have', () => {
    const here = { ...PARIS, startDate: '2026-06-15' }
    expect(score({ ...here, tags: ['Fièvre'] }, { ...here, tags: ['Toux'] })).toBeUndefined()
    expect(score({ ...here, tags: ['Fatigue'] }, { ...here, tags: ['fatigue'] })).toBeUndefined()
    expect(score({ ...here, tags: ['à moi seul'] }, { ...here, tags: ['à moi seul'] })).toBeUndefined()
    expect(score({ ...here, tags: ['Fièvre'] }, { ...here, tags: ['Toux', 'fievre'] })).toBe(75)
  })

  test('is close enough from a closeness of exactly 0.10, without any tag', () => {
    const here = { ...PARIS, startDate: '2026-06-15' }
    const eleven = { ...here, description: wordsFrom(0, 11) }
    expect(score(eleven, { ...here, description: wordsFrom(9, 11) })).toBe(79)
    expect(score(eleven, { ...here, description: wordsFrom(9, 12) })).toBeUndefined()
    expect(score(eleven, { ...here, description: wordsFrom(10, 11) })).toBeUndefined()
  })

  test('is less close where one denies what the other has', () => {
    const telling = (...features: string[]) => ({
      ...PARIS,
      startDate: '2026-06-15',
      profile: {
        // One token each: see `tokenCount`.
        weights: new Map(features.map((feature) => [feature, 28])),
        wordings: new Map(),
      },
    })
    const one = telling('f:a', 'f:b', 'f:c')
    expect(score(one, telling('f:a', 'f:d', 'f:e'))).toBe(75)
    expect(score(one, telling('f:a', '!f:b', 'f:e'))).toBeUndefined()
  })

  test('is never between posts of the same author', () => {
    const same = { ...PARIS, ...FEVER, startDate: '2026-06-15' }
    expect(matchOf(her(same), his({ ...same, authorId: 'alice' }))).toBeUndefined()
  })
})

const anyCase = fc
  .record<Case>({
    id: fc.uuid(),
    authorId: fc.constantFrom('alice', 'bruno', 'chloe'),
    title: fc.constantFrom('', 'Toux sèche', 'Fièvre'),
    description: fc.integer({ min: 0, max: 12 }).map((from) => wordsFrom(from, 6)),
    tags: fc.subarray(['Fièvre', 'toux', 'fievre']),
    startDate: fc.constantFrom(null, '2026-06-01', '2026-06-05', '2026-06-28'),
    country: fc.constantFrom(null, 'FR', 'BE'),
    postalCode: fc.constantFrom(null, '75001', '1000'),
    travels: fc.constant([]),
  })
  .map(aCase)

test('a pair scores the same from both sides', () => {
  fc.assert(
    fc.property(anyCase, anyCase, (one, other) => {
      const there = matchOf(one, other)
      const back = matchOf(other, one)
      expect(there && { ...there, id: other.id }).toEqual(back && { ...back, id: other.id })
    }),
  )
})

test('a list is ordered by score, then shared tags, then similarity, then newest, and cut', () => {
  const own = her({ ...PARIS, tags: ['Fièvre', 'Toux'], startDate: '2026-06-15', description: wordsFrom(0, 100) })
  const other = (id: string, said: Partial<Case>) =>
    his({
      id,
      authorId: id,
      ...PARIS,
      startDate: '2026-06-15',
      description: wordsFrom(0, 40),
      tags: ['Fièvre'],
      ...said,
    })
  const among = [
    other('1-older', {}),
    other('2-newer', {}),
    other('3-closer', { description: wordsFrom(0, 41) }),
    other('4-more-tags', { tags: ['Fièvre', 'Toux'] }),
    other('5-higher', { description: wordsFrom(0, 44), tags: [] }),
    other('6-lower', { startDate: '2026-05-20' }),
    other('7-none', { description: '', tags: [] }),
  ]
  const order = ['5-higher', '4-more-tags', '3-closer', '2-newer', '1-older', '6-lower']
  expect(bestMatches(own, { among, kept: 50 }).map(({ id }) => id)).toEqual(order)
  expect(bestMatches(own, { among: among.reverse(), kept: 3 }).map(({ id }) => id)).toEqual(order.slice(0, 3))
})

test('two matches of one author are listed at most, the best', () => {
  const own = her({ ...PARIS, startDate: '2026-06-15', description: wordsFrom(0, 100) })
  const copy = (id: string, words: number) =>
    his({ id, ...PARIS, startDate: '2026-06-15', description: wordsFrom(0, words) })
  const among = [copy('1', 40), copy('2', 60), copy('3', 50), { ...copy('4', 30), authorId: 'chloe' }]
  expect(bestMatches(own, { among, kept: 50 }).map(({ id }) => id)).toEqual(['2', '3', '4'])
  expect(bestMatches(own, { among, kept: 1 }).map(({ id }) => id)).toEqual(['2'])
})

test('no two posts are equal in rank', () => {
  const ranked = fc.record({ id: fc.constantFrom('a', 'b'), score: fc.constantFrom(60, 70) })
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

test('a zone is the first two characters, without spaces and case', () => {
  expect(zoneOf({ country: 'FR', postalCode: '75011' })).toBe('75')
  expect(zoneOf({ country: 'CA', postalCode: 'h2x 1y4' })).toBe('H2')
  expect(zoneOf({ country: 'FR', postalCode: '7' })).toBe('')
  expect(zoneOf({ country: 'FR', postalCode: null })).toBe('')
  expect(zoneOf({ country: null, postalCode: '75011' })).toBe('')
})
