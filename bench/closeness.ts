// How well stories find those who live the same: every set under tests/matching/stories, alone and among 2,000 unrelated ones; and how right the readings are,
// beside careful ones (tests/matching/readings) and in everyday sentences.
//   npm run bench:closeness
//   npm run bench:closeness -- --sets FOLDER --json   any folder of sets (*.jsonl), as JSON on standard output and nothing else
import { cpuUsage } from 'node:process'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { featuresIn, frequenciesOf, storyContentOf, weightsOf } from '#lexicon/readers/closeness.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { lexiconSources, theConfidences, theLexicon, theProposer } from '#server/closest/lexicon-files.ts'
import { overlapOf } from '#server/matching/overlap.ts'
import { answered, carefulReadings, readingQuality } from './support/closeness/careful-readings.ts'
import { EVERYDAY_SETS, everydayReadings } from './support/closeness/everyday.ts'
import { type ExplainedLines, explainedLines } from './support/closeness/explained-lines.ts'
import {
  type Mistake,
  mistakesIn,
  type Ranking,
  type Read,
  rankingOf,
  readAll,
} from './support/closeness/measure-closeness.ts'
import { type Measured, measureClosest } from './support/closeness/measure-closest.ts'
import { storySets, useOf } from './support/closeness/story-sets.ts'
import { unrelatedStories, writtenIn } from './support/closeness/unrelated-stories.ts'
import type { Bar } from './support/report.ts'
import { runBenchOn } from './support/run-bench.ts'

const UNRELATED = 2000
const READ_MS_MAX = 2
/** Wrong stories that are listed, of those sets alone that may be looked at. */
const MISTAKES_SHOWN = 20
/** The sizes of the index in stories, and the most megabytes that it may take. */
const SEARCHED: { size: number; megabytes?: number }[] = [{ size: 100_000, megabytes: 40 }, { size: 1_000_000 }]
/** The most CPU that a question by mentions may take, as a multiple of one by sums. */
const SUMS_TIMES = 1.6

const { sets: folder, json: isJson } = parseArgs({
  options: { sets: { type: 'string' }, json: { type: 'boolean', default: false } },
}).values

if (isJson) console.log(JSON.stringify(rankings(), undefined, 1))
else
  await runBenchOn(
    async () => ({ remove: async () => {} }),
    async () => {
      const load = measuredLoad()
      const lexicon = theLexicon()
      const unrelated = unrelatedStories(UNRELATED)
      const lines = [load.line, `${UNRELATED} unrelated stories, ${writtenIn(unrelated, 'fr')} of them French`]
      const bars: Bar[] = []
      const mistakes: Mistake[] = []
      const sets = storySets(folder)
      if (sets.length === 0) throw new Error('There is no set of stories to measure.')
      for (const set of sets) {
        const read = readAll(lexicon, set, unrelated)
        const alone = { ...read, unrelated: [] }
        lines.push('', `${set.name}: ${indexed([...read.rows, ...read.unrelated])}`)
        if (useOf(set) === 'looked at') mistakes.push(...mistakesIn(set, read))
        const ranked = (among: Read, from: Language, to: Language) => ({
          ours: rankingOf(set, among, from, to),
          byOverlap: rankingOf(set, among, from, to, overlapOf),
        })
        const french = ranked(alone, 'fr', 'fr')
        const frenchAmongOthers = ranked(read, 'fr', 'fr')
        const englishAmongOthers = ranked(read, 'en', 'fr')
        const backAmongOthers = ranked(read, 'fr', 'en')
        lines.push(
          beside('French → French', french),
          beside('English → French', ranked(alone, 'en', 'fr')),
          beside('French → English', ranked(alone, 'fr', 'en')),
          beside('French → French, among others', frenchAmongOthers),
          beside('English → French, among others', englishAmongOthers),
          beside('French → English, among others', backAmongOthers),
        )
        bars.push(
          atLeast(`${set.name}: French → French, hit@5`, french.ours.hitAt5, 0.85),
          atLeast(`${set.name}: French → French, MAP`, french.ours.meanAveragePrecision, 0.45),
          atMost(`${set.name}: a look-alike above every true case`, french.ours.lookalikeFirst, 0.4),
          atLeast(`${set.name}: French → French among ${UNRELATED} others, hit@5`, frenchAmongOthers.ours.hitAt5, 0.6),
          atLeast(
            `${set.name}: English → French among ${UNRELATED} others, hit@5`,
            englishAmongOthers.ours.hitAt5,
            0.9,
          ),
          atLeast(`${set.name}: French → English among ${UNRELATED} others, hit@5`, backAmongOthers.ours.hitAt5, 0.9),
        )
        const careful = carefulReadings(lexicon, set)
        if (!careful) continue
        const asking = { propose: theProposer(), confidencesIn: theConfidences() }
        const quality = readingQuality(lexicon, set, careful, asking)
        const explained = explainedLines(lexicon, set, careful)
        const rows = answered(lexicon, set, careful, asking)
        const answeredAlone = rankingOf(set, { rows, unrelated: [] }, 'fr', 'fr')
        const answeredAmong = rankingOf(set, { ...read, rows }, 'fr', 'fr')
        lines.push(
          explainedLine(explained),
          line('… answered', answeredAlone),
          line('… answered, among others', answeredAmong),
          `  readings: ${share(quality.right)} right; ${share(quality.told)} of those told as understood (${share(quality.toldOfRead)} of all), the others as perhaps so; ${share(quality.exact)} of what is said exactly read; ${quality.trueChips.toFixed(1)} of the first eight chips true`,
        )
        // Confidences are fitted to the labels of the other sets.
        if (useOf(set) === 'measured')
          bars.push(
            atLeast(`${set.name}: readings told as understood that are right`, quality.told, 0.8),
            atLeast(
              `${set.name}: lines surely in common that are right`,
              explained.sure.right / explained.sure.lines,
              0.85,
            ),
          )
        bars.push(
          atLeast(`${set.name}: what is said, exactly read`, quality.exact, 0.45),
          atLeast(`${set.name}: true ones of the first eight chips`, quality.trueChips, 2.5),
          atLeast(`${set.name}: French → French once authors answered, hit@5`, answeredAlone.hitAt5, 0.95),
          atLeast(`${set.name}: the same among ${UNRELATED} others, hit@5`, answeredAmong.hitAt5, 0.75),
        )
      }
      lines.push(
        '',
        ...sizesBySpecialty(),
        '',
        ...mistakes
          .sort((one, other) => other.margin - one.margin)
          .slice(0, MISTAKES_SHOWN)
          .map(mistakeLine),
      )
      for (const language of LANGUAGES)
        for (const set of EVERYDAY_SETS) {
          const { sentences, findings, circumstances } = everydayReadings(lexicon, language, set, theConfidences())
          const name = `${sentences} sentences of ${set} in ${language}, a thousand of them`
          bars.push(
            atMost(`${name}: findings read`, Math.round(findings.read), 35),
            atMost(`${name}: findings told as understood`, Math.round(findings.told), 35),
            atMost(`${name}: circumstances read`, Math.round(circumstances.read), 100),
            atMost(`${name}: circumstances told as understood`, Math.round(circumstances.told), 100),
          )
        }
      const p50 = medianReadingMs(sets.flatMap(({ rows }) => rows))
      bars.push({
        name: 'reading a story, p50',
        value: `${p50.toFixed(2)} ms`,
        bar: `≤ ${READ_MS_MAX} ms`,
        isHeld: p50 <= READ_MS_MAX,
      })
      const told = [...unrelated, ...sets.flatMap(({ rows }) => rows)].map((story) =>
        storyContentOf(readStory(lexicon, story), story.title.length),
      )
      const weights = weightsOf(frequenciesOf(told.map(featuresIn)))
      lines.push('')
      for (const { size, megabytes } of SEARCHED) {
        const measured = measureClosest(size, told, weights)
        lines.push(searchLine(measured))
        bars.push(...searchBars(measured, megabytes))
      }
      return { report: lines.join('\n'), bars }
    },
  )

/** Each set from each language to each, alone and among unrelated stories. */
function rankings() {
  const unrelated = unrelatedStories(UNRELATED)
  return storySets(folder).flatMap((set) => {
    const read = readAll(theLexicon(), set, unrelated)
    return LANGUAGES.flatMap((from) =>
      LANGUAGES.flatMap((to) =>
        (['alone', 'others'] as const).map((among) => ({
          set: set.name,
          from,
          to,
          among,
          ...rankingOf(set, among === 'alone' ? { ...read, unrelated: [] } : read, from, to),
        })),
      ),
    ).filter(({ queries }) => queries > 0)
  })
}

/** Says how much was read, and fails where a story says nothing at all to the reader. */
function indexed(readings: Read['rows']): string {
  const sizes = readings.map(({ told }) => featuresIn(told).size)
  const empty = sizes.filter((size) => size === 0).length
  if (empty > 0) throw new Error(`${empty} stories have no feature.`)
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  return `${readings.length} stories indexed, ${mean.toFixed(0)} features each`
}

function measuredLoad(): { line: string } {
  const before = { cpu: cpuUsage(), heap: process.memoryUsage().heapUsed }
  theLexicon()
  const { user, system } = cpuUsage(before.cpu)
  const megabytes = (process.memoryUsage().heapUsed - before.heap) / 1e6
  return { line: `lexicon loaded in ${((user + system) / 1000).toFixed(0)} ms of CPU, ${megabytes.toFixed(0)} MB` }
}

function explainedLine({ pairs, surePairs, truePairs, sureTruePairs, all, sure, first }: ExplainedLines): string {
  if (pairs === 0) throw new Error('No pair of the set is close.')
  return `  lines in common: ${all.lines} of ${pairs} pairs, ${share(all.right / all.lines)} right; ${sure.lines} said surely, ${share(sure.right / sure.lines)} right, the first of each ${share(first.right / first.lines)}; ${share(surePairs / pairs)} of the pairs have a sure one, ${share(sureTruePairs / truePairs)} of the true ones`
}

/** Things and expressions of each file, and how many expressions they are once choices are spelled out. */
function sizesBySpecialty(): string[] {
  const terms = lexiconSources().terms
  return [...Map.groupBy(terms, ({ place }) => place.split('.')[0]!)].map(([file, all]) => {
    const said = all.flatMap(({ said: { fr, en } }) => [...fr, ...en])
    const count = said.reduce((sum, text) => sum + choicesIn(text), 0)
    return `  ${file.padEnd(22)} ${String(all.length).padStart(4)} ids, ${said.length} expressions, ${count} spelled out`
  })
}

function choicesIn(said: string): number {
  return [...said.matchAll(/\[([^[\]]*)\]/g)].reduce((product, [, choices]) => product * choices!.split('/').length, 1)
}

function mistakeLine({ query, first, isLookalike, margin, shared }: Mistake): string {
  return `  ${query}: ${first}${isLookalike ? ', a look-alike,' : ''} stands ${margin.toFixed(2)} above the best true case, by ${shared.slice(0, 8).join(' ')}`
}

/** Returns the median time to read a story, in milliseconds of CPU, so that what else the machine does is not measured. */
function medianReadingMs(rows: readonly { title: string; description: string }[]): number {
  const lexicon = theLexicon()
  const times = rows.map((row) => {
    const before = cpuUsage()
    readStory(lexicon, row)
    const { user, system } = cpuUsage(before)
    return (user + system) / 1000
  })
  return times.sort((one, other) => one - other)[times.length >> 1] ?? 0
}

function line(name: string, { queries, hitAt1, hitAt5, meanAveragePrecision, lookalikeFirst }: Ranking): string {
  const figures = `hit@1 ${share(hitAt1)}  hit@5 ${share(hitAt5)}  MAP ${share(meanAveragePrecision)}`
  return `  ${name.padEnd(32)} ${String(queries).padStart(3)} queries  ${figures}  look-alike first ${share(lookalikeFirst)}`
}

/** A ranking, and after it that of the same stories by the overlap that the search by score goes by. */
function beside(name: string, { ours, byOverlap }: { ours: Ranking; byOverlap: Ranking }): string {
  const { hitAt1, hitAt5, meanAveragePrecision, lookalikeFirst } = byOverlap
  const figures = [hitAt1, hitAt5, meanAveragePrecision, lookalikeFirst].map(share).join(' ')
  return `${line(name, ours)}   by overlap ${figures}`
}

function searchLine({ size, distinct, features, megabytes, queryMs, sumsMs }: Measured): string {
  const many = (count: number) => count.toLocaleString('en')
  return `${many(size)} made-up stories indexed, ${many(distinct)} of them different, ${features.toFixed(0)} features each: ${megabytes.toFixed(0)} MB, a question ${queryMs.toFixed(1)} ms of CPU, ${sumsMs.toFixed(1)} by sums (p50)`
}

function searchBars({ size, megabytes, queryMs, sumsMs, checked, wrong }: Measured, mbMost?: number): Bar[] {
  const name = (what: string) => `search among ${size.toLocaleString('en')}: ${what}`
  const times = queryMs / sumsMs
  return [
    {
      name: name('CPU a question beside sums'),
      value: `${times.toFixed(2)} ×`,
      bar: `≤ ${SUMS_TIMES} ×`,
      isHeld: times <= SUMS_TIMES,
    },
    { name: name('exact'), value: `${checked - wrong} of ${checked}`, bar: 'all', isHeld: wrong === 0 },
    ...(mbMost === undefined
      ? []
      : [
          {
            name: name('memory'),
            value: `${megabytes.toFixed(1)} MB`,
            bar: `≤ ${mbMost} MB`,
            isHeld: megabytes <= mbMost,
          },
        ]),
  ]
}

function share(value: number): string {
  return Number.isInteger(value) && value > 1 ? String(value) : value.toFixed(2)
}

function atLeast(name: string, value: number, least: number): Bar {
  return { name, value: share(value), bar: `≥ ${least}`, isHeld: value >= least }
}

function atMost(name: string, value: number, most: number): Bar {
  return { name, value: share(value), bar: `≤ ${most}`, isHeld: value <= most }
}
