import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forestScale } from '#web/medication/signals/forest-scale.ts'
import { ratioFormatsIn } from '#web/medication/signals/ratio-formats.ts'
import { pagesOf, readSignalsView, requestOf, typedSearch } from '#web/medication/signals/signals-view.ts'

describe('the address of the signals', () => {
  test.each([
    ['nothing', {}, {}],
    [
      'all of it',
      { q: ' toux  sèche ', tri: 'prr', seuls: 'signaux', page: '3', medicament: 'Doliprane' },
      { q: 'toux sèche', tri: 'prr', seuls: 'signaux', page: 3, medicament: 'Doliprane' },
    ],
    ['numbers that are words', { q: 20, medicament: 500 }, { q: '20', medicament: '500' }],
    ['what it should not hold', { q: {}, tri: 'ic', seuls: true, page: 1.5, medicament: [], autre: 1 }, {}],
    ['pages that are none', { page: -2 }, {}],
    ['the first page', { page: 1 }, {}],
    ['a page that is too far', { page: 501 }, {}],
    ['nothing but spaces', { q: '   ', medicament: '\n' }, {}],
  ])('is read: %s', (_, address, view) => {
    expect(readSignalsView(address)).toEqual(view)
  })

  test('asks for a page of twenty', () => {
    expect(requestOf({})).toEqual({ order: 'ic', only: 'all', offset: 0, limit: 20 })
    expect(requestOf({ q: 'toux', tri: 'membres', seuls: 'signaux', page: 3 })).toEqual({
      search: 'toux',
      order: 'cases',
      only: 'signals',
      offset: 40,
      limit: 20,
    })
    expect([0, 1, 20, 21, 1_000_000].map(pagesOf)).toEqual([1, 1, 1, 2, 500])
    expect(typedSearch('x'.repeat(300))).toHaveLength(100)
  })
})

describe('the scale of the intervals', () => {
  const positive = fc.double({ min: 1e-6, max: 1e9, noNaN: true })
  const interval = fc
    .tuple(positive, positive)
    .map(([one, other]) => ({ low: Math.min(one, other), high: Math.max(one, other) }))

  test('holds 1 and every interval within its bounds, in order, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 20 }), (intervals) => {
        const { at, ticks, isBeyond } = forestScale(intervals)
        expect(ticks).toContain(1)
        expect(ticks.length).toBeLessThanOrEqual(8)
        expect(ticks).toEqual(ticks.toSorted((one, other) => one - other))
        expect(at(1)).toBeGreaterThan(0)
        expect(at(1)).toBeLessThan(1)
        for (const { low, high } of intervals) {
          expect(at(low)).toBeLessThanOrEqual(at(high))
          for (const end of [low, high]) {
            expect(at(end)).toBeGreaterThanOrEqual(0)
            expect(at(end)).toBeLessThanOrEqual(1)
            if (isBeyond(end)) expect(end < 0.01 || end > 10_000).toBe(true)
          }
        }
      }),
    )
  })

  test('is logarithmic', () => {
    const { at, ticks } = forestScale([{ low: 0.1, high: 10 }])
    expect(ticks).toEqual([0.1, 0.2, 0.5, 1, 2, 5, 10])
    expect([0.1, 1, 10].map(at)).toEqual([0, 0.5, 1])
    expect(at(2) - at(1)).toBeCloseTo(at(4) - at(2), 9)
    expect(forestScale([{ low: 0.001, high: 100_000 }]).ticks).toEqual([0.01, 0.1, 1, 10, 100, 1000, 10_000])
  })
})

test('figures have as many digits as they are worth', () => {
  const { ratio, bits, square, tick } = ratioFormatsIn('fr')
  expect([586.2, 14.3, 1, 0.953, 0.0421].map(ratio)).toEqual(['586', '14,30', '1,00', '0,95', '0,042'])
  expect([2.5, -0.04].map(bits)).toEqual(['2,50', '-0,04'])
  expect([0.0001, 181.4].map(square)).toEqual(['0,00', '181'])
  expect([0.5, 20].map(tick)).toEqual(['0,5', '20'])
  expect(ratioFormatsIn('en').ratio(4.7619)).toBe('4.76')
})
