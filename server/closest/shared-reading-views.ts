import { SHARED_FEW, SHARED_SURE, SHARED_SURE_OF_FEW } from '#contract/closest/limits.ts'
import { sharedReadings } from '#lexicon/explain.ts'
import { isAdded, textOf } from '#lexicon/read-story.ts'
import type { PostSummary } from '#server/posts/queries.ts'
import { comparedStory, HUNDREDTHS, type StoredReading } from './reading-queries.ts'

/** A feature that two stories share; `isSure` where both readings of it can be trusted. */
export type SharedFeature = { feature: string; isSure: boolean }

type ReadStory = {
  post: Pick<PostSummary, 'title' | 'description' | 'tags'>
  reading: Pick<StoredReading, 'features' | 'confidences' | 'wordings' | 'spans'>
}

/** Puts shared features that are surely right before those that perhaps are, each part in its order. */
export function sureFirst(shared: readonly string[], mine: ReadStory, theirs: ReadStory): SharedFeature[] {
  const least = shared.length > SHARED_FEW ? SHARED_SURE : SHARED_SURE_OF_FEW
  const all = shared.map((feature) => {
    const [one, other] = [trustOf(mine, feature), trustOf(theirs, feature)]
    // The very same words in both are as often a figure of speech as a symptom; a tag is chosen.
    const isSameWords = one.wording !== 0 && one.wording === other.wording
    const isSure = one.isTag && other.isTag ? true : one.confidence * other.confidence >= least && !isSameWords
    return { feature, isSure }
  })
  return [...all.filter(({ isSure }) => isSure), ...all.filter(({ isSure }) => !isSure)]
}

function trustOf(told: ReadStory, feature: string) {
  const { features, confidences, wordings } = told.reading
  const place = features.indexOf(feature)
  return {
    confidence: (confidences[place] ?? 0) / HUNDREDTHS,
    wording: wordings[place] ?? 0,
    isTag: tagOf(told, feature) !== undefined,
  }
}

/** Returns the tag in which a feature was read; undefined where the words of the story say it. */
export function tagOf({ post, reading }: ReadStory, feature: string): string | undefined {
  const at = reading.spans[2 * reading.features.indexOf(feature)]!
  let end = textOf({ title: post.title, description: post.description }).length
  if (at < end) return undefined
  return post.tags.find((tag) => {
    end += 1 + tag.length
    return at < end
  })
}

type Readings = ReadonlyMap<string, StoredReading>

/** Returns what both posts surely tell, or else what they perhaps do, in the words of the first; nothing where one of them changed since it was read. */
export function toldByBoth(own: PostSummary, other: PostSummary, readings: Readings): string[] {
  const [read, readOther] = [readingOf(own, readings), readingOf(other, readings)]
  if (!read || !readOther) return []
  const [mine, theirs] = [comparedStory(read), comparedStory(readOther)]
  const shared = sureFirst(
    sharedReadings(mine, theirs, 1),
    { post: own, reading: read },
    { post: other, reading: readOther },
  )
  const quotesOf = (lines: readonly SharedFeature[]) =>
    lines.flatMap(({ feature }) => {
      const quote = mine.spans.get(feature)!
      return isAdded(quote) ? [] : textOf(own).slice(quote.at, quote.end)
    })
  const sure = quotesOf(shared.filter(({ isSure }) => isSure))
  return sure.length > 0 ? sure : quotesOf(shared)
}

function readingOf(post: PostSummary, readings: Readings): StoredReading | undefined {
  const reading = readings.get(post.id)
  return reading?.ver === post.version ? reading : undefined
}
