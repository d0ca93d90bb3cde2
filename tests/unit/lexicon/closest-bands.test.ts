import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CAPPED_WITHIN,
  CLOSENESS,
  CLOSENESS_ADDED_MAX,
  CLOSENESS_MAX,
  RIGHT_OF_CLOSE,
  RIGHT_OF_VERY_CLOSE,
} from '#contract/closest/limits.ts'
import { expectedRight, sureFirst, type Trust, type TrustedStory } from '#lexicon/readers/explain.ts'
import { bandOf, cappedBelow, ceilingOf, mostWhenCapped } from '#server/closest/closeness-criteria.ts'

const KNOWN = [{ confidences: [90] }, { confidences: [80] }]
const closeness = fc.double({ min: 0, max: CLOSENESS_MAX, noNaN: true })

/** A story whose features are trusted so far, in words of these numbers. */
const story = (trust: Record<string, Trust & { wording?: number }>): TrustedStory => ({
  profile: {
    weights: new Map(),
    wordings: new Map(Object.entries(trust).map(([feature, { wording = 0 }]) => [feature, wording])),
    mentions: [],
    total: 0,
  },
  spans: new Map(),
  trust: new Map(Object.entries(trust)),
})
const sureOf = (one: TrustedStory, other: TrustedStory, shared = [...one.trust.keys()]) =>
  sureFirst(shared, one, other)
    .filter(({ isSure }) => isSure)
    .map(({ feature }) => feature)

describe('a ceiling', () => {
  test('keeps two stories out of the bands for which too little is right', () => {
    const capped = (right: number) => bandOf({ closeness: cappedBelow(ceilingOf(KNOWN, right), CLOSENESS_MAX) })
    expect([0, RIGHT_OF_CLOSE, RIGHT_OF_VERY_CLOSE].map(capped)).toEqual(['common', 'close', 'veryClose'])
  })

  test('leaves the order as it was, and what lies below', () => {
    fc.assert(
      fc.property(
        closeness,
        closeness,
        fc.constantFrom(CLOSENESS.close, CLOSENESS.veryClose),
        (one, other, ceiling) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)]
          expect(cappedBelow(ceiling, less)).toBeLessThanOrEqual(cappedBelow(ceiling, more))
          expect(cappedBelow(ceiling, more)).toBeLessThan(ceiling)
          expect(cappedBelow(ceiling, less)).toBeLessThanOrEqual(less)
          expect(cappedBelow(Number.POSITIVE_INFINITY, more)).toBe(more)
        },
      ),
    )
  })

  test('makes none closer than is said of the closest that it may make of it', () => {
    const ceilings = [CLOSENESS_ADDED_MAX, CLOSENESS.close, CLOSENESS.veryClose]
    const near = fc.double({ min: CLOSENESS_ADDED_MAX - 2 * CAPPED_WITHIN, max: CLOSENESS.veryClose, noNaN: true })
    fc.assert(
      fc.property(near, near, fc.constantFrom(...ceilings, Number.POSITIVE_INFINITY), (one, other, ceiling) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(cappedBelow(ceiling, less)).toBeLessThanOrEqual(mostWhenCapped(more))
      }),
    )
    expect(mostWhenCapped(CLOSENESS.close - CAPPED_WITHIN)).toBeGreaterThan(CLOSENESS.close - CAPPED_WITHIN)
    expect(mostWhenCapped(CLOSENESS.veryClose)).toBe(CLOSENESS.veryClose)
  })

  test('is none where a reading has no confidences yet', () => {
    expect(ceilingOf([{ confidences: [] }, ...KNOWN], 0)).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('a shared reading', () => {
  const named = { confidence: 0.75, isNamed: true }
  const unnamed = { confidence: 0.75, isNamed: false }

  test('is sure at a lesser confidence where it is a finding that both name', () => {
    expect(sureOf(story({ 'f:fatigue': named }), story({ 'f:fatigue': named }))).toEqual(['f:fatigue'])
    expect(sureOf(story({ 'f:fatigue': named }), story({ 'f:fatigue': unnamed }))).toEqual([])
    expect(sureOf(story({ 'c:night': named }), story({ 'c:night': named }))).toEqual([])
  })

  test('in the very same words is sure only where they name it', () => {
    const trusted = { confidence: 0.95, isNamed: false, wording: 7 }
    expect(sureOf(story({ 'f:itch': trusted }), story({ 'f:itch': trusted }))).toEqual([])
    expect(sureOf(story({ 'f:itch': trusted }), story({ 'f:itch': { ...trusted, wording: 8 } }))).toEqual(['f:itch'])
    const naming = { ...trusted, isNamed: true }
    expect(sureOf(story({ 'f:itch': naming }), story({ 'f:itch': naming }))).toEqual(['f:itch'])
  })

  test('counts as right by both confidences; one that a story is not trusted for counts nothing', () => {
    const one = story({ 'f:itch': { ...named, confidence: 0.5 }, 'f:fever': named })
    expect(expectedRight(['f:itch', 'f:fever'], one, story({ 'f:itch': { ...named, confidence: 0.8 } }))).toBeCloseTo(
      0.4,
    )
  })
})
