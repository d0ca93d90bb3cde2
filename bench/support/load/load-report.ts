import { type Times, timesOf } from '../measure.ts'
import type { LoadResult } from '../measure-load.ts'
import type { Figure } from '../record.ts'
import { type Bar, table } from '../report.ts'
import { KINDS, READS } from './load-acts.ts'
import { cpuMsOf, failedIn, type Run, throughputOf, timesIn } from './load-run.ts'

const ERRORS_MAX = 0.001
const GROWTH_MAX = 1.5
/** The most milliseconds of reads at the fixed pace, and of the processors for a request of the mix. */
const READS_MS_MAX = { p50: 8, p95: 60, p99: 150 }
const CPU_MS_MAX = 2.5
/** The most milliseconds from the publication of a story until its closest stand under it, p95. */
const CLOSEST_MS_MAX = 2_000
/** The share of stories under which three or more stand at least, so that a fast empty list holds no bar. */
const WITH_THREE_MIN = 0.75
/** Requests a second that are kept up at least. */
const KEPT_UP_MIN = 600

/** The bars of the server under a load of everyone at once. */
export function loadBars(result: LoadResult): Bar[] {
  const { fixed, large, small, steps, lost, writes, told, growth } = result
  const kept = steps.filter(({ isKept }) => isKept).map(({ run }) => run)
  const all = [fixed, ...kept, large, small]
  const errors = sum(all.map(failedIn)) / sum(all.map(({ asked }) => asked))
  return [
    {
      name: 'errors of all requests',
      value: percent(errors),
      bar: `< ${percent(ERRORS_MAX)}`,
      isHeld: errors < ERRORS_MAX,
    },
    { name: 'acknowledged writes that are not there', value: `${lost} of ${writes}`, bar: '0', isHeld: lost === 0 },
    toldBar(told),
    ratio('p95 with ten times the posts ÷ with a tenth, by turns', growth.all),
    ratio('the same of reads alone', growth.reads),
    ...(['p50', 'p95', 'p99'] as const).map((share) =>
      atMostMs(
        `reads at ${fixed.perSecond} requests a second, ${share}`,
        timesIn(fixed, READS)[share],
        READS_MS_MAX[share],
      ),
    ),
    ...closestBars(result),
    atMostMs(`processors for each request at ${fixed.perSecond} a second`, cpuMsOf(fixed), CPU_MS_MAX),
    keptUpBar(Math.max(0, ...kept.map(({ perSecond }) => perSecond))),
  ]
}

/** The bars on the answer to a story just published, at both sizes. */
const closestBars = ({ closest, load }: LoadResult): Bar[] =>
  (
    [
      [closest.large, load.posts],
      [closest.small, load.fewerPosts],
    ] as const
  ).flatMap(([{ times, published, withThree }, posts]) => [
    atMostMs(
      `from the publication of a story until its closest stand under it, ${posts.toLocaleString('en')} posts, p95`,
      times.p95,
      CLOSEST_MS_MAX,
    ),
    {
      name: `stories under which three or more stand, ${posts.toLocaleString('en')} posts`,
      value: `${withThree} of ${published}`,
      bar: `≥ ${WITH_THREE_MIN * published}`,
      isHeld: withThree >= WITH_THREE_MIN * published,
    },
  ])

const atMostMs = (name: string, value: number, most: number): Bar => ({
  name,
  value: `${value.toFixed(1)} ms`,
  bar: `≤ ${most} ms`,
  isHeld: value <= most,
})

const keptUpBar = (highest: number): Bar => ({
  name: 'requests a second kept up',
  value: String(highest),
  bar: `≥ ${KEPT_UP_MIN}`,
  isHeld: highest >= KEPT_UP_MIN,
})

/** The bar on live events, of all that was written for those online, at both sizes. */
function toldBar({ large, small }: LoadResult['told']): Bar {
  const [lost, doubled] = [large.lost + small.lost, large.doubled + small.doubled]
  return {
    name: 'live events that did not come, and that came twice',
    value: `${lost} and ${doubled} of ${(large.events + small.events + lost).toLocaleString('en')}`,
    bar: '0 and 0',
    isHeld: lost + doubled === 0,
  }
}

const ratio = (name: string, value: number): Bar => ({
  name,
  value: `${value.toFixed(2)} ×`,
  bar: `≤ ${GROWTH_MAX} ×`,
  isHeld: value <= GROWTH_MAX,
})

/** The figures that are held to nothing, since they depend on the machine. */
export function loadFigures(result: LoadResult): Figure[] {
  const { large, small, steps, alone, tableStyle, settledAfter, closest, load, members, told } = result
  const highest = steps.filter(({ isKept }) => isKept).at(-1)?.run
  const posts = load.posts.toLocaleString('en')
  const page = Math.min(tableStyle['the feed, counts row by row'].p50, tableStyle['the feed, joined and grouped'].p50)
  const times = (value: number) => `${value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0)} ×`
  return [
    {
      name: `highest pace kept up, ${members.toLocaleString('en')} members, ${posts} posts`,
      value: highest
        ? `${throughputOf(highest).toFixed(0)} requests a second, p95 ${ms(timesIn(highest).p95)} ms`
        : 'none',
    },
    {
      name: `at ${large.perSecond} requests a second: p50 / p95 / p99`,
      value: `${threeOf(timesIn(large))} ms`,
    },
    ...KINDS.map((kind) => ({ name: `  ${kind}`, value: `${threeOf(timesIn(large, [kind]))} ms` })),
    { name: 'live sockets meanwhile, and open to the end', value: `${told.large.sockets}, ${told.large.open}` },
    {
      name: 'told on them: events, and changes of what they looked at',
      value: `${told.large.events.toLocaleString('en')}, ${told.large.signals.toLocaleString('en')}`,
    },
    { name: 'a message, from its answer to the other’s socket: p50 / p95 / p99', value: lateness(large, small) },
    {
      name: 'from the publication of a story until its closest stand under it: p50 / p95 / p99',
      value: `${threeOf(closest.large.times)} ms`,
    },
    { name: 'all that follows from it done after', value: `${settledAfter.toFixed(1)} s` },
    { name: 'the faster table-style query ÷ the feed over HTTP, p50', value: times(page / alone['the feed'].p50) },
    {
      name: 'table-style, all posts as written ÷ the feed over HTTP, p50',
      value: times(tableStyle['all posts, as written'].p50 / alone['the feed'].p50),
    },
    {
      name: 'table-style, all posts as written ÷ a search over HTTP, p50',
      value: times(tableStyle['all posts, as written'].p50 / alone['a search'].p50),
    },
    {
      name: 'table-style post ÷ a post with its comments over HTTP, p50',
      value: times(tableStyle['a post'].p50 / alone['a post with its comments'].p50),
    },
  ]
}

/** Everything as tables of plain text. */
export function loadReport(result: LoadResult): string {
  const { fixed, large, small, steps, alone, tableStyle } = result
  const kinds = KINDS.map((kind) => [
    kind,
    String(large.times.get(kind)!.length),
    threeOf(timesIn(large, [kind])),
    threeOf(timesIn(small, [kind])),
  ])
  const paces = steps.map(({ run, isKept }) => [
    String(run.perSecond),
    throughputOf(run).toFixed(0),
    threeOf(timesIn(run)),
    String(failedIn(run)),
    ...sharesOf(run),
    isKept ? 'kept' : 'not kept',
  ])
  return [
    `${result.load.posts.toLocaleString('en')} posts, ever faster: requests a second, milliseconds, processors`,
    table([
      ['asked', 'answered', 'p50 / p95 / p99', 'errors', 'server', 'PostgreSQL', 'members', 'load', ''],
      ...paces,
    ]),
    '',
    `${fixed.perSecond} requests a second: p50 / p95 / p99 of all ${threeOf(timesIn(fixed))}, of reads ${threeOf(timesIn(fixed, READS))}; ${cpuMsOf(fixed).toFixed(2)} ms of the server's and PostgreSQL's processors for each`,
    '',
    `${large.perSecond} requests a second, by turns at each size`,
    table([
      [
        '',
        'answered',
        `${result.load.posts.toLocaleString('en')} posts`,
        `${result.load.fewerPosts.toLocaleString('en')} posts`,
      ],
      ...kinds,
      ['all', String(large.asked), threeOf(timesIn(large)), threeOf(timesIn(small))],
    ]),
    table([
      ['processors', 'server', 'PostgreSQL', 'members', 'load'],
      ['large', ...sharesOf(large)],
      ['small', ...sharesOf(small)],
    ]),
    errorsOf([fixed, ...steps.map(({ run }) => run), large, small]),
    '',
    'one at a time, nobody else asking: milliseconds over HTTP, and of table-style queries on the same database, p50 / p95 / p99',
    table([
      ['', ''],
      ...Object.entries({ ...alone, ...prefixed(tableStyle) }).map(([name, times]) => [name, threeOf(times)]),
    ]),
    '',
    table([['', ''], ...loadFigures(result).map(({ name, value }) => [name, value])]),
  ].join('\n')
}

/** The lateness of messages at both sizes together, since only one of forty acts is a message that somebody else hears at once. */
function lateness(...runs: readonly Run[]): string {
  const all = runs.flatMap(({ lateness }) => lateness)
  return all.length === 0 ? 'none' : `${threeOf(timesOf(all))} ms, of ${all.length.toLocaleString('en')}`
}

const prefixed = (tableStyle: LoadResult['tableStyle']) =>
  Object.fromEntries(Object.entries(tableStyle).map(([name, times]) => [`table-style: ${name}`, times]))

const sharesOf = ({ shares }: Run) => [
  ...[shares.server, shares.postgres, shares.asking].map((share) => share.toFixed(2)),
  shares.load.toFixed(1),
]

function errorsOf(runs: readonly Run[]): string {
  const lines = runs.flatMap((run) =>
    [...run.errors].map(([what, count]) => `${run.perSecond} a second: ${count} × ${what}`),
  )
  return lines.length === 0 ? 'no errors' : lines.join('\n')
}

const ms = (time: number) => time.toFixed(time < 10 ? 1 : 0)
const threeOf = ({ p50, p95, p99 }: Times) => [p50, p95, p99].map(ms).join(' / ')
const percent = (share: number) => `${(share * 100).toFixed(share === 0 || share >= 0.001 ? 1 : 3)} %`
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
