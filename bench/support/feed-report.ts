import type { FeedResult } from './measure-feed.ts'
import { type Bar, table } from './report.ts'

const FASTER_THAN_TABLES = 20
const DEEP_MAX = 2
const COMMON_MAX = 3

/** The bars of the feed, at the size that they are for. */
export function feedBars({ times, understood: [understood, misspelt] }: FeedResult): Bar[] {
  const first = times['first page']
  const tables = Math.min(times['table-style, counts row by row'].p50, times['table-style, joined and grouped'].p50)
  return [
    atLeast('the faster table-style query ÷ first page, p50', tables / first.p50, FASTER_THAN_TABLES),
    atMost('deep page ÷ first page, p50', times['deep page'].p50 / first.p50, DEEP_MAX),
    atMost(
      'search of a common word ÷ of a rare one, p95',
      times['search, common word'].p95 / times['search, rare word'].p95,
      COMMON_MAX,
    ),
    {
      name: 'misspelt words read as meant',
      value: `${understood} of ${misspelt}`,
      bar: 'all',
      isHeld: understood === misspelt,
    },
  ]
}

const atLeast = (name: string, value: number, bar: number): Bar => ({
  name,
  value: ratioText(value),
  bar: `≥ ${bar} ×`,
  isHeld: value >= bar,
})

const atMost = (name: string, value: number, bar: number): Bar => ({
  name,
  value: ratioText(value),
  bar: `≤ ${bar} ×`,
  isHeld: value <= bar,
})

const ratioText = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`

/** Every reading as a table of plain text. */
export function feedReport({ posts, times }: FeedResult): string {
  const ms = (time: number) => time.toFixed(time < 100 ? 2 : 0)
  return [
    `milliseconds, at ${posts.toLocaleString('en')} posts`,
    table([['', 'p50', 'p95'], ...Object.entries(times).map(([name, { p50, p95 }]) => [name, ms(p50), ms(p95)])]),
  ].join('\n')
}
