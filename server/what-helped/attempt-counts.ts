import { type SQL, sql } from 'drizzle-orm'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import type { TreatmentKind } from '#contract/treatments/schema.ts'
import { FEW_OF_ONE, FEW_SHOWN, FEW_STORIES, TRIED_MIN } from '#contract/what-helped/limits.ts'
import { signUpOrigin } from '#server/accounts/sign-in/sign-up-queries.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { togetherOf } from '#server/foundation/disclosure/counting.ts'
import type { Counted } from '#server/foundation/disclosure/publishable.ts'
import { lastWritten } from '#server/journal/queries.ts'
import { ESTABLISHED, fillEstablished, followedSymptoms, shownSymptoms } from '#server/posts/research-queries.ts'
import { countedTreatments } from '#server/treatments/queries.ts'
import type { Outcomes } from './publication.ts'
import type { FollowUp } from './statistics/cumulative-incidence.ts'
import { whatHelpedThing } from './tables.ts'
import { OUTCOME } from './time-to-better.ts'

export type ThingCount = Outcomes &
  Pick<Counted, 'wave'> & { symptom: string; key: string; kind: TreatmentKind; name: string }

/**
 * Reads everything that counts, once. It creates temporary tables for the transaction: those of `fillEstablished` as of `now`; `listed`, the listed symptoms;
 * `told`, the shown symptoms of these members, one row for each listed symptom; and `attempt`, one row for each symptom, thing tried and household:
 * the last entry that names an effect, or else the last one.
 */
export async function gatherAttempts(tx: Tx, now: Date): Promise<void> {
  await fillEstablished(tx, now)
  const names = sql.param(SYMPTOMS.map(({ fr }) => fr))
  const ids = sql.param(SYMPTOMS.map(({ id }) => id))
  await tx.execute(sql`
    create temporary table listed on commit drop as
    select * from unnest(${names}::text[], ${ids}::text[]) as listed (name, symptom)`)
  await tx.execute(sql`
    create temporary table told on commit drop as
    select followed.*, symptom, signed_up_on, ${householdOf(sql`established.member_id`)} as household
    from (${followedSymptoms(ESTABLISHED)}) followed join established using (member_id) join listed on listed.name = any (followed.tags)`)
  await tx.execute(sql`analyze told`)
  await tx.execute(sql`
    create temporary table attempt on commit drop as
    select distinct on (symptom, key, household) symptom, key, household, kind, name, signed_up_on,
      case when effect in ('muchBetter', 'better') then 'helped' when effect = 'unchanged' then 'unchanged'
        when effect in ('worse', 'muchWorse') then 'worse' else 'unknown' end as outcome
    from (
      select told.symptom, told.household, told.signed_up_on, tried.*
      from told join (${countedTreatments}) tried using (post_id)
    ) tried
    order by symptom, key, household, effect is null, updated_at desc, id`)
  await tx.execute(sql`analyze attempt`)
}

export async function countThings(tx: Tx): Promise<ThingCount[]> {
  const { rows } = await tx.execute<ThingCount>(sql`
    select symptom, key, mode() within group (order by kind) as kind, mode() within group (order by name) as name, max(together)::int as wave,
      count(*) filter (where outcome = 'helped')::int as helped, count(*) filter (where outcome = 'unchanged')::int as unchanged,
      count(*) filter (where outcome = 'worse')::int as worse, count(*) filter (where outcome = 'unknown')::int as unknown
    from (select *, ${togetherOf(sql`symptom, key`)} as together from attempt) counted
    group by symptom, key`)
  return rows
}

export async function countTellers(tx: Tx): Promise<Map<string, Counted>> {
  const { rows } = await tx.execute<Counted & { symptom: string }>(sql`
    select symptom, count(*)::int as members, max(together)::int as wave
    from (
      select symptom, ${togetherOf(sql`symptom`)} as together
      from (select symptom, household, min(signed_up_on) as signed_up_on from attempt group by symptom, household) teller
    ) counted
    group by symptom`)
  return new Map(rows.map(({ symptom, ...counted }) => [symptom, counted]))
}

/** `wave`: how many of the authors, at most, signed up within WAVE_DAYS. */
export type Followed = { followUps: FollowUp[]; wave: number }

/** SQL: the household of this member, or the member alone. */
const householdOf = (memberId: SQL): SQL => sql`coalesce(${signUpOrigin(memberId)}, ${memberId}::text)`

/**
 * Returns, by symptom, FEW_STORIES entries of each of the FEW_SHOWN things without figures. They are in display order: established authors first, then what
 * was told of last.
 * Each household has its newest entry of the FEW_OF_ONE things that it told of last. Things that a crowd of one week keeps without figures come after all
 * others.
 * The number is limited, because each entry costs the reader time. Uses the tables of `gatherAttempts`.
 */
export async function recentEntries(tx: Tx): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ symptom: string; ids: string[] }>(sql`
    select symptom, array_agg(id order by place, nth) as ids
    from (
      select *, dense_rank() over (partition by symptom order by is_crowd, is_new, latest desc) as place
      from (
        select symptom, id, crowd.key is not null as is_crowd, first_value(own.is_new) over shown_first as is_new,
          first_value(id) over shown_first as latest, row_number() over shown_first as nth
        from (
          select *, row_number() over (partition by symptom, household order by id desc) as nth_of_own
          from (
            select distinct on (symptom, household, key) symptom, household, key, id, is_new
            from (
              select listed.symptom, ${householdOf(sql`shown.member_id`)} as household, tried.key, tried.id, established.member_id is null as is_new
              from (${shownSymptoms}) shown join listed on listed.name = any (shown.tags) join (${countedTreatments}) tried using (post_id)
                left join established using (member_id)
              where not exists (select from ${whatHelpedThing} thing where thing.symptom = listed.symptom and thing.key = tried.key)
            ) every_entry
            order by symptom, household, key, id desc
          ) newest_of_own
        ) own
        left join (select symptom, key from attempt group by symptom, key having count(*) >= ${TRIED_MIN}) crowd using (symptom, key)
        where nth_of_own <= ${FEW_OF_ONE}
        window shown_first as (partition by symptom, key order by own.is_new, id desc)
      ) told
      where nth <= ${FEW_STORIES}
    ) ranked
    where place <= ${FEW_SHOWN}
    group by symptom`)
  return new Map(rows.map(({ symptom, ids }) => [symptom, ids]))
}

/**
 * Returns, for each household, symptom and first day, the oldest story. It is followed from its publication until its author reported to be better,
 * or else until they last wrote in it, in its journal or of something tried. Uses the tables of `gatherAttempts`.
 */
export async function followUps(tx: Tx): Promise<Map<string, Followed>> {
  const { rows } = await tx.execute<{
    symptom: string
    entry: number
    better: number | null
    healed: number | null
    last: number
    together: number
  }>(sql`
    select symptom, published - began as entry, better - began as better, healed - began as healed,
      greatest(last_said, wrote.last, tried.last) - began as last, ${togetherOf(sql`symptom`)}::int as together
    from (
      select distinct on (symptom, household) symptom, post_id, began, published, better, healed, last_said, signed_up_on
      from told where began is not null order by symptom, household, published, post_id
    ) oldest
    left join (${lastWritten}) wrote using (post_id)
    left join (select post_id, max((updated_at at time zone 'UTC')::date) as last from (${countedTreatments}) tried group by post_id) tried using (post_id)`)
  const bySymptom = Map.groupBy(rows, ({ symptom }) => symptom)
  return new Map(
    [...bySymptom].map(([symptom, told]) => [
      symptom,
      {
        followUps: told.flatMap((days) => followUpOf(days) ?? []),
        wave: Math.max(...told.map(({ together }) => together)),
      },
    ]),
  )
}

type Days = { entry: number; better: number | null; healed: number | null; last: number }

/** Returns undefined for an author who was already better at the publication, or never wrote afterwards: their story was never followed. */
function followUpOf({ entry, better, healed, last }: Days): FollowUp | undefined {
  const first = Math.min(better ?? Number.POSITIVE_INFINITY, healed ?? Number.POSITIVE_INFINITY)
  const outcome = first === Number.POSITIVE_INFINITY ? OUTCOME.lost : first === better ? OUTCOME.better : OUTCOME.healed
  const exit = outcome === OUTCOME.lost ? last : first
  return exit > entry ? { entry, exit, outcome } : undefined
}
