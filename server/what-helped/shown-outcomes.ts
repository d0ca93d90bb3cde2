import { STEP } from '#contract/foundation/disclosure-limits.ts'
import { EXACT_MIN, SPLIT_MIN } from '#contract/what-helped/limits.ts'
import { exactly, type Range, rangeOf, sumOf } from '#contract/what-helped/rules.ts'
import { type Outcomes, triedBy } from './publication.ts'

export type ShownOutcomes = Record<keyof Outcomes | 'tried' | 'known', Range>

type Ranges = Record<keyof Outcomes, Range>

/**
 * Returns the ranges in which the numbers of one thing are shown. For members they are exact where enough members say that it helped and enough that it did
 * not (ruling 52).
 * A reader who knows this rule narrows no number or sum under EXACT_MIN to fewer than STEP values: the total is exact only where every outcome is, else its
 * band leaves as many.
 * Visitors see nothing that does not follow from what members see.
 */
export function shownOutcomes(outcomes: Outcomes, isMember: boolean): ShownOutcomes {
  const tried = triedBy(outcomes)
  if (tried < SPLIT_MIN) return unsplit(rangeOf(tried))
  const isExact = outcomes.helped >= EXACT_MIN && outcomes.unchanged + outcomes.worse >= EXACT_MIN
  const exact = rangesOf(outcomes, (members) => (isExact && members >= EXACT_MIN ? exactly(members) : rangeOf(members)))
  const isEveryExact = Object.values(exact).every(({ from, to }) => from === to)
  const ranges = isMember ? exact : rangesOf(outcomes, rangeOf)
  const total = isEveryExact ? exactly(tried) : bandWithin(tried, boundsOf(exact, isExact))
  const shown = within(isMember ? total : wholeBands(total), sumOf(Object.values(ranges)))
  const { helped, unchanged, worse, unknown } = ranges
  const known = within(sumOf([helped, unchanged, worse]), {
    from: shown.from - unknown.to,
    to: shown.to - unknown.from,
  })
  return { ...ranges, tried: shown, known }
}

const rangesOf = ({ helped, unchanged, worse, unknown }: Outcomes, rangeFor: (members: number) => Range): Ranges => ({
  helped: rangeFor(helped),
  unchanged: rangeFor(unchanged),
  worse: rangeFor(worse),
  unknown: rangeFor(unknown),
})

function unsplit(tried: Range): ShownOutcomes {
  const any = { from: 0, to: tried.to }
  return { tried, known: any, helped: any, unchanged: any, worse: any, unknown: any }
}

/** Returns the bands in which a range lies, so that its ends tell no exact number. */
const wholeBands = ({ from, to }: Range): Range => ({ from: rangeOf(from).from, to: rangeOf(to).to })

const within = (range: Range, bounds: Range): Range => ({
  from: Math.max(range.from, bounds.from),
  to: Math.min(range.to, bounds.to),
})

/** Returns the totals that these ranges leave possible. Where many say that it helped, exactness itself reveals whether as many say that it did not. */
function boundsOf({ helped, unchanged, worse, unknown }: Ranges, isExact: boolean): Range {
  const others = sumOf([unchanged, worse])
  const isMany = helped.from >= EXACT_MIN
  const notHelped = {
    from: isExact ? Math.max(others.from, EXACT_MIN) : others.from,
    to: isMany && !isExact ? EXACT_MIN - 1 : others.to,
  }
  const { from, to } = sumOf([helped, notHelped, unknown])
  return { from: Math.max(from, SPLIT_MIN), to }
}

/** Returns the band of STEP values within these bounds that holds a total; a shorter band at an end joins its neighbour. */
function bandWithin(tried: number, { from: least, to: most }: Range): Range {
  const isBegin = (total: number) => total - least >= STEP && most - total >= STEP - 1
  let from = tried - (tried % STEP)
  let next = from + STEP
  while (from > least && !isBegin(from)) from -= STEP
  while (next <= most && !isBegin(next)) next += STEP
  return { from: Math.max(from, least), to: Math.min(next - 1, most) }
}
