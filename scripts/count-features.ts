/**
 * Counts in how many labelled stories each feature of the lexicon stands, which stories are weighed by before a community is large enough to say it, and in how
 * many of their sentences each stem, by which what authors are asked is chosen: `node scripts/count-features.ts`, after the terms have changed much.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { featuresIn, frequenciesOf, toldIn } from '#server/lexicon/closeness.ts'
import { keyOf } from '#server/lexicon/expressions.ts'
import { theLexicon } from '#server/lexicon/load-lexicon.ts'
import { readStory, textOf } from '#server/lexicon/read-story.ts'
import { wordsOf } from '#server/lexicon/words.ts'
import { storySets } from '../bench/support/closeness/story-sets.ts'

const STORIES = join(import.meta.dirname, '../tests/matching/stories')

const LEXICON = join(import.meta.dirname, '../server/lexicon')
/** A stem of a single sentence says no more than one of none. */
const SENTENCES_LEAST = 2

const rows = [...storySets(), ...storySets(join(STORIES, 'practice'))].flatMap((set) => set.rows)

const features = frequenciesOf(rows.map((row) => featuresIn(toldIn(readStory(theLexicon(), row), 0))))
write('prior.tsv', [String(features.stories), ...sortedLines(features.of)])

const stems = LANGUAGES.flatMap((language) => {
  const sentences = rows.filter((row) => row.language === language).flatMap((row) => sentencesIn(textOf(row), language))
  const { stories, of } = frequenciesOf(sentences)
  const common = new Map([...of].filter(([, count]) => count >= SENTENCES_LEAST))
  return [`# ${language}\t${stories}`, ...sortedLines(common)]
})
write('stem-prior.tsv', stems)

function sentencesIn(text: string, language: (typeof LANGUAGES)[number]): Set<string>[] {
  const words = wordsOf(text, language).filter(({ stem }) => stem !== '')
  const bySentence = Map.groupBy(words, ({ sentence }) => sentence)
  return [...bySentence.values()].map((own) => new Set(own.map((word) => keyOf(word, language))))
}

function sortedLines(of: ReadonlyMap<string, number>): string[] {
  return [...of].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, count]) => `${name}\t${count}`)
}

function write(file: string, lines: readonly string[]): void {
  writeFileSync(join(LEXICON, file), lines.map((line) => `${line}\n`).join(''))
}
