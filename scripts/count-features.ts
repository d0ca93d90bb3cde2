/**
 * Counts how many labelled stories hold each feature: these are the weights until a community is large enough. Also counts how many sentences hold each stem,
 * and which features go together, for proposals. Run `node scripts/count-features.ts` after the terms have changed much.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { featuresIn, frequenciesOf, storyContentOf } from '#lexicon/readers/closeness.ts'
import { keyOf } from '#lexicon/readers/expressions.ts'
import { readStory, textOf } from '#lexicon/readers/read-story.ts'
import { wordsOf } from '#lexicon/text/words.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'
import { storySets, useOf } from '../bench/support/closeness/story-sets.ts'
import { associationsIn, lookedAtStories, PRACTICE } from './labelled-stories.ts'

const FOLDER = join(import.meta.dirname, '../lexicon/readers')
/** A stem of a single sentence says no more than one of none. */
const SENTENCES_LEAST = 2

const rows = [...storySets(), ...storySets(PRACTICE)].flatMap((set) => set.rows)

/** True chips of the fitted and unseen sets are reported: their sentences do not choose them. */
const looked = [...storySets().filter((set) => useOf(set) === 'looked at'), ...storySets(PRACTICE)].flatMap(
  (set) => set.rows,
)

const features = frequenciesOf(rows.map((row) => featuresIn(storyContentOf(readStory(theLexicon(), row), 0))))
write('prior.tsv', [String(features.stories), ...sortedLines(features.of)])

const stems = LANGUAGES.flatMap((language) => {
  const sentences = looked
    .filter((row) => row.language === language)
    .flatMap((row) => sentencesIn(textOf(row), language))
  const { stories, of } = frequenciesOf(sentences)
  const common = new Map([...of].filter(([, count]) => count >= SENTENCES_LEAST))
  return [`# ${language}\t${stories}`, ...sortedLines(common)]
})
write('stem-prior.tsv', stems)

const associationLines = [...associationsIn(lookedAtStories())].map(([feature, shares]) =>
  [feature, ...shares.map(([id, share]) => `${id} ${share.toFixed(3)}`)].join('\t'),
)
write('associations.tsv', associationLines)

function sentencesIn(text: string, language: (typeof LANGUAGES)[number]): Set<string>[] {
  const words = wordsOf(text, language).filter(({ stem }) => stem !== '')
  const bySentence = Map.groupBy(words, ({ sentence }) => sentence)
  return [...bySentence.values()].map((own) => new Set(own.map((word) => keyOf(word, language))))
}

function sortedLines(of: ReadonlyMap<string, number>): string[] {
  return [...of].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, count]) => `${name}\t${count}`)
}

function write(file: string, lines: readonly string[]): void {
  writeFileSync(join(FOLDER, file), lines.map((line) => `${line}\n`).join(''))
}
