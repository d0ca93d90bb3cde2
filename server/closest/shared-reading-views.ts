import { SHARED_FEW, SHARED_SURE, SHARED_SURE_OF_FEW } from '#contract/closest/limits.ts'
import { sharedReadings } from '#lexicon/explain.ts'
import { isAdded, textOf } from '#lexicon/read-story.ts'
import type { PostSummary } from '#server/posts/queries.ts'
import { comparedStory, HUNDREDTHS, type StoredReading } from './reading-queries.ts'

/** A feature that two stories share; `isSure` where both readings of it can be trusted. */
export type SharedFeature = { feature: string; isSure: boolean }

type Confident = Pick<StoredReading, 'features' | 'confidences' | 'wordings'>

/** Puts shared features that are surely right before those that perhaps are, each part in its order. */
export function sureFirst(shared: readonly string[], mine: Confident, theirs: Confident): SharedFeature[] {
  const least = shared.length > SHARED_FEW ? SHARED_SURE : SHARED_SURE_OF_FEW
  const [ofMine, ofTheirs] = [trustOf(mine), trustOf(theirs)]
  const all = shared.map((feature) => {
    const [one, other] = [ofMine(feature), ofTheirs(feature)]
    // The very same words in both are as often a figure of speech as a symptom.
    const isSameWords = one.wording !== 0 && one.wording === other.wording
    return { feature, isSure: one.confidence * other.confidence >= least && !isSameWords }
  })
  return [...all.filter(({ isSure }) => isSure), ...all.filter(({ isSure }) => !isSure)]
}

function trustOf({ features, confidences, wordings }: Confident) {
  const places = new Map(features.map((feature, place) => [feature, place]))
  return (feature: string) => {
    const place = places.get(feature)!
    return { confidence: (confidences[place] ?? 0) / HUNDREDTHS, wording: wordings[place] ?? 0 }
  }
}

type Readings = ReadonlyMap<string, StoredReading>

/** Returns what both posts surely tell, or else what they perhaps do, in the words of the first; nothing where one of them changed since it was read. */
export function toldByBoth(own: PostSummary, other: PostSummary, readings: Readings): string[] {
  const [read, readOther] = [readingOf(own, readings), readingOf(other, readings)]
  if (!read || !readOther) return []
  const [mine, theirs] = [comparedStory(read), comparedStory(readOther)]
  const shared = sureFirst(sharedReadings(mine, theirs, 1), read, readOther)
  const sure = shared.filter(({ isSure }) => isSure)
  return (sure.length > 0 ? sure : shared).flatMap(({ feature }) => {
    const quote = mine.spans.get(feature)!
    return isAdded(quote) ? [] : textOf(own).slice(quote.at, quote.end)
  })
}

function readingOf(post: PostSummary, readings: Readings): StoredReading | undefined {
  const reading = readings.get(post.id)
  return reading?.ver === post.version ? reading : undefined
}
