import { SHARED_FEW, SHARED_SURE, SHARED_SURE_OF_FEW } from '#contract/closest/limits.ts'
import { sharedReadings } from '#lexicon/explain.ts'
import { isAdded, textOf } from '#lexicon/read-story.ts'
import type { PostSummary } from '#server/posts/queries.ts'
import { comparedStory, HUNDREDTHS, type StoredReading } from './reading-queries.ts'

/** A feature that two stories share; `isSure` where both readings of it can be trusted. */
export type SharedFeature = { feature: string; isSure: boolean }

type PostWithReading = {
  post: Pick<PostSummary, 'title' | 'description' | 'tags'>
  reading: Pick<StoredReading, 'features' | 'confidences' | 'wordings' | 'spans'>
}

/** Puts shared features that are surely right before those that perhaps are, each part in its order. */
export function sureFirst(shared: readonly string[], mine: PostWithReading, theirs: PostWithReading): SharedFeature[] {
  const least = shared.length > SHARED_FEW ? SHARED_SURE : SHARED_SURE_OF_FEW
  const [ofMine, ofTheirs] = [trustIn(mine), trustIn(theirs)]
  const all = shared.map((feature) => {
    const [one, other] = [ofMine(feature), ofTheirs(feature)]
    // The very same words in both are as often a figure of speech as a symptom; a tag is chosen.
    const isSameWords = one.wording !== 0 && one.wording === other.wording
    const isSaidByBoth = one.confidence * other.confidence >= least && !isSameWords
    return { feature, isSure: isSaidByBoth || (one.isTag && other.isTag) }
  })
  return [...all.filter(({ isSure }) => isSure), ...all.filter(({ isSure }) => !isSure)]
}

function trustIn({ post, reading: { features, confidences, wordings, spans } }: PostWithReading) {
  const wordsEnd = wordsEndOf(post)
  return (feature: string) => {
    const place = features.indexOf(feature)
    return {
      confidence: (confidences[place] ?? 0) / HUNDREDTHS,
      wording: wordings[place] ?? 0,
      isTag: spans[2 * place]! >= wordsEnd,
    }
  }
}

/** Returns where the words of a story end and its tags begin, in the text that is read. */
const wordsEndOf = ({ title, description }: PostWithReading['post']): number => textOf({ title, description }).length

/** Returns the tag in which a feature was read; undefined where the words of the story say it. */
export function tagOf({ post, reading }: PostWithReading, feature: string): string | undefined {
  const at = reading.spans[2 * reading.features.indexOf(feature)]!
  let end = wordsEndOf(post)
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
