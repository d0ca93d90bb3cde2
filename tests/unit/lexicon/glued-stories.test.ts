import { expect, test } from 'vitest'
import {
  closenessOf,
  featuresIn,
  frequenciesOf,
  profileOf,
  storyContentOf,
  weightsOf,
} from '#lexicon/readers/closeness.ts'
import { readStory, type Story } from '#lexicon/readers/read-story.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'
import { storySets } from '../../../bench/support/closeness/story-sets.ts'

const GLUED = 20
const STORIES_EACH = 12
/** The largest share of the first five places that texts telling of everything may take. */
const PLACES_MAX = 0.1

test('texts glued from many stories do not fill the lists of others', { tags: 'long' }, () => {
  const rows = storySets()
    .filter(({ name }) => name.startsWith('seen'))
    .flatMap((set) => set.rows)
    .filter(({ language }) => language === 'fr')
  const partsOf = (n: number) => Array.from({ length: STORIES_EACH }, (_, i) => rows[(n * 7 + i * 13) % rows.length]!)
  const glued = Array.from({ length: GLUED }, (_, n): Story => {
    const parts = partsOf(n)
    return { title: parts[0]!.title, description: parts.map(({ description }) => description).join('\n') }
  })
  const told = [...rows, ...glued].map((story) => storyContentOf(readStory(theLexicon(), story), story.title.length))
  const weights = weightsOf(frequenciesOf(told.map(featuresIn)))
  const profiles = told.map((each) => profileOf(each, weights))
  // A text that holds the asker's own story is truly close to it, and is not counted.
  const holds = (place: number, asker: number) =>
    place >= rows.length && partsOf(place - rows.length).includes(rows[asker]!)
  const firstFive = rows.flatMap((_, asker) =>
    profiles
      .map((profile, place) => ({ place, closeness: place === asker ? 0 : closenessOf(profiles[asker]!, profile) }))
      .filter(({ place }) => !holds(place, asker))
      .sort((one, other) => other.closeness - one.closeness)
      .slice(0, 5),
  )
  const share = firstFive.filter(({ place }) => place >= rows.length).length / firstFive.length
  process.stdout.write(
    `${glued.length} glued texts take ${(100 * share).toFixed(1)} % of ${firstFive.length} first places\n`,
  )
  expect(firstFive).toHaveLength(5 * rows.length)
  expect(share).toBeLessThan(PLACES_MAX)
})
