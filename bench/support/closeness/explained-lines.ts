import { CLOSENESS, READINGS_LEAST, READINGS_SHOWN } from '#contract/closest/limits.ts'
import {
  closenessOf,
  featuresIn,
  frequenciesOf,
  profileOf,
  storyContentOf,
  weightsOf,
} from '#lexicon/readers/closeness.ts'
import { sharedReadings, sureFirst, type TrustedStory } from '#lexicon/readers/explain.ts'
import type { Lexicon } from '#lexicon/readers/lexicon.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { theTrust } from '#server/closest/lexicon-files.ts'
import { type CarefulReading, isTrueOf } from './careful-readings.ts'
import type { StoryRow, StorySet } from './story-sets.ts'

/** The closest cases of a story whose lines are counted. */
const CASES_OF_EACH = 2

/** A number of lines that say what two stories have in common, and of those that are right: both stories say it, or something narrower, to a careful reader. */
type Counted = { lines: number; right: number }

/** The lines of the closest cases of each story of a set, each pair once from either side. */
export type ExplainedLines = {
  pairs: number
  /** The pairs with a sure line, and those of them whose two stories are of one kind. */
  surePairs: number
  truePairs: number
  sureTruePairs: number
  all: Counted
  sure: Counted
  /** The first sure line, which heads a card. */
  first: Counted
}

export function explainedLines(
  lexicon: Lexicon,
  { rows }: StorySet,
  careful: ReadonlyMap<string, CarefulReading>,
): ExplainedLines {
  const readings = rows.map((row) => ({ row, reading: readStory(lexicon, row) }))
  const told = readings.map(({ row, reading }) => storyContentOf(reading, row.title.length))
  const weights = weightsOf(frequenciesOf(told.map(featuresIn)))
  const stories = readings.map(({ row, reading }, place) => {
    const story: TrustedStory = {
      profile: profileOf(told[place]!, weights),
      spans: new Map([...reading.present, ...deniedSpans(reading)]),
      trust: theTrust(reading),
    }
    return { row, story, isTrue: isTrueOf(lexicon, careful.get(row.id)!.present) }
  })
  const counted = { pairs: 0, surePairs: 0, truePairs: 0, sureTruePairs: 0, all: none(), sure: none(), first: none() }
  for (const one of stories) {
    const nearest = stories
      .filter((other) => other !== one)
      .map((other) => ({ other, closeness: closenessOf(one.story.profile, other.story.profile) }))
      .filter(({ closeness }) => closeness >= CLOSENESS.common)
      .sort((first, second) => second.closeness - first.closeness)
      .flatMap(({ other }) => {
        const shared = sharedReadings(one.story, other.story, READINGS_LEAST)
        return shared.length < READINGS_LEAST ? [] : [{ other, shared }]
      })
    for (const { other, shared } of nearest.slice(0, CASES_OF_EACH)) {
      const lines = sureFirst(shared, one.story, other.story).slice(0, READINGS_SHOWN)
      const sure = lines.filter(({ isSure }) => isSure)
      const isTrue = ({ feature }: { feature: string }) => one.isTrue(feature) && other.isTrue(feature)
      const isTruePair = areOfOneKind(one.row, other.row)
      counted.pairs++
      counted.surePairs += Number(sure.length > 0)
      counted.truePairs += Number(isTruePair)
      counted.sureTruePairs += Number(isTruePair && sure.length > 0)
      for (const [sum, own] of [
        [counted.all, lines],
        [counted.sure, sure],
        [counted.first, sure.slice(0, 1)],
      ] as const) {
        sum.lines += own.length
        sum.right += own.filter(isTrue).length
      }
    }
  }
  return counted
}

const none = (): Counted => ({ lines: 0, right: 0 })

const deniedSpans = ({ absent }: ReturnType<typeof readStory>) =>
  [...absent].map(([feature, quote]) => [`!${feature}`, quote] as const)

const areOfOneKind = (one: StoryRow, other: StoryRow): boolean =>
  one.kind === other.kind && one.role === 'case' && other.role === 'case'
