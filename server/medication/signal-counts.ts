import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { withoutDose } from '#contract/medication/dose.ts'
import { SIGNAL_CASES_MIN } from '#contract/medication/limits.ts'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import type { TwoByTwo } from './statistics/two-by-two.ts'
import { report, reportDrug, reportReaction } from './tables.ts'

/**
 * A pair of medication and effect, counted by distinct member: `a` declared both in one report, `b` the medication but never with this effect, `c` the effect
 * but never the medication, `d` neither. A member who declared the medication in one report and the effect in another is in `b` alone.
 */
export type CountedPair = TwoByTwo & { drugKey: string; drugName: string; reactionKey: string; term: string }

const isCounted = and(hasConsented('research', report.memberId), hasConsented('healthData', report.memberId)) as SQL
const isSuspected = and(eq(reportDrug.role, 'suspected'), ne(reportDrug.key, '')) as SQL
const isNamed = ne(reportReaction.key, '')

const TOLD_BY_ALL = sql`
  select ${report.memberId} as member_id, ${reportDrug.key} as drug, ${reportReaction.key} as reaction,
    min(${reportDrug.name}) as drug_name, min(${reportReaction.term}) as term
  from ${report}
  join ${reportDrug} on ${reportDrug.reportId} = ${report.id} and ${isSuspected}
  join ${reportReaction} on ${reportReaction.reportId} = ${report.id} and ${isNamed}
  where ${isCounted}
  group by 1, 2, 3`

/** Reads all reports once: later counts read the same reports from the temporary table `told`, until the transaction ends. */
export async function gatherReports(tx: Tx): Promise<void> {
  await tx.execute(sql`create temporary table told on commit drop as ${TOLD_BY_ALL}`)
  await tx.execute(sql`analyze told`)
}

export async function countPairs(tx: Tx): Promise<CountedPair[]> {
  const { rows } = await tx.execute<PairRow>(sql`
    with pair as materialized (
      select drug, reaction, count(*) as a from told group by 1, 2 having count(*) >= ${SIGNAL_CASES_MIN}
    ),
    -- Only what is part of a pair: a member with very many reports would otherwise be crossed with themselves.
    exposure as materialized (select distinct member_id, drug from told where drug in (select drug from pair)),
    affection as materialized (select distinct member_id, reaction from told where reaction in (select reaction from pair)),
    -- Member by member first: pairs are far more than any of them declared.
    anyhow as materialized (
      select drug, reaction, count(*) as x from exposure join affection using (member_id) group by 1, 2
    ),
    exposed as (select drug, count(*) as n from exposure group by 1),
    affected as (select reaction, count(*) as n from affection group by 1),
    drug_name as (select drug, mode() within group (order by drug_name) as name from told where drug in (select drug from pair) group by 1),
    reaction_name as (select reaction, mode() within group (order by term) as term from told where reaction in (select reaction from pair) group by 1)
    select drug, reaction, name, term, a::int, exposed.n::int as exposed, affected.n::int as affected, x::int,
      (select count(distinct member_id)::int from told) as members
    from pair join anyhow using (drug, reaction) join exposed using (drug) join affected using (reaction)
    join drug_name using (drug) join reaction_name using (reaction)`)
  return rows.map(pairOf)
}

type PairRow = {
  drug: string
  reaction: string
  name: string
  term: string
  a: number
  x: number
  exposed: number
  affected: number
  members: number
}

const pairOf = ({ drug, reaction, name, term, a, x, exposed, affected, members }: PairRow): CountedPair => ({
  drugKey: drug,
  drugName: anyDose(name),
  reactionKey: reaction,
  term,
  a,
  b: exposed - a,
  c: affected - x,
  d: members - exposed - affected + x,
})

export const anyDose = (name: string) => withoutDose(name).trim() || name
