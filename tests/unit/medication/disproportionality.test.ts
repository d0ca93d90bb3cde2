import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chiSquare } from '#server/medication/statistics/chi-square.ts'
import { meetsEvansRule } from '#server/medication/statistics/evans-rule.ts'
import { gammaQuantile } from '#server/medication/statistics/gamma-quantile.ts'
import { informationComponent } from '#server/medication/statistics/information-component.ts'
import { proportionalReportingRatio } from '#server/medication/statistics/proportional-reporting-ratio.ts'
import { reportingOddsRatio } from '#server/medication/statistics/reporting-odds-ratio.ts'
import type { Interval, Ratio, TwoByTwo } from '#server/medication/statistics/two-by-two.ts'

const counts = (a: number, b: number, c: number, d: number): TwoByTwo => ({ a, b, c, d })

describe('published examples', () => {
  test('uveitis with rifabutin: 41 of 55 reports against 754 others, PRR 586 (Evans, Waller & Davis 2001)', () => {
    const rifabutin = counts(41, 14, 754, 591_958)
    expect(proportionalReportingRatio(rifabutin)!.value).toBeCloseTo(586, 0)
    // The χ² printed there, 22 740, is without Yates's correction; with it, it is less.
    const { a, b, c, d } = rifabutin
    const plain = ((a + b + c + d) * (a * d - b * c) ** 2) / ((a + b) * (c + d) * (a + c) * (b + d))
    expect(plain).toBeCloseTo(22_740, -1)
    expect(chiSquare(rifabutin)!).toBeLessThan(plain)
    expect(meetsEvansRule(rifabutin)).toBe(true)
  })

  test('oesophageal cancer and alcohol in Ille-et-Vilaine: odds ratio 5.64 (4.00 to 7.95), corrected χ² 108.22 (Breslow & Day 1980)', () => {
    const alcohol = counts(96, 109, 104, 666)
    const { value, low, high } = reportingOddsRatio(alcohol)!
    expect([value, low, high].map((each) => each.toFixed(2))).toEqual(['5.64', '4.00', '7.95'])
    expect(chiSquare(alcohol)!.toFixed(2)).toBe('108.22')
  })

  test('lung cancer and smoking: odds ratio 14.04, Woolf’s interval 3.33 to 59.30 (the table: Doll & Hill 1950)', () => {
    const { value, low, high } = reportingOddsRatio(counts(647, 622, 2, 27))!
    expect([value, low, high].map((each) => each.toFixed(2))).toEqual(['14.04', '3.33', '59.30'])
  })

  test('12 observed where 5 are expected: IC025 0.2542334 (manual of the R package vigicaen, ic_tail)', () => {
    // (a+b)(a+c)/n = 60 × 50 / 600 = 5
    const { value, low } = informationComponent(counts(12, 48, 38, 502))!
    expect(low).toBeCloseTo(0.254_233_4, 7)
    expect(value).toBeCloseTo(Math.log2(12.5 / 5.5), 12)
  })

  // Twice a gamma quantity of shape n/2 is a χ² of n degrees of freedom, whose quantiles stand in every table.
  test.each([
    [1, 0.000982],
    [3, 0.216],
    [5, 0.831],
    [7, 1.69],
    [10, 3.247],
    [20, 9.591],
    [30, 16.791],
    [100, 74.222],
  ])('the 2.5 %% quantile of χ² with %i degrees of freedom is %f', (degrees, quantile) => {
    const found = 2 * gammaQuantile(0.025, degrees / 2)
    expect(Math.abs(found - quantile)).toBeLessThan(0.0006)
  })
})

describe('the interval of the information component', () => {
  test('equals the other interval in use: IC − 3.3 (a + ½)^−½ − 2 (a + ½)^−³⁄² (Norén, Hopstadius & Bate 2013)', () => {
    for (const a of [3, 5, 10, 50, 500]) {
      const { value, low } = informationComponent(counts(a, 1000, 1000, 100_000))!
      const approximate = value - 3.3 * (a + 0.5) ** -0.5 - 2 * (a + 0.5) ** -1.5
      expect(Math.abs(low - approximate)).toBeLessThan(0.06)
    }
  })

  test('lies above 0 from three members on at the earliest', () => {
    const alone = (a: number) => informationComponent(counts(a, 0, 0, 10 ** 9))!.low
    expect(alone(2)).toBeLessThan(0)
    expect(alone(3)).toBeGreaterThan(0)
  })
})

describe('undefined figures are left out where', () => {
  test.each([
    ['everyone with the medication has the effect', counts(5, 0, 5, 90)],
    ['everyone without it has', counts(5, 5, 5, 0)],
  ])('%s: the ratio has no interval', (_, table) => {
    const { low, high, value } = proportionalReportingRatio(table)!
    expect([low, high]).toEqual([null, null])
    expect(value).toBeCloseTo((table.a / (table.a + table.b)) * ((table.c + table.d) / table.c), 12)
  })

  test.each([
    ['nobody at all', counts(0, 0, 0, 0), []],
    ['nobody with both', counts(0, 5, 5, 90), ['chiSquare', 'ic']],
    ['nobody with the medication', counts(0, 0, 5, 90), []],
    ['nobody without the medication', counts(5, 5, 0, 0), ['ic']],
    ['the effect with this medication only', counts(5, 5, 0, 90), ['chiSquare', 'ic']],
    ['everyone with the medication has the effect', counts(5, 0, 5, 90), ['prr', 'chiSquare', 'ic']],
    ['everyone has the effect', counts(5, 0, 5, 0), ['ic']],
    ['nobody without either', counts(5, 5, 5, 0), ['prr', 'chiSquare', 'ic']],
    ['somebody in every cell', counts(5, 5, 5, 90), ['prr', 'ror', 'chiSquare', 'ic']],
  ])('%s', (_, table, defined) => {
    const all = {
      prr: proportionalReportingRatio(table),
      ror: reportingOddsRatio(table),
      chiSquare: chiSquare(table),
      ic: informationComponent(table),
    }
    expect(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [name]))).toEqual(defined)
  })

  test.each([counts(-1, 2, 3, 4), counts(1.5, 2, 3, 4), counts(1, Number.NaN, 3, 4), counts(1, 2, Infinity, 4)])(
    'an impossible count is an error: %o',
    (table) => {
      for (const statistic of [proportionalReportingRatio, reportingOddsRatio, chiSquare, informationComponent])
        expect(() => statistic(table)).toThrow(RangeError)
    },
  )
})

describe('Evans’s rule', () => {
  test.each([
    ['three members, tenfold', counts(3, 27, 100, 9900), true],
    ['two members only', counts(2, 1, 100, 9900), false],
    ['not twice as often', counts(190, 810, 1000, 9000), false],
    ['twice as often', counts(200, 800, 1000, 9000), true],
    ['often enough, but by chance', counts(3, 97, 15, 985), false],
    ['the effect with this medication only', counts(30, 70, 0, 900), false],
  ])('%s: %o', (_, table, expected) => {
    expect(meetsEvansRule(table)).toBe(expected)
  })
})

describe('in any community', () => {
  const cell = fc.oneof(fc.nat(4), fc.nat(300), fc.nat(200_000))
  const table = fc.record({ a: cell, b: cell, c: cell, d: cell })
  const full = fc.record({
    a: fc.integer({ min: 1, max: 5000 }),
    b: fc.integer({ min: 1, max: 5000 }),
    c: fc.integer({ min: 1, max: 5000 }),
    d: fc.integer({ min: 1, max: 200_000 }),
  })
  /** Reads a ratio as one with an interval, which every ratio of a table without zeros has. */
  const bounded = (ratio: Ratio | undefined) => ratio as Interval
  /** Expects the same number, but for the last digits. */
  const isNear = (one: number, other: number) =>
    expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-9 * Math.abs(other))
  const holds = <Made>(made: fc.Arbitrary<Made>, what: (made: Made) => void) => fc.assert(fc.property(made, what))

  test('every figure is a number, and ratios are above 0', () => {
    holds(table, (each) => {
      for (const interval of [proportionalReportingRatio(each), reportingOddsRatio(each)])
        for (const figure of Object.values(interval ?? {})) {
          if (figure === null) continue
          expect(Number.isFinite(figure)).toBe(true)
          expect(figure).toBeGreaterThan(0)
        }
      const square = chiSquare(each)
      if (square !== undefined) expect(Number.isFinite(square) && square >= 0).toBe(true)
      for (const figure of Object.values(informationComponent(each) ?? {})) expect(Number.isFinite(figure)).toBe(true)
    })
  })

  test('an interval holds its value, and is narrower in a community ten times as large', () => {
    holds(full, (each) => {
      const tenfold = { a: each.a * 10, b: each.b * 10, c: each.c * 10, d: each.d * 10 }
      for (const statistic of [proportionalReportingRatio, reportingOddsRatio]) {
        const { value, low, high } = bounded(statistic(each))
        const larger = bounded(statistic(tenfold))
        expect(low).toBeLessThan(value)
        expect(value).toBeLessThan(high)
        expect(larger.value / value).toBeCloseTo(1, 9)
        expect(larger.low).toBeGreaterThan(low)
        expect(larger.high).toBeLessThan(high)
      }
      const { value, low } = informationComponent(each)!
      expect(low).toBeLessThan(value)
    })
  })

  test('more members who declared both, among as many members, medications and effects, give higher figures', () => {
    holds(full, (each) => {
      const more = { a: each.a + 1, b: each.b - 1, c: each.c - 1, d: each.d + 1 }
      for (const statistic of [proportionalReportingRatio, reportingOddsRatio]) {
        const raised = statistic(more)
        if (raised) expect(raised.value).toBeGreaterThan(statistic(each)!.value)
      }
      expect(informationComponent(more)!.value).toBeGreaterThan(informationComponent(each)!.value)
      expect(informationComponent(more)!.low).toBeGreaterThan(informationComponent(each)!.low)
    })
  })

  test('one more member with the effect alone lowers the ratios and the information component', () => {
    holds(full, (each) => {
      const elsewhere = { ...each, c: each.c + 1 }
      for (const statistic of [proportionalReportingRatio, reportingOddsRatio, informationComponent])
        expect(statistic(elsewhere)!.value).toBeLessThan(statistic(each)!.value)
    })
  })

  test('odds and χ² are the same with a and d, or b and c, changed for each other', () => {
    holds(full, ({ a, b, c, d }) => {
      const plain = counts(a, b, c, d)
      for (const turned of [counts(d, b, c, a), counts(a, c, b, d)]) {
        isNear(reportingOddsRatio(turned)!.value, reportingOddsRatio(plain)!.value)
        isNear(reportingOddsRatio(turned)!.low, reportingOddsRatio(plain)!.low)
        isNear(chiSquare(turned)!, chiSquare(plain)!)
      }
    })
  })

  test('with and without the medication changed for each other, ratios are turned over', () => {
    holds(full, ({ a, b, c, d }) => {
      for (const statistic of [proportionalReportingRatio, reportingOddsRatio]) {
        const [one, other] = [statistic(counts(a, b, c, d)), statistic(counts(c, d, a, b))].map(bounded) as [
          Interval,
          Interval,
        ]
        expect(one.value * other.value).toBeCloseTo(1, 9)
        expect(one.low * other.high).toBeCloseTo(1, 9)
      }
    })
  })

  test('χ² is what its definition sums: (|observed − expected| − ½)² ÷ expected over the four cells', () => {
    holds(full, (each) => {
      const { a, b, c, d } = each
      const n = a + b + c + d
      const expected = [
        ((a + b) * (a + c)) / n,
        ((a + b) * (b + d)) / n,
        ((c + d) * (a + c)) / n,
        ((c + d) * (b + d)) / n,
      ]
      const summed = [a, b, c, d].reduce(
        (sum, observed, i) => sum + Math.max(0, Math.abs(observed - expected[i]!) - 0.5) ** 2 / expected[i]!,
        0,
      )
      expect(Math.abs(chiSquare(each)! - summed)).toBeLessThan(1e-6 * (1 + summed))
    })
  })

  test('the quantile is exact: the share below it, summed by hand, is 2.5 %', () => {
    // Shapes of whole numbers have a closed form: the probability of at least n events of a Poisson quantity of that mean.
    holds(fc.integer({ min: 1, max: 60 }), (shape) => {
      const x = gammaQuantile(0.025, shape)
      let [term, below] = [Math.exp(-x), 1]
      for (let n = 0; n < shape; n++) {
        below -= term
        term *= x / (n + 1)
      }
      expect(below).toBeCloseTo(0.025, 10)
    })
  })
})
