import { sharedReadings } from '#lexicon/explain.ts'
import { isAdded, textOf } from '#lexicon/read-story.ts'
import type { PostSummary } from '#server/posts/queries.ts'
import { comparedStory, type StoredReading } from './reading-queries.ts'

type Readings = ReadonlyMap<string, StoredReading>

/** Returns what both posts tell, in the words of the first; nothing where one of them changed since it was read. */
export function toldByBoth(own: PostSummary, other: PostSummary, readings: Readings): string[] {
  const [mine, theirs] = [storyOf(own, readings), storyOf(other, readings)]
  if (!mine || !theirs) return []
  return sharedReadings(mine, theirs, 1).flatMap((feature) => {
    const quote = mine.spans.get(feature)!
    return isAdded(quote) ? [] : textOf(own).slice(quote.at, quote.end)
  })
}

function storyOf(post: PostSummary, readings: Readings) {
  const reading = readings.get(post.id)
  return reading?.ver === post.version ? comparedStory(reading) : undefined
}
