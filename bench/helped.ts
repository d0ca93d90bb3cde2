// Measures how fast a symptom's page of what helped is beside counting all rows, and whether its figures hold what was planted in made-up communities.
//   npm run bench:helped                       100,000 stories, 300,000 entries; 1,000 communities
//   npm run bench:helped -- --stories 20000    a quick look: no bars of speed
import { parseArgs } from 'node:util'
import { measureHelped } from './support/measure-helped.ts'
import { measureMedians, measureTruth } from './support/measure-helped-truth.ts'
import { type Bar, barTable } from './support/report.ts'
import { refuse, runBench } from './support/run-bench.ts'

const BARS_FROM = 100_000
const COMMUNITIES = 1000
const NAIVE_LEAST = 0.3

const { values } = parseArgs({ options: { stories: { type: 'string', default: '100000' } } })
const stories = Number(values.stories)
if (!Number.isInteger(stories) || stories < 5000) refuse('--stories takes a number of stories from 5000.')

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

await runBench(2 + stories / 50_000, async (postgres) => {
  const bars = truthBars()
  const speed = await measureHelped(postgres, stories)
  const ms = (times: { p50: number; p95: number }) => `${times.p50.toFixed(1)} / ${times.p95.toFixed(1)} ms`
  const ratio = speed.counted.p50 / speed.page.p50
  if (stories >= BARS_FROM)
    bars.push({
      name: 'counting all rows ÷ the page of a member, p50',
      value: `${ratio.toFixed(1)} ×`,
      bar: '≥ 20 ×',
      isHeld: ratio >= 20,
    })
  bars.push({
    name: 'rows of figures written in a night in which nothing changed',
    value: String(speed.rewritten),
    bar: '0',
    isHeld: speed.rewritten === 0,
  })
  const dearer = speed.publishing.now / speed.publishing.before
  if (stories >= BARS_FROM)
    bars.push({
      name: 'publishing a story ÷ the same before outcomes, diagnoses and what was tried, p50',
      value: `${dearer.toFixed(2)} ×`,
      bar: '≤ 1.1 ×',
      isHeld: dearer <= 1.1,
    })
  const lines = [
    `${speed.entries.toLocaleString('en')} entries; ${speed.things.toLocaleString('en')} things with figures; ${speed.curves} curves`,
    `a night ${(speed.nightMs / 1000).toFixed(1)} s; p50 / p95: page of a member ${ms(speed.page)}, of a visitor ${ms(speed.visitor)}, counting all rows ${ms(speed.counted)}`,
    `publishing a story ${speed.publishing.now.toFixed(2)} ms, before ${speed.publishing.before.toFixed(2)} ms: ${dearer.toFixed(2)} ×`,
  ]
  return { report: [...lines, '', barTable(bars)].join('\n'), bars }
})

function truthBars(): Bar[] {
  const truth = measureTruth(COMMUNITIES)
  const medians = measureMedians(COMMUNITIES, NAIVE_LEAST)
  const of = `${COMMUNITIES.toLocaleString('en')} communities`
  return [
    {
      name: `${truth.intervals.toLocaleString('en')} intervals of 90 % in ${of}, told before and after: hold the truth`,
      value: `${percent(truth.covered)}, as shown ${percent(truth.coveredShown)}`,
      bar: '88 to 92 %',
      isHeld: truth.covered >= 0.88 && truth.covered <= 0.92,
    },
    {
      name: `of ${truth.idle.toLocaleString('en')} things that do nothing, look better than all others together; of those that help`,
      value: `${percent(truth.idleAbove)}; ${percent(truth.helpingAbove)}`,
      bar: '≤ 1 %',
      isHeld: truth.idleAbove <= 0.01,
    },
    {
      name: 'error of the share where only healed stories tell what helped; where everybody does',
      value: `${percent(truth.errorOfHealed)}; ${percent(truth.errorOfAll)}`,
      bar: 'printed',
      isHeld: true,
    },
    {
      name: `error of the median time to better, mean and 95th percentile of ${medians.communities} communities where the naive one is off by 30 % and more (${percent(medians.naive)})`,
      value: `${percent(medians.mean)}, ${percent(medians.within95)}`,
      bar: '≤ 10 %',
      isHeld: medians.within95 <= 0.1 && medians.undecided === 0,
    },
    {
      name: 'the same error, mean, if those who are asked could not answer that it goes on as before',
      value: percent(medians.withoutSame),
      bar: 'printed',
      isHeld: true,
    },
  ]
}
