import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { SIGNAL_CASES_MIN } from '#contract/medication/limits.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { countNight } from '#server/medication/commands/count-night.ts'
import { drugSignals, signalTable } from '#server/medication/signal-queries.ts'
import type { TwoByTwo } from '#server/medication/statistics/two-by-two.ts'
import { bestTime, type Times, timesOf } from '../measure.ts'
import { randomFrom } from '../random.ts'
import { type Bar, table } from '../report.ts'

/** Medications that are looked up: those declared most, and as many of any. */
const DRUGS_AT_EACH_END = 50
const PAGES = 50
const PAGE = 20
const TRIES = 3

type Ground = { client: pg.Client; db: Db; signal: AbortSignal; say: (what: string) => void }

/**
 * Counts every pair of medication and effect over all reports there are, and what members read of it, and looks single medications up: all members having
 * agreed to it, and being counted.
 */
export async function measureSignals({ client, db, signal, say }: Ground): Promise<{ report: string; bars: Bar[] }> {
  await client.query(
    `insert into consent (id, member_id, kind, version, given_at)
     select gen_random_uuid(), id, kind, '1', now() from member, unnest(array['research', 'healthData']) kind`,
  )
  await establishAll(client)
  await client.query('vacuum analyze')
  const now = () => new Date()
  const { milliseconds: night } = await bestTime(TRIES, () => countNight({ db, now }))
  await client.query('vacuum analyze signal_pair')
  say('counted all signals')

  const byHand = await countedByHand(client)
  const stored = await client.query<Cells>(
    'select drug_key as drug, reaction_key as reaction, a, b, c, d from signal_pair',
  )
  let wrong = differing(cellsOf(stored.rows), byHand)
  let checked = byHand.size

  const lookUps: number[] = []
  for (const drug of await drugsToCount(client)) {
    signal.throwIfAborted()
    const { answer, milliseconds } = await bestTime(TRIES, () => drugSignals(db, drug))
    lookUps.push(milliseconds)
    const own = new Map([...byHand].filter(([key]) => key.startsWith(`${drug}\n`)))
    checked += own.size
    wrong += differing(
      new Map(answer.pairs.map((pair) => [keyOf(pair.drug.key, pair.reaction.key), fourOf(pair)])),
      own,
    )
  }
  say('looked up single medications')

  const pages: number[] = []
  for (let page = 0; page < PAGES; page++) {
    const asked = { order: 'ic', only: 'all', offset: page * PAGE, limit: PAGE } as const
    pages.push((await bestTime(TRIES, () => signalTable(db, asked))).milliseconds)
  }
  const [{ reports } = { reports: '0' }] = (
    await client.query<{ reports: string }>('select count(*) as reports from medication_report')
  ).rows
  return partOf({
    reports: Number(reports),
    pairs: byHand.size,
    night,
    lookUp: timesOf(lookUps),
    page: timesOf(pages),
    checked,
    wrong,
  })
}

/** Makes all members some whom public figures count: of three years, and seen on two days. */
async function establishAll(client: pg.Client): Promise<void> {
  await client.query('update "user" set email_verified = true')
  await client.query(
    `update member set created_at = now() - interval '30 days' - mod(hashtext(id::text)::bigint + 2147483648, 1065) * interval '1 day'`,
  )
  await client.query(
    `insert into post (id, author_id, kind, title, description, tags, created_at, updated_at)
     select gen_random_uuid(), id, 'community', 'Titre', 'Texte', '{}', at, at
     from member, unnest(array[now() - interval '2 days', now() - interval '1 day']) at`,
  )
}

/** The keys of medications: those declared most, then any. */
async function drugsToCount(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select key from report_drug where role = 'suspected' and key <> '' group by key order by count(*) desc, key`,
  )
  const random = randomFrom(7)
  const any = Array.from({ length: DRUGS_AT_EACH_END }, () => random.pick(rows))
  return [...rows.slice(0, DRUGS_AT_EACH_END), ...any].map(({ key }) => key)
}

type Cells = TwoByTwo & { drug: string; reaction: string }
const keyOf = (drug: string, reaction: string) => `${drug}\n${reaction}`
const fourOf = ({ a, b, c, d }: TwoByTwo): TwoByTwo => ({ a, b, c, d })
const cellsOf = (rows: readonly Cells[]) => new Map(rows.map((row) => [keyOf(row.drug, row.reaction), fourOf(row)]))

/** The four counts of each pair as their definition says them, member by member. */
async function countedByHand(client: pg.Client): Promise<Map<string, TwoByTwo>> {
  const { rows } = await client.query<{ member_id: string; report_id: string; drug: string; reaction: string }>(
    `select member_id, medication_report.id as report_id, report_drug.key as drug, report_reaction.key as reaction
     from medication_report join report_drug on report_drug.report_id = medication_report.id
     join report_reaction on report_reaction.report_id = medication_report.id
     where role = 'suspected' and report_drug.key <> '' and report_reaction.key <> ''`,
  )
  const members = Map.groupBy(rows, ({ member_id }) => member_id)
  const together = new Map<string, number>()
  const anyhow = new Map<string, number>()
  const exposed = new Map<string, number>()
  const affected = new Map<string, number>()
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const own of members.values()) {
    const drugs = new Set(own.map(({ drug }) => drug))
    const reactions = new Set(own.map(({ reaction }) => reaction))
    for (const drug of drugs) count(exposed, drug)
    for (const reaction of reactions) count(affected, reaction)
    for (const key of new Set(own.map(({ drug, reaction }) => keyOf(drug, reaction)))) count(together, key)
    for (const drug of drugs) for (const reaction of reactions) count(anyhow, keyOf(drug, reaction))
  }
  const pairs = new Map<string, TwoByTwo>()
  for (const [key, a] of together) {
    if (a < SIGNAL_CASES_MIN) continue
    const [drug, reaction] = key.split('\n') as [string, string]
    const [n, m, x] = [exposed.get(drug)!, affected.get(reaction)!, anyhow.get(key)!]
    pairs.set(key, { a, b: n - a, c: m - x, d: members.size - n - m + x })
  }
  return pairs
}

/** How many pairs are missing, too many or otherwise counted. */
function differing(found: ReadonlyMap<string, TwoByTwo>, expected: ReadonlyMap<string, TwoByTwo>): number {
  const keys = new Set([...found.keys(), ...expected.keys()])
  return [...keys].filter((key) => !isDeepStrictEqual(found.get(key), expected.get(key))).length
}

type Result = {
  reports: number
  pairs: number
  /** Milliseconds of counting, computing and storing all. */
  night: number
  lookUp: Times
  page: Times
  checked: number
  wrong: number
}

function partOf({ reports, pairs, night, lookUp, page, checked, wrong }: Result): { report: string; bars: Bar[] } {
  const ms = (time: number) => time.toFixed(time < 100 ? 1 : 0)
  const spread = ({ p50, p95, p99 }: Times) => [p50, p95, p99].map(ms).join(' / ')
  return {
    report: [
      'signals, milliseconds',
      table([
        [
          'reports',
          'pairs',
          'all counted and stored',
          'one medication p50 / p95 / p99',
          'a page of the table p50 / p95 / p99',
        ],
        [reports.toLocaleString('en'), pairs.toLocaleString('en'), ms(night), spread(lookUp), spread(page)],
      ]),
    ].join('\n'),
    bars: [{ name: 'signals: exact', value: `${checked - wrong} of ${checked}`, bar: 'all', isHeld: wrong === 0 }],
  }
}
