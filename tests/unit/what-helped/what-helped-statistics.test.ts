import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  atRiskAt,
  cumulativeIncidence,
  type FollowUp,
  timeOfShare,
  withIntervals,
} from '#server/what-helped/statistics/cumulative-incidence.ts'
import { DEVIATE_90, wilsonInterval } from '#server/what-helped/statistics/wilson-interval.ts'
import vectors from '../vectors/statistics.json' with { type: 'json' }

const DEVIATE_95 = 1.959_963_984_540_054

/** Returns the number that a fraction stands for: "3/16" is 0.1875. */
const exactly = (fraction: string | number) => {
  const [above, below = 1] = String(fraction).split('/').map(Number)
  return above! / below!
}
const closeTo = (value: number, wanted: number, within = 1e-6) => expect(Math.abs(value - wanted)).toBeLessThan(within)

// The file that they were taken from is no part of this repository: they are compared where it is named.
test.skipIf(!process.env.STATISTICS_VECTORS)('these vectors equal those that they were taken from', () => {
  const source = JSON.parse(readFileSync(process.env.STATISTICS_VECTORS!, 'utf8'))
  const { wilson95, ...others } = vectors
  expect(wilson95).toEqual(source['wilson95_z1.959963984540054'])
  expect(source).toMatchObject(others)
})

describe('Wilson’s interval', () => {
  test.each(vectors.wilson95)('$k of $n is $lo to $hi', ({ k, n, lo, hi }) => {
    const { low, high } = wilsonInterval(k, n, DEVIATE_95)
    closeTo(low, lo)
    closeTo(high, hi)
  })

  test('holds the share and narrows with more answers; mirrored, it is the interval of the others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (trials, part) => {
        const successes = Math.round(part * trials)
        const { low, high } = wilsonInterval(successes, trials, DEVIATE_90)
        const mirrored = wilsonInterval(trials - successes, trials, DEVIATE_90)
        const wider = wilsonInterval(successes, trials, DEVIATE_95)
        const more = wilsonInterval(successes * 4, trials * 4, DEVIATE_90)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low).toBeLessThanOrEqual(successes / trials)
        expect(high).toBeGreaterThanOrEqual(successes / trials)
        closeTo(mirrored.low, 1 - high, 1e-12)
        expect(wider.high - wider.low).toBeGreaterThan(high - low)
        expect(more.high - more.low).toBeLessThan(high - low)
      }),
    )
  })

  test('solves (p̂ − p)² = z² p(1 − p)/n, of which it is made', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 1, max: 399 }), (trials, some) => {
        const successes = Math.min(some, trials - 1)
        for (const end of Object.values(wilsonInterval(successes, trials, DEVIATE_90)))
          closeTo((successes / trials - end) ** 2, (DEVIATE_90 ** 2 * end * (1 - end)) / trials, 1e-12)
      }),
    )
  })

  test.each([
    [1, 0],
    [3, 2],
    [-1, 4],
    [0.5, 2],
    [Number.NaN, 2],
  ])('%s of %s is refused', (successes, trials) => {
    expect(() => wilsonInterval(successes, trials, DEVIATE_90)).toThrow(RangeError)
  })
})

describe('time to an outcome', () => {
  const from = (times: readonly number[], outcomes: readonly number[], entries?: readonly number[]): FollowUp[] =>
    times.map((exit, index) => ({ entry: entries?.[index] ?? 0, exit, outcome: outcomes[index]! }))

  test('remissions on 6-mercaptopurine (Freireich 1963): Kaplan and Meier’s estimate, Greenwood’s interval, the median', () => {
    const { time, event, table, median } = vectors.kaplanMeier_6MP_Freireich1963
    const steps = withIntervals(cumulativeIncidence(from(time, event), { outcomes: 1 }), DEVIATE_95)
    expect(steps.map((step) => [step.time, step.atRisk])).toEqual(table.map(([t, atRisk]) => [t, atRisk]))
    for (const [index, [, , , survival, , low, high]] of table.entries()) {
      closeTo(steps[index]!.eventFree, survival!)
      closeTo(1 - steps[index]!.high!, low!)
      closeTo(1 - steps[index]!.low!, high!)
    }
    expect(timeOfShare(steps, 0.5)).toBe(median)
  })

  test('remissions on placebo all end, and the last step has no interval', () => {
    const { time, S, median } = vectors.kaplanMeier_placebo
    const outcomes = time.map(() => 1)
    const steps = withIntervals(cumulativeIncidence(from(time, outcomes), { outcomes: 1 }), DEVIATE_95)
    expect(steps.map((step) => String(step.time))).toEqual(Object.keys(S))
    for (const step of steps) closeTo(step.eventFree, S[String(step.time) as keyof typeof S])
    expect(timeOfShare(steps, 0.5)).toBe(median)
    expect(steps.at(-1)).toMatchObject({ low: null, high: null })
  })

  test('relapse where death competes (Satagopan 2004, table 2): 305, of whom 296 are followed beyond', () => {
    const { time, status, exact, n, oneMinusKM_at27 } = vectors.aalenJohansen_Satagopan2004_table2
    const others = Array.from({ length: n - time.length }, () => 60)
    const followed = from([...time, ...others], [...status, ...others.map(() => 0)])
    const steps = cumulativeIncidence(followed, { outcomes: 2 })
    expect(steps.map((step) => [step.time, step.atRisk])).toEqual(exact.map(([t, atRisk]) => [t, atRisk]))
    for (const [index, [, , first, second, survival]] of exact.entries()) {
      closeTo(steps[index]!.incidence[0]!, first!)
      closeTo(steps[index]!.incidence[1]!, second!)
      closeTo(steps[index]!.eventFree, survival!)
    }
    // Counting the other outcome as lost to follow-up gives a larger incidence than there is.
    const alone = cumulativeIncidence(
      followed.map((each) => ({ ...each, outcome: each.outcome === 1 ? 1 : 0 })),
      { outcomes: 1 },
    )
    closeTo(alone.at(-1)!.incidence[0]!, oneMinusKM_at27)
  })

  test.each([
    [
      '',
      from(vectors.aalenJohansen_rational.time, vectors.aalenJohansen_rational.status),
      vectors.aalenJohansen_rational,
    ],
    [
      ', with delayed entry',
      from(
        vectors.delayedEntry_rational.exit,
        vectors.delayedEntry_rational.status,
        vectors.delayedEntry_rational.entry,
      ),
      vectors.delayedEntry_rational,
    ],
  ])('equals exact fractions%s', (_, followed, { exact }) => {
    const steps = cumulativeIncidence(followed, { outcomes: 2 })
    expect(steps.map((step) => [step.time, step.atRisk])).toEqual(exact.map(([t, atRisk]) => [t, atRisk]))
    for (const [index, [, , first, second, survival]] of exact.entries()) {
      closeTo(steps[index]!.incidence[0]!, exactly(first!), 1e-12)
      closeTo(steps[index]!.incidence[1]!, exactly(second!), 1e-12)
      closeTo(steps[index]!.eventFree, exactly(survival!), 1e-12)
    }
  })

  const followUp = fc
    .record({ entry: fc.integer({ min: 0, max: 20 }), length: fc.integer({ min: 1, max: 20 }), outcome: fc.nat(2) })
    .map(({ entry, length, outcome }): FollowUp => ({ entry, exit: entry + length, outcome }))

  /** Computes the definition directly, without any care for speed. */
  const plainly = (followed: readonly FollowUp[]) => {
    const times = [...new Set(followed.filter(({ outcome }) => outcome > 0).map(({ exit }) => exit))].toSorted(
      (a, b) => a - b,
    )
    let [first, second, free] = [0, 0, 1]
    return times.map((time) => {
      const atRisk = followed.filter(({ entry, exit }) => entry < time && time <= exit).length
      const [one, two] = [1, 2].map((k) => followed.filter((each) => each.exit === time && each.outcome === k).length)
      first += (free * one!) / atRisk
      second += (free * two!) / atRisk
      free *= 1 - (one! + two!) / atRisk
      return { time, atRisk, incidence: [first, second], eventFree: free }
    })
  }

  test('equals the definition; never falls; shares sum to one; the order of entries changes nothing', () => {
    fc.assert(
      fc.property(fc.array(followUp, { maxLength: 60 }), (followed) => {
        const steps = cumulativeIncidence(followed, { outcomes: 2 })
        const plain = plainly(followed)
        expect(steps.length).toBe(plain.length)
        for (const [index, step] of steps.entries()) {
          expect([step.time, step.atRisk]).toEqual([plain[index]!.time, plain[index]!.atRisk])
          closeTo(step.eventFree, plain[index]!.eventFree, 1e-12)
          closeTo(step.incidence[0]!, plain[index]!.incidence[0]!, 1e-12)
          closeTo(step.incidence[0]! + step.incidence[1]! + step.eventFree, 1, 1e-12)
          expect(step.atRisk).toBe(atRiskAt(followed, step.time))
          if (index > 0) expect(step.eventFree).toBeLessThanOrEqual(steps[index - 1]!.eventFree)
        }
        expect(cumulativeIncidence(followed.toReversed(), { outcomes: 2 })).toEqual(steps)
      }),
    )
  })

  test('Greenwood’s interval stays within 0 and 1, holds the share, and narrows with more stories', () => {
    fc.assert(
      fc.property(fc.array(followUp, { minLength: 1, maxLength: 60 }), (followed) => {
        const stepsOf = (stories: readonly FollowUp[]) => cumulativeIncidence(stories, { outcomes: 2 })
        const wider = withIntervals(stepsOf(followed), DEVIATE_95)
        const more = withIntervals(stepsOf(followed.flatMap((each) => [each, each, each, each])), DEVIATE_90)
        for (const [index, { eventFree, low, high }] of withIntervals(stepsOf(followed), DEVIATE_90).entries()) {
          if (low === null || high === null) {
            expect([low, high, eventFree]).toEqual([null, null, 0])
            continue
          }
          expect(low).toBeGreaterThanOrEqual(0)
          expect(high).toBeLessThanOrEqual(1)
          expect(low).toBeLessThanOrEqual(1 - eventFree)
          expect(high).toBeGreaterThanOrEqual(1 - eventFree)
          expect(wider[index]!.high! - wider[index]!.low!).toBeGreaterThan(high - low)
          expect(more[index]!.high! - more[index]!.low!).toBeLessThan(high - low)
        }
      }),
    )
  })

  test('events with few at risk move nothing', () => {
    const early: FollowUp = { entry: 0, exit: 1, outcome: 1 }
    const later = Array.from({ length: 20 }, (_, index): FollowUp => ({ entry: 1, exit: 3 + index, outcome: 1 }))
    expect(cumulativeIncidence([early, ...later], { outcomes: 1 })[0]).toMatchObject({ time: 1, eventFree: 0 })
    const steps = cumulativeIncidence([early, ...later], { outcomes: 1, leastAtRisk: 11 })
    expect(steps.map(({ atRisk }) => atRisk)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11])
    expect(timeOfShare(steps, 0.5)).toBe(12)
    expect(timeOfShare(steps, 0.9)).toBeUndefined()
  })

  test.each([
    { entry: 3, exit: 3, outcome: 0 },
    { entry: 0, exit: Number.NaN, outcome: 0 },
    { entry: 0, exit: 2, outcome: 3 },
    { entry: 0, exit: 2, outcome: -1 },
  ])('%o is refused', (wrong) => {
    expect(() => cumulativeIncidence([wrong], { outcomes: 2 })).toThrow(RangeError)
  })

  const hasSurvival = spawnSync('Rscript', ['-e', 'library(survival)'], { stdio: 'ignore' }).status === 0
  // R is asked where it is installed, with its package survival (Debian: r-cran-survival).
  test.skipIf(!hasSurvival)('equals R’s survival on 1,000 random sets, to 1e-9', { timeout: 120_000 }, () => {
    const sets = fc.sample(fc.array(followUp, { minLength: 3, maxLength: 40 }), { numRuns: 1000, seed: 21 })
    const rows = sets.flatMap((set, index) =>
      set.map(({ entry, exit, outcome }) => `${index},${entry},${exit},${outcome}`),
    )
    const script = `
      suppressMessages(library(survival))
      all <- read.csv(file('stdin'), header = FALSE, col.names = c('set', 'entry', 'exit', 'outcome'))
      for (one in split(all, all$set)) {
        if (!any(one$outcome > 0)) next
        one$state <- factor(one$outcome, 0:2)
        fit <- survfit(Surv(entry, exit, state) ~ 1, data = one, id = seq_len(nrow(one)))
        cat(sprintf('%d,%.17g,%.17g,%.17g,%.17g\\n', one$set[1], fit$time, fit$pstate[, 1], fit$pstate[, 2], fit$pstate[, 3]), sep = '')
      }`
    const { stdout, stderr } = spawnSync('Rscript', ['-e', script], { input: `${rows.join('\n')}\n`, encoding: 'utf8' })
    const told = Map.groupBy(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(',').map(Number)),
      ([set]) => set!,
    )
    expect(told.size, stderr).toBeGreaterThan(900)
    for (const [set, lines] of told) {
      const steps = cumulativeIncidence(sets[set]!, { outcomes: 2 })
      for (const step of steps) {
        const line = lines.find(([, time]) => time === step.time)
        closeTo(step.eventFree, line![2]!, 1e-9)
        closeTo(step.incidence[0]!, line![3]!, 1e-9)
        closeTo(step.incidence[1]!, line![4]!, 1e-9)
      }
    }
  })
})
