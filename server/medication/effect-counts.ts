import { sql } from 'drizzle-orm'
import { MOVED_MIN, SHOWN_FROM } from '#contract/foundation/disclosure-limits.ts'
import { effectKey } from '#contract/medication/rules.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { movedBetween, togetherOf } from '#server/foundation/disclosure/counting.ts'
import type { Counted } from '#server/foundation/disclosure/publishable.ts'
import { fillEstablished } from '#server/posts/research-queries.ts'
import { effectCount, effectProfile } from './tables.ts'

export type DrugEffects = Counted & { drugKey: string; effects: (Counted & { key: string; term: string })[] }

const LISTED = SYMPTOMS.map(({ fr }) => effectKey(fr))

/**
 * Fills temporary tables, over what `gatherReports` gathered, until the transaction ends: `established`, as `fillEstablished` fills it as of `now`; `declared`,
 * the rows of `told` of these members; and `profile`, by digest, how many of them tell just the same of a medication: which listed effects, and whether any
 * other. Words of a member are in no digest, so that none can be guessed from it once they are erased.
 */
export async function gatherDeclared(tx: Tx, now: Date): Promise<void> {
  await fillEstablished(tx, now)
  await tx.execute(sql`
    create temporary table declared on commit drop as
    select drug, reaction, term, member_id, signed_up_on from told join established using (member_id)`)
  await tx.execute(sql`analyze declared`)
  await tx.execute(sql`
    create temporary table profile on commit drop as
    with effect as (
      select distinct drug, member_id, case when reaction = any(${sql.param(LISTED)}::text[]) then reaction else '' end as key from declared
    ),
    member as (
      select drug, encode(sha256(convert_to(string_agg(key, ';' order by key), 'UTF8')), 'hex') as digest
      from effect group by drug, member_id
    )
    select drug, digest, count(*)::int as members from member group by 1, 2`)
  await tx.execute(sql`analyze profile`)
}

export async function countAsked(tx: Tx): Promise<number> {
  const id = sql`established.member_id`
  const { rows } = await tx.execute<{ members: number }>(sql`
    select count(*)::int as members from established where ${hasConsented('research', id)} and ${hasConsented('healthData', id)}`)
  return rows[0]!.members
}

export const forgetMoved = (tx: Tx) =>
  tx.execute(sql`
    delete from ${effectCount} where drug_key in (
      select drug_key
      from ${effectProfile} last
      full join (select drug as drug_key, digest, members from profile where drug in (select drug_key from ${effectCount})) now
        using (drug_key, digest)
      group by 1
      having ${movedBetween(sql`now.members`, sql`last.members`)} >= ${MOVED_MIN}
    )`)

/**
 * An effect has the name that at least SHOWN_FROM members write, else its key, because a rare spelling would reveal who wrote it. Uses the tables of
 * `gatherDeclared`.
 */
export async function countEffects(tx: Tx): Promise<DrugEffects[]> {
  const { rows } = await tx.execute<{ drug: string } & Omit<DrugEffects, 'drugKey'>>(sql`
    with exposed as materialized (
      select drug, count(*)::int as members, max(together)::int as wave
      from (
        select drug, ${togetherOf(sql`drug`)} as together
        from (select distinct drug, member_id, signed_up_on from declared where drug not in (select drug_key from ${effectCount})) once
      ) counted
      group by 1 having count(*) >= ${SHOWN_FROM}
    ),
    spelt as (
      select drug, reaction, term, count(*)::int as members, max(together) as wave
      from (
        select drug, reaction, term, ${togetherOf(sql`drug, reaction`)} as together from declared where drug in (select drug from exposed)
      ) counted
      group by 1, 2, 3
    ),
    effect as (
      select drug, jsonb_build_object('key', reaction, 'members', sum(members), 'wave', max(wave), 'term',
        coalesce((array_agg(term order by members desc, term) filter (where members >= ${SHOWN_FROM}))[1], reaction)) as told
      from spelt group by drug, reaction
    )
    select drug, exposed.members, exposed.wave, jsonb_agg(told) as effects from exposed join effect using (drug) group by 1, 2, 3`)
  return rows.map(({ drug, ...counted }) => ({ drugKey: drug, ...counted }))
}

export const keepProfiles = (tx: Tx, drugKeys: readonly string[]) =>
  tx.execute(sql`
    insert into ${effectProfile} (drug_key, digest, members)
    select drug, digest, members from profile where drug = any(${sql.param(drugKeys)}::text[])`)
