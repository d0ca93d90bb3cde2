/**
 * Counts in how many labelled stories each feature of the lexicon stands, and writes what stories are weighed by before a community is large enough to say it:
 * `node scripts/count-features.ts`, after the terms have changed much.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresIn, frequenciesOf, toldIn } from '#server/lexicon/closeness.ts'
import { theLexicon } from '#server/lexicon/load-lexicon.ts'
import { readStory } from '#server/lexicon/read-story.ts'
import { storySets } from '../bench/support/closeness/story-sets.ts'

const STORIES = join(import.meta.dirname, '../tests/matching/stories')

const told = [...storySets(), ...storySets(join(STORIES, 'practice'))].flatMap(({ rows }) => rows)
const { stories, of } = frequenciesOf(told.map((story) => featuresIn(toldIn(readStory(theLexicon(), story), 0))))
const lines = [...of]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([feature, count]) => `${feature}\t${count}\n`)
writeFileSync(join(import.meta.dirname, '../server/lexicon/prior.tsv'), `${stories}\n${lines.join('')}`)
