import type { Result } from './measure-community.ts'

export type Bar = { name: string; value: string; bar: string; isHeld: boolean }

/** The bars of each size: how many times the search must be faster than what it replaces. */
const BARS: Record<number, { loadAll: number; exhaustive: number; exhaustiveP99: number }> = {
  100000: { loadAll: 500, exhaustive: 15, exhaustiveP99: 3 },
  1000000: { loadAll: 2000, exhaustive: 60, exhaustiveP99: 4 },
}
const GROWTH_MAX = 4

/** Every bar that applies to these results. */
export function bars(results: readonly Result[]): Bar[] {
  return [...results.flatMap(barsOfSize), ...growthBar(results)]
}

function barsOfSize({ size, search, exhaustive, loadAll, checked, wrong }: Result): Bar[] {
  const posts = size.toLocaleString('en')
  const exact = { name: `${posts}: exact`, value: `${checked - wrong} of ${checked}`, bar: 'all', isHeld: wrong === 0 }
  const bar = BARS[size]
  if (!bar) return [exact]
  const ratio = (name: string, value: number, atLeast: number): Bar => ({
    name: `${posts}: ${name}`,
    value: `${value.toFixed(value < 100 ? 1 : 0)} ×`,
    bar: `≥ ${atLeast} ×`,
    isHeld: value >= atLeast,
  })
  return [
    exact,
    ratio('load all ÷ search, p50', loadAll.p50 / search.p50, bar.loadAll),
    ratio('exhaustive SQL ÷ search, p50', exhaustive.p50 / search.p50, bar.exhaustive),
    ratio('exhaustive SQL p50 ÷ search p99', exhaustive.p50 / search.p99, bar.exhaustiveP99),
  ]
}

function growthBar(results: readonly Result[]): Bar[] {
  const small = results.find(({ size }) => size === 100_000)
  const large = results.find(({ size }) => size === 1_000_000)
  if (!small || !large) return []
  const growth = large.search.p50 / small.search.p50
  return [
    {
      name: 'growth of search p50, 100,000 to 1,000,000',
      value: `${growth.toFixed(1)} ×`,
      bar: `≤ ${GROWTH_MAX} ×`,
      isHeld: growth <= GROWTH_MAX,
    },
  ]
}

/** Times and bars as two tables of plain text. */
export function report(results: readonly Result[]): string {
  const ms = (time: number) => time.toFixed(time < 100 ? 1 : 0)
  const times = results.map(({ size, loadAll, exhaustive, search, awkward }) => [
    size.toLocaleString('en'),
    ms(loadAll.p50),
    ms(exhaustive.p50),
    [search.p50, search.p95, search.p99].map(ms).join(' / '),
    [awkward.p50, awkward.p95, awkward.p99].map(ms).join(' / '),
  ])
  return [
    'milliseconds',
    table([['posts', 'load all p50', 'exhaustive SQL p50', 'search p50 / p95 / p99', 'without day or code'], ...times]),
    '',
    barTable(bars(results)),
  ].join('\n')
}

export const barTable = (bars: readonly Bar[]): string =>
  table([
    ['bar', 'measured', 'asked', ''],
    ...bars.map(({ name, value, bar, isHeld }) => [name, value, bar, isHeld ? 'holds' : 'MISSED']),
  ])

/** The first row is the head. */
export function table(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}
