import { isNull, type SQL, sql } from 'drizzle-orm'
import { treatment } from './tables.ts'

/** SQL: everything tried that moderation did not hide: id, post_id, key, kind, name, effect, updated_at. For counting, not for anyone's eyes. */
export const countedTreatments: SQL = sql`
  select ${treatment.id} as id, ${treatment.postId} as post_id, ${treatment.key} as key, ${treatment.kind} as kind, ${treatment.name} as name,
    ${treatment.effect} as effect, ${treatment.updatedAt} as updated_at
  from ${treatment} where ${isNull(treatment.hiddenAt)}`
