/**
 * Counts in how many labelled stories each feature of the lexicon stands, which stories are weighed by before a community is large enough to say it, and in how
 * many of their sentences each stem and what goes with what, by which is chosen what authors are asked: `node scripts/count-features.ts`, after the terms
 * have changed much.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { featuresIn, frequenciesOf, toldIn } from '#lexicon/closeness.ts'
import { keyOf } from '#lexicon/expressions.ts'
import { isKnown } from '#lexicon/lexicon.ts'
import { readStory, textOf } from '#lexicon/read-story.ts'
import { wordsOf } from '#lexicon/text/words.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'
import { carefulReadings, judgedReadings } from '../bench/support/closeness/careful-readings.ts'
import { storySets } from '../bench/support/closeness/story-sets.ts'

const STORIES = join(import.meta.dirname, '../tests/matching/stories')

const LEXICON = join(import.meta.dirname, '../lexicon')
/** A stem of a single sentence says no more than one of none. */
const SENTENCES_LEAST = 2

/** A story of which the program's readings were judged, but nobody read it whole, counts for so much of one that somebody did. */
const JUDGED = 1
/** A feature of fewer stories is associated with nothing, and a lift is drawn towards none as if by so many more. */
const STORIES_LEAST = 3
const DRAWN_BY = 3
const LIFT_LEAST = 0.02
const LIFTS_MOST = 24
const COMMON_MOST = 150

const rows = [...storySets(), ...storySets(join(STORIES, 'practice'))].flatMap((set) => set.rows)

/** True chips of the unseen sets are reported: their sentences do not choose them. */
const looked = [
  ...storySets().filter(({ name }) => !name.startsWith('unseen')),
  ...storySets(join(STORIES, 'practice')),
].flatMap((set) => set.rows)

const features = frequenciesOf(rows.map((row) => featuresIn(toldIn(readStory(theLexicon(), row), 0))))
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

write('associations.tsv', associationLines())

/** Counts what goes with what, in stories that may be looked at: what the program reads of one beside what a careful person read of it. */
function associationLines(): string[] {
  const lexicon = theLexicon()
  const all = (features: Iterable<string>) => new Set([...features].flatMap((each) => [each, ...lexicon.broader(each)]))
  const tellings = [
    ...storySets()
      .filter(({ name }) => !name.startsWith('unseen'))
      .flatMap((set) => {
        const careful = carefulReadings(lexicon, set)
        return set.rows.map((row) => ({
          given: [...readStory(lexicon, row).present.keys()],
          told: all(careful?.get(row.id)?.present ?? []),
          weight: 1,
        }))
      }),
    ...storySets(join(STORIES, 'practice')).flatMap((set) => {
      const judged = judgedReadings(lexicon, set)
      return set.rows.map((row) => ({
        given: [...readStory(lexicon, row).present.keys()],
        told: all(judged?.get(row.id)?.present ?? []),
        weight: JUDGED,
      }))
    }),
  ]
  const isAskable = (feature: string) => isKnown(lexicon, feature) && !feature.includes('@')
  const stories = tellings.reduce((sum, { weight }) => sum + weight, 0)
  const of = new Map<string, number>()
  const given = new Map<string, number>()
  const together = new Map<string, Map<string, number>>()
  const add = (counts: Map<string, number>, key: string, weight: number) =>
    counts.set(key, (counts.get(key) ?? 0) + weight)
  for (const telling of tellings) {
    const told = [...telling.told].filter(isAskable)
    for (const feature of told) add(of, feature, telling.weight)
    for (const feature of telling.given.filter((each) => !each.startsWith('HP:'))) {
      add(given, feature, telling.weight)
      const beside = together.get(feature) ?? new Map<string, number>()
      together.set(feature, beside)
      for (const each of told) if (each !== feature) add(beside, each, telling.weight)
    }
  }
  const share = (feature: string) => of.get(feature)! / stories
  const lineOf = (feature: string, shares: Iterable<readonly [string, number]>, most: number) => {
    const chosen = [...shares].sort(([one, high], [other, low]) => low - high || (one < other ? -1 : 1)).slice(0, most)
    return chosen.length > 0 ? [[feature, ...chosen.map(([id, value]) => `${id} ${value.toFixed(3)}`)].join('\t')] : []
  }
  const lifts = [...together]
    .filter(([feature]) => given.get(feature)! >= STORIES_LEAST)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([feature, beside]) => {
      const lifted = [...beside].map(([id, count]) => {
        const expected = share(id)
        return [id, (count + DRAWN_BY * expected) / (given.get(feature)! + DRAWN_BY) - expected] as const
      })
      return lineOf(
        feature,
        lifted.filter(([, lift]) => lift >= LIFT_LEAST),
        LIFTS_MOST,
      )
    })
  return [
    ...lineOf(
      '*',
      [...of.keys()].map((id) => [id, share(id)] as const),
      COMMON_MOST,
    ),
    ...lifts,
  ]
}

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
