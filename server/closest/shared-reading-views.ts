import { sharedReadings, sureFirst } from '#lexicon/readers/explain.ts'
import { isAdded, textOf } from '#lexicon/readers/read-story.ts'
import type { PostSummary } from '#server/posts/queries.ts'
import { comparedStory, type StoredReading } from './reading-queries.ts'

type PostWithReading = {
  post: Pick<PostSummary, 'title' | 'description' | 'tags'>
  reading: Pick<StoredReading, 'features' | 'spans'>
}

const wordsEndOf = ({ title, description }: PostWithReading['post']): number => textOf({ title, description }).length

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

const REASON_CHARS_MAX = 40

export function toldByBoth(own: PostSummary, other: PostSummary, readings: Readings): string[] {
  const [read, readOther] = [readingOf(own, readings), readingOf(other, readings)]
  if (!read || !readOther) return []
  const [mine, theirs] = [comparedStory(read), comparedStory(readOther)]
  const shared = sureFirst(sharedReadings(mine, theirs, 1), mine, theirs)
  const told = shared
    .filter(({ feature, isSure }) => isSure && !isAdded(mine.spans.get(feature)!))
    .map(({ feature }) => {
      const { at, end } = mine.spans.get(feature)!
      return textOf(own).slice(at, end)
    })
  const short = told.filter(({ length }) => length <= REASON_CHARS_MAX)
  return short.length > 0 ? short : told.toSorted((one, other) => one.length - other.length).slice(0, 1)
}

function readingOf(post: PostSummary, readings: Readings): StoredReading | undefined {
  const reading = readings.get(post.id)
  return reading?.ver === post.version ? reading : undefined
}
