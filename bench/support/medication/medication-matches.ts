import { setImmediate as othersFirst } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { Db } from '#server/foundation/db/database.ts'
import type { ReportedCase } from '#server/medication/score.ts'
import { pairOf } from '../../../tests/support/plain-search/best-reports.ts'
import { bestTime, type Times, timesOf } from '../measure.ts'
import { type Bar, table } from '../report.ts'
import { exhaustiveReports, indexedSearch, loadAllReports } from './medication-contenders.ts'
import { addReports, indexReports } from './medication-load.ts'
import { type MadeUpReport, reportersOf } from './medication-reports.ts'
import { best, comparisonWith, type Keys, keysOf, type Owned, type Ranked, ranked } from './medication-truth.ts'

/** How many matches a search keeps when nothing else is configured. */
const KEPT = 50
const FRESH = 200
const WARM_UP = 40
const EXHAUSTIVE = 20
const LOADED = 5
/** How many reports are compared with the plain scorer too, pair by pair, to check what is to be found. */
const SAMPLE = 300
const FULL_SIZE = 100_000
const LOAD_ALL_BAR = 100

type Ground = { client: pg.Client; db: Db; signal: AbortSignal; say: (what: string) => void }

/** Declares fresh reports among all those there are, and searches their matches in each way. */
export async function measureMatches({ client, db, signal, say }: Ground, reports: readonly MadeUpReport[]) {
  const { fresh: freshReport } = reportersOf(reports.length, 4242)
  const everyone = Array.from({ length: FRESH + WARM_UP }, (_, number) => freshReport(number))
  const fresh = everyone.slice(0, FRESH)
  await addReports(client, everyone)
  await indexReports(client, everyone)
  await client.query('vacuum analyze')

  const all = [...reports, ...everyone].map((report) => ({ report, keys: keysOf(report) }))
  const lists = new Map<string, Ranked[]>()
  for (const report of fresh) {
    await othersFirst() // Ctrl-C
    signal.throwIfAborted()
    lists.set(report.id, toBeFound(report, all))
  }
  say('known what is to be found')

  let checked = 0
  let wrong = 0
  const timed = async (
    asking: readonly ReportedCase[],
    tries: number,
    search: (report: ReportedCase) => Promise<Ranked[]>,
  ): Promise<Times> => {
    const times: number[] = []
    for (const report of asking) {
      const { answer, milliseconds } = await bestTime(tries, () => search(report))
      checked++
      if (!isDeepStrictEqual(answer, lists.get(report.id))) wrong++
      times.push(milliseconds)
    }
    return timesOf(times)
  }
  const indexed = ({ id }: ReportedCase) => indexedSearch(db, { reportId: id, kept: KEPT })
  for (const report of everyone.slice(FRESH)) await indexed(report)
  const search = await timed(fresh, 3, indexed)
  say('searched')
  const exhaustive = await timed(fresh.slice(0, EXHAUSTIVE), 2, ({ id }) =>
    exhaustiveReports(db, { reportId: id, kept: KEPT }),
  )
  say('searched exhaustively')
  const loadAll = await timed(fresh.slice(0, LOADED), 1, (of) => loadAllReports(client, { of, kept: KEPT }))
  say('searched by loading all')
  const found = [...lists.values()].reduce((sum, list) => sum + list.length, 0) / FRESH
  return partOf({ size: reports.length, search, exhaustive, loadAll, checked, wrong, found })
}

/** @throws when it differs from what the plain scorer says of a sample */
function toBeFound(report: ReportedCase, all: readonly { report: ReportedCase; keys: Keys }[]): Ranked[] {
  const compare = comparisonWith(report)
  const every = Math.ceil(all.length / SAMPLE)
  const matches: Owned[] = []
  for (const [index, { report: other, keys }] of all.entries()) {
    const match = compare(other, keys)
    if (match) matches.push(match)
    if (index % every !== 0) continue
    const plain = pairOf(report, other)
    if (!isDeepStrictEqual(plain && ranked(plain), match && withoutOwner(match)))
      throw new Error(`The quick comparison and the plain scorer differ on ${report.id} and ${other.id}.`)
  }
  return best(matches, KEPT)
}

const withoutOwner = ({ memberId: _member, ...match }: Owned): Ranked => match

type Result = {
  size: number
  search: Times
  exhaustive: Times
  loadAll: Times
  checked: number
  wrong: number
  /** Matches of a fresh report, on average. */
  found: number
}

function partOf({ size, search, exhaustive, loadAll, checked, wrong, found }: Result): { report: string; bars: Bar[] } {
  const ms = (time: number) => time.toFixed(time < 100 ? 1 : 0)
  const ratio = loadAll.p50 / search.p50
  const exact = { name: 'matches: exact', value: `${checked - wrong} of ${checked}`, bar: 'all', isHeld: wrong === 0 }
  const faster: Bar = {
    name: 'matches: load all ÷ search, p50',
    value: `${ratio.toFixed(0)} ×`,
    bar: `≥ ${LOAD_ALL_BAR} ×`,
    isHeld: ratio >= LOAD_ALL_BAR,
  }
  return {
    report: [
      'matches of a new report, milliseconds',
      table([
        ['reports', 'load all p50', 'exhaustive SQL p50', 'search p50 / p95 / p99', 'kept on average'],
        [
          size.toLocaleString('en'),
          ms(loadAll.p50),
          ms(exhaustive.p50),
          [search.p50, search.p95, search.p99].map(ms).join(' / '),
          found.toFixed(0),
        ],
      ]),
    ].join('\n'),
    bars: size >= FULL_SIZE ? [exact, faster] : [exact],
  }
}
