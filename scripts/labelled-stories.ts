import { join } from 'node:path'
import type { Associations } from '#lexicon/readers/confidence.ts'
import { isKnown } from '#lexicon/readers/lexicon.ts'
import { readStory, type StoryReading } from '#lexicon/readers/read-story.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'
import { carefulReadings, judgedReadings } from '../bench/support/closeness/careful-readings.ts'
import { type StoryRow, type StorySet, storySets, useOf } from '../bench/support/closeness/story-sets.ts'

export const PRACTICE = join(import.meta.dirname, '../tests/matching/stories/practice')

export const FOLDS = 8

export type LabelledStory = {
  row: StoryRow
  reading: StoryReading
  told: ReadonlySet<string>
  fold: number
}

/** Sets seen, next and practice, which people may read while they write expressions. The other sets only fit or measure. */
export const lookedAtStories = (): LabelledStory[] => [
  ...labelledIn(storySets().filter((set) => useOf(set) === 'looked at')),
  ...labelledIn(storySets(PRACTICE), judgedReadings),
]

export const fittedStories = (): LabelledStory[] => labelledIn(storySets().filter((set) => useOf(set) === 'fitted'))

function labelledIn(sets: readonly StorySet[], readingsOf: typeof judgedReadings = carefulReadings): LabelledStory[] {
  const lexicon = theLexicon()
  const all = (features: readonly string[]) => new Set(features.flatMap((each) => [each, ...lexicon.broader(each)]))
  const patterns = new Map<string, number>()
  const foldOf = (set: string, kind: string) => {
    const pattern = `${set} ${kind}`
    const known = patterns.get(pattern) ?? patterns.size
    patterns.set(pattern, known)
    return known % FOLDS
  }
  return sets.flatMap((set) => {
    const read = readingsOf(lexicon, set)
    return set.rows.map((row) => ({
      row,
      reading: readStory(lexicon, row),
      told: all(read?.get(row.id)?.present ?? []),
      fold: foldOf(set.name, row.kind),
    }))
  })
}

/** A feature of fewer stories is associated with nothing, and a lift is drawn towards none as if by so many more. */
const STORIES_LEAST = 3
const DRAWN_BY = 3
const LIFT_LEAST = 0.02
const LIFTS_MOST = 24
const COMMON_MOST = 150

export function associationsIn(stories: readonly LabelledStory[]): Associations {
  const lexicon = theLexicon()
  const isAskable = (feature: string) => isKnown(lexicon, feature) && !feature.includes('@')
  const of = new Map<string, number>()
  const given = new Map<string, number>()
  const together = new Map<string, Map<string, number>>()
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { reading, told } of stories) {
    const asked = [...told].filter(isAskable)
    for (const feature of asked) count(of, feature)
    for (const feature of reading.present.keys()) {
      if (feature.startsWith('HP:')) continue
      count(given, feature)
      const beside = together.get(feature) ?? new Map<string, number>()
      together.set(feature, beside)
      for (const each of asked) if (each !== feature) count(beside, each)
    }
  }
  const share = (feature: string) => of.get(feature)! / stories.length
  const lifts = [...together]
    .filter(([feature]) => given.get(feature)! >= STORIES_LEAST)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, beside]) => {
      const lifted = [...beside].map(([id, times]) => {
        const expected = share(id)
        return [id, (times + DRAWN_BY * expected) / (given.get(feature)! + DRAWN_BY) - expected] as const
      })
      return [
        feature,
        strongest(
          lifted.filter(([, lift]) => lift >= LIFT_LEAST),
          LIFTS_MOST,
        ),
      ] as const
    })
    .filter(([, strong]) => strong.length > 0)
  const common = strongest(
    [...of.keys()].map((id) => [id, share(id)] as const),
    COMMON_MOST,
  )
  return new Map([['*', common], ...lifts])
}

const strongest = (shares: (readonly [string, number])[], most: number) =>
  shares.sort(([one, high], [other, low]) => low - high || (one < other ? -1 : 1)).slice(0, most)
