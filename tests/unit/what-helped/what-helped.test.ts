import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOVED_MIN, STEP } from '#contract/foundation/disclosure-limits.ts'
import { EXACT_MIN, TRIED_MIN } from '#contract/what-helped/limits.ts'
import { exactly, outward, phraseOf, rangeOf, tenthsOf } from '#contract/what-helped/rules.ts'
import {
  betterOf,
  movedBetween,
  type Outcomes,
  publishedMembers,
  publishedOutcomes,
  triedBy,
} from '#server/what-helped/publication.ts'
import type { ThingRow } from '#server/what-helped/queries.ts'
import { shownOutcomes } from '#server/what-helped/shown-outcomes.ts'
import { timeToBetter } from '#server/what-helped/time-to-better.ts'
import { statsOf } from '#server/what-helped/views.ts'
import { english } from '#web/app/texts.en.ts'
import { french } from '#web/app/texts.fr.ts'
import { readWhatHelpedView } from '#web/what-helped/what-helped-view.ts'
import { measureMedians, measureTruth } from '../../../bench/support/measure-helped-truth.ts'

const outcomes = (helped: number, unchanged = 0, worse = 0, unknown = 0): Outcomes => ({
  helped,
  unchanged,
  worse,
  unknown,
})
/** Yields all outcomes of a thing that `least` members and more tried, each of `most` members and fewer. */
function* every(most: number, least = TRIED_MIN): Generator<Outcomes> {
  for (let helped = 0; helped <= most; helped++)
    for (let unchanged = 0; unchanged <= most; unchanged++)
      for (let worse = 0; worse <= most; worse++)
        for (let unknown = 0; unknown <= most; unknown++)
          if (helped + unchanged + worse + unknown >= least) yield outcomes(helped, unchanged, worse, unknown)
}

const counted = (each: Outcomes, wave = 1) => ({ ...each, wave })

test.each([
  [0, { from: 0, to: 10 }],
  [10, { from: 0, to: 10 }],
  [11, { from: 11, to: 14 }],
  [14, { from: 11, to: 14 }],
  [15, { from: 15, to: 19 }],
  [23, { from: 20, to: 24 }],
])('%i members are shown as %o', (members, range) => expect(rangeOf(members)).toEqual(range))

test('an interval is rounded outward, to five points and to whole tenths', () => {
  expect(outward({ low: 0.412, high: 0.688 })).toEqual({ low: 40, high: 70 })
  expect(tenthsOf({ low: 45, high: 65 })).toEqual({ low: 4, high: 7 })
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const shown = outward({ low, high })
        expect(shown.low).toBeLessThanOrEqual(low * 100)
        expect(shown.high).toBeGreaterThanOrEqual(high * 100 - 1e-9)
        expect([shown.low % 5, shown.high % 5, exactly(3)]).toEqual([0, 0, { from: 3, to: 3 }])
      },
    ),
  )
})

test.each([
  [{ low: 40, high: 70 }, 'between', '4 à 7 sur 10'],
  [{ low: 65, high: 100 }, 'atLeast', '6 sur 10 au moins'],
  [{ low: 65, high: 95 }, 'atLeast', '6 sur 10 au moins'],
  [{ low: 5, high: 30 }, 'atMost', '3 sur 10 au plus'],
  [{ low: 5, high: 95 }, 'open', 'trop peu pour dire'],
] as const)(
  '%o is said, of a thing as of the curve, as %s: %s, never all and never none',
  (interval, phrase, words) => {
    const tenths = tenthsOf(interval)
    expect(phraseOf(tenths)).toBe(phrase)
    for (const text of [french.whatHelped.things[phrase], french.whatHelped.better[phrase]]) {
      const said = text.replace('{{low}}', String(tenths.low)).replace('{{high}}', String(tenths.high))
      expect(said.replaceAll(/<\/?b>/g, '')).toContain(words)
    }
  },
)

test('13 better of 20 with a known outcome, among 23, are shown as 45 to 80 %; under eleven known, nothing is shown', () => {
  expect(betterOf(outcomes(13, 5, 2, 3))).toEqual({ low: 45, high: 80 })
  expect(betterOf(outcomes(5, 3, 2, 40))).toBeNull()
  expect(betterOf(outcomes(0, 20))!.low).toBe(0)
  expect(betterOf(outcomes(20))!.high).toBe(100)
})

test('the ranges of a first night tell a reader who knows ten nothing of the eleventh', () => {
  const kinds = ['helped', 'unchanged', 'worse', 'unknown'] as const
  for (const ten of every(10, 10)) {
    if (triedBy(ten) > 10) continue
    expect(publishedOutcomes('known:rest', counted(ten), undefined)).toBeUndefined()
    const pages = kinds.map((kind) => {
      const published = publishedOutcomes('known:rest', counted({ ...ten, [kind]: ten[kind] + 1 }), undefined)!
      return JSON.stringify([true, false].map((isMember) => shownOutcomes(published, isMember)))
    })
    if (new Set(pages).size !== 1) throw new Error(`${JSON.stringify(ten)} and one more are ${pages}`)
  }
})

test('the night on which members’ own words go tells no outcome of the one who left', () => {
  const shown = outcomes(5, 5, 5, 5)
  for (const eleven of every(8)) {
    if (triedBy(eleven) !== 11) continue
    expect(publishedOutcomes('poudre de perlimpinpin', counted(eleven), shown)).toBe(shown)
    for (const kind of ['helped', 'unchanged', 'worse', 'unknown'] as const)
      if (eleven[kind] > 0)
        expect(
          publishedOutcomes('poudre de perlimpinpin', counted({ ...eleven, [kind]: eleven[kind] - 1 }), shown),
        ).toBeUndefined()
  }
})

test('the interval is of the members who know the effect, and their number is shown beside it', () => {
  const thing = { symptom: 'HP:0002321', key: 'known:rest', kind: 'sleep', name: 'Repos', ...outcomes(12, 12, 12, 14) }
  const told = { members: 60, followed: null, months: null, recent: [], things: [thing as ThingRow] }
  const [shown] = statsOf('HP:0002321', { told }, true).things
  expect(shown).toMatchObject({ tried: exactly(50), known: exactly(36), better: { low: 20, high: 50 } })
  for (const { between, atMost, atLeast } of [french.whatHelped.things, english.whatHelped.things])
    for (const said of [between, atMost, atLeast]) expect(said).toMatch(/\{\{members\}\}<\/b> (?:qui savent|who know)/)
})

test('no number or sum under eleven follows from what is shown: five values are left at least, to a reader who knows the rule', {
  timeout: 60_000,
}, () => {
  const most = 19
  const unions = Array.from({ length: 14 }, (_, nth) => nth + 1)
  const possible = new Map<string, Set<number>[]>()
  const visitors = new Map<string, string>()
  for (const each of every(most)) {
    const told = [each.helped, each.unchanged, each.worse, each.unknown]
    const seen = JSON.stringify(shownOutcomes(each, true))
    const values = possible.get(seen) ?? unions.map(() => new Set<number>())
    possible.set(seen, values)
    for (const [nth, union] of unions.entries())
      values[nth]!.add(told.reduce((sum, members, outcome) => sum + ((union >> outcome) & 1) * members, 0))
    const visitor = JSON.stringify(shownOutcomes(each, false))
    if ((visitors.get(seen) ?? visitor) !== visitor) throw new Error(`${seen} is ${visitor} and more to a visitor`)
    visitors.set(seen, visitor)
  }
  const narrow = [...possible].flatMap(([seen, values]) =>
    values.filter((sums) => Math.min(...sums) < EXACT_MIN && sums.size < STEP).map((sums) => `${seen}: ${[...sums]}`),
  )
  expect(possible.size).toBeGreaterThan(1_000)
  expect(narrow).toEqual([])
})

test('every range holds what it stands for', () => {
  for (const each of every(14))
    for (const isMember of [true, false]) {
      const shown = shownOutcomes(each, isMember)
      const { helped, unchanged, worse } = each
      const exact = { ...each, tried: triedBy(each), known: helped + unchanged + worse }
      for (const name of Object.keys(exact) as (keyof typeof exact)[])
        if (shown[name].from > exact[name] || shown[name].to < exact[name])
          throw new Error(`${name} of ${JSON.stringify(each)} is shown as ${JSON.stringify(shown[name])}`)
    }
})

test('no figure is shown under eleven, all at eleven; members who moved are counted once', () => {
  expect(publishedOutcomes('known:rest', counted(outcomes(10)), undefined)).toBeUndefined()
  expect(publishedOutcomes('known:rest', counted(outcomes(6, 5)), undefined)).toEqual(outcomes(6, 5))
  expect(publishedOutcomes('known:rest', undefined, undefined)).toBeUndefined()
  expect(movedBetween(outcomes(5, 5), outcomes(4, 6))).toBe(1)
  expect(movedBetween(outcomes(5, 5), outcomes(9, 5, 1))).toBe(5)
})

test('members’ own names of things go once fewer than eleven use them: moderation may have hidden one', () => {
  expect(publishedOutcomes('poudre de perlimpinpin', counted(outcomes(10)), outcomes(15))).toBeUndefined()
  expect(publishedOutcomes('poudre de perlimpinpin', counted(outcomes(12)), outcomes(15))).toEqual(outcomes(15))
  expect(publishedOutcomes('known:rest', counted(outcomes(10)), outcomes(15))).toEqual(outcomes(15))
})

test('the number of members is as slow, and as deaf to a crowd of one week', () => {
  expect(publishedMembers({ members: 12, wave: 1 }, 0)).toBe(12)
  expect(publishedMembers({ members: 32, wave: 1 }, 12)).toBe(12)
  expect(publishedMembers({ members: 33, wave: 1 }, 12)).toBe(33)
  expect(publishedMembers({ members: 33, wave: 11 }, 12)).toBe(12)
  expect(publishedMembers({ members: 33, wave: 11 }, 0)).toBe(0)
})

test('no night differs from the one before by fewer than twenty-one members, whatever they do', () => {
  const some = fc.nat({ max: 40 })
  const any = fc
    .tuple(some, some, some, some)
    .map(([helped, unchanged, worse, unknown]) => outcomes(helped, unchanged, worse, unknown))
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 30 }), (nights) => {
      let shown: Outcomes | undefined
      for (const night of nights) {
        const next = publishedOutcomes('known:rest', counted(night), shown)
        if (shown && next !== shown)
          expect(movedBetween(shown, next ?? outcomes(0))).toBeGreaterThanOrEqual(next ? MOVED_MIN : 11)
        if (next) expect(triedBy(next)).toBeGreaterThanOrEqual(11)
        shown = next
      }
    }),
  )
})

test('members who signed up within one week, a third or more of a thing’s members, change nothing of it', () => {
  expect(publishedOutcomes('known:rest', counted(outcomes(20), 20), undefined)).toBeUndefined()
  expect(publishedOutcomes('known:rest', counted(outcomes(60, 20), 27), outcomes(20, 20))).toEqual(outcomes(20, 20))
  expect(publishedOutcomes('known:rest', counted(outcomes(60, 21), 20), outcomes(20, 20))).toEqual(outcomes(60, 21))
})

test('time to better is empty under fifty; it ends where fewer than eleven are followed, without those better before', () => {
  const followed = (count: number, exit: (nth: number) => number, outcome: number) =>
    Array.from({ length: count }, (_, nth) => ({ entry: 5, exit: exit(nth), outcome }))
  expect(timeToBetter(followed(49, () => 40, 1))).toBeUndefined()
  const months = timeToBetter([...followed(30, () => 100, 1), ...followed(30, (nth) => 200 + nth * 15, 0)])!
  expect(months[0]).toEqual({ month: 1, share: 0, low: 0, high: 5, followed: 60 })
  expect(months[3]).toMatchObject({ month: 4, share: 50, followed: 30 })
  expect(months[3]!.low % 5 === 0 && months[3]!.high % 5 === 0).toBe(true)
  expect(months.every((month) => month.followed >= 11)).toBe(true)
  expect(months.length).toBeLessThan(24)
})

test('the intervals hold the planted truth in made-up communities, and a useless thing does not look better', {
  timeout: 60_000,
}, () => {
  const truth = measureTruth(100)
  expect(truth.intervals).toBeGreaterThan(1_500)
  expect(truth.covered).toBeGreaterThan(0.88)
  expect(truth.covered).toBeLessThan(0.92)
  expect(truth.idleAbove).toBeLessThan(0.01)
  expect(truth.helpingAbove).toBeGreaterThan(0.4)
  // Counting only those who healed would give far too high a figure for everything.
  expect(truth.errorOfHealed).toBeGreaterThan(0.3)
})

test('the median time to better is within a tenth, where counting only healed members errs by three tenths', {
  timeout: 60_000,
}, () => {
  const medians = measureMedians(60, 0.3)
  expect(medians.communities).toBeGreaterThan(20)
  expect(medians.mean).toBeLessThan(0.05)
  expect(medians.undecided).toBe(0)
  // Those who are asked and may only say to be better bend the curve: whoever goes on is lost from sight.
  expect(medians.withoutSame).toBeGreaterThan(2 * medians.mean)
})

test.each([
  [
    { symptome: 'HP:0002321', essai: 'known:rest', ordre: 'nom' },
    { symptome: 'HP:0002321', essai: 'known:rest', ordre: 'nom' },
  ],
  [{ symptome: 'HP:0002321', essai: '', ordre: 'effet' }, { symptome: 'HP:0002321' }],
  [{ symptome: 'HP:1', essai: 'known:rest' }, {}],
  [{ essai: 'known:rest' }, {}],
  [{ symptome: 'HP:0002321', essai: 'x'.repeat(301) }, { symptome: 'HP:0002321' }],
])('the address %j is read as %j', (address, view) => expect(readWhatHelpedView(address)).toEqual(view))
