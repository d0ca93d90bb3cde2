import { sharedReadings, sureFirst } from '#lexicon/readers/explain.ts'
import { isAdded, textOf } from '#lexicon/readers/read-story.ts'
import type { PostSummary } from '#server/posts/queries.ts'
import { comparedStory, type StoredReading } from './reading-queries.ts'

type PostWithReading = {
  post: Pick<PostSummary, 'title' | 'description' | 'tags'>
  reading: Pick<StoredReading, 'features' | 'spans'>
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

/** The most characters of a quote that is told as a reason among others: a longer one is a piece of a sentence. */
const REASON_CHARS_MAX = 40

/** Returns what both posts surely tell, in words of the first, or the shortest of it; nothing where one of them changed since it was read. */
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
