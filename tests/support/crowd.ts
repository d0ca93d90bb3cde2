import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#server/foundation/db/database.ts'

type Crowd = {
  members: number
  consents?: string[] | undefined
  /** When they signed up, by their place among them; now, unless given. */
  signedUpAt?: ((nth: number) => Date) | undefined
}

/** Members who never enter by the door, by row. Answers their ids. */
export async function crowd(
  db: Db,
  { members, consents = ['healthData', 'research'], signedUpAt = () => new Date() }: Crowd,
): Promise<string[]> {
  const ids = Array.from({ length: members }, () => v7())
  const days = ids.map((_, nth) => signedUpAt(nth).toISOString())
  const among = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(days)}::timestamptz[]) _ (id, at)`
  await db.execute(
    sql`insert into "user" (id, name, email, email_verified) select id, id, id || '@exemple.fr', true from ${among}`,
  )
  await db.execute(
    sql`insert into member (id, username, username_key, language, created_at) select id, id, id, 'fr', at from ${among}`,
  )
  await db.execute(
    sql`insert into consent (id, member_id, kind, version, given_at) select gen_random_uuid(), id, kind, '1', now() from ${among}, unnest(${sql.param(consents)}::text[]) kind`,
  )
  return ids
}
