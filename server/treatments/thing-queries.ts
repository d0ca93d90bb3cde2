import { type SQL, sql } from 'drizzle-orm'
import type { TreatmentEffect, TreatmentKind } from '#contract/treatments/schema.ts'
import { shownNames } from '#server/accounts/people-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { LAST_ID } from '#server/foundation/db/ids.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { isToldOf } from '#server/posts/research-queries.ts'
import { entryVisibleTo } from './policy.ts'
import { treatment } from './tables.ts'

/** `username` is null where moderation hid the profile. */
export type ThingEntryRow = {
  id: string
  postId: string
  authorId: string
  kind: TreatmentKind
  key: string
  name: string
  effect: TreatmentEffect | null
  sentence: string | null
  username: string | null
  isProfessional: boolean
}

const parameters = {
  readerId: sql`${sql.placeholder('readerId')}::uuid`,
  symptom: sql`${sql.placeholder('symptom')}::text`,
  since: sql`${sql.placeholder('since')}::uuid`,
}

const entries = (more: SQL): SQL => sql`
  select ${treatment.id} as id, ${treatment.postId} as post_id, ${treatment.authorId} as author_id, ${treatment.kind} as kind, ${treatment.key} as key,
    ${treatment.name} as name, ${treatment.effect} as effect, ${treatment.sentence} as sentence
  from ${treatment}
  where ${entryVisibleTo(parameters.readerId)} and ${isToldOf(parameters.symptom, parameters.readerId, treatment.postId)} and ${more}`

const named = (told: SQL): SQL => sql`
  select told.id, told.post_id as "postId", told.author_id as "authorId", told.kind, told.key, told.name, told.effect, told.sentence,
    author.username, coalesce(author.is_professional, false) as "isProfessional"
  from (${told}) told left join (${shownNames}) author on author.id = told.author_id
  order by told.id desc`

const readThing = statement<
  { readerId: string; symptom: string; key: string; before: string; limit: number },
  ThingEntryRow
>(
  'tried_thing',
  named(
    entries(sql`${treatment.key} = ${sql.placeholder('key')} and ${treatment.id} < ${sql.placeholder('before')}::uuid
      order by ${treatment.id} desc limit ${sql.placeholder('limit')}::int`),
  ),
)

type OfThing = { symptom: string; key: string; cursor?: string | undefined; limit: number }

export const entriesOfThing = (
  db: Reader,
  readerId: string,
  { cursor = LAST_ID, limit, ...thing }: OfThing,
): Promise<ThingEntryRow[]> => readThing(db, { ...thing, readerId, before: cursor, limit: limit + 1 })

/** How many entries since the last nightly count are read, the newest of all symptoms. */
const NEWEST_READ = 500

// The ids are read first, as an array, so that the rest is planned once for few rows, whatever the values.
const readNewest = statement<
  { readerId: string; symptom: string; kept: readonly string[]; since: string },
  ThingEntryRow
>(
  'tried_newest',
  named(
    entries(sql`${treatment.id} = any (array(
      (select newest.id from ${treatment} newest where newest.id > ${parameters.since} order by newest.id desc limit ${sql.raw(String(NEWEST_READ))})
      union all
      (select kept.id from unnest(${sql.placeholder('kept')}::uuid[]) kept (id) where kept.id <= ${parameters.since})))`),
  ),
)

type OfNewest = { symptom: string; kept: readonly string[]; since: string }

/** Returns entries, newest first: those that are `kept`, and the newest of any thing whose ids come after `since`. */
export const entriesOfNewest = (db: Reader, readerId: string, newest: OfNewest): Promise<ThingEntryRow[]> =>
  readNewest(db, { ...newest, readerId })
