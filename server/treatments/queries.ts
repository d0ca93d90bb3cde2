import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Care } from '#contract/treatments/schema.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { postById, postsById } from '#server/posts/queries.ts'
import { entryVisibleTo } from './policy.ts'
import { care, treatment } from './tables.ts'

export type TreatmentRow = typeof treatment.$inferSelect

export const treatmentsOf = (db: Reader, readerId: string, postId: string): Promise<TreatmentRow[]> =>
  db
    .select()
    .from(treatment)
    .where(and(eq(treatment.postId, postId), entryVisibleTo(readerId)))
    .orderBy(sql`coalesce(${treatment.fromMonth}, ${treatment.toMonth}) nulls last`, asc(treatment.id))

export async function careOf(db: Reader, postId: string): Promise<Care> {
  const [row] = await db
    .select({ examinations: care.examinations, doctors: care.doctors })
    .from(care)
    .where(eq(care.postId, postId))
  return row ?? { examinations: null, doctors: null }
}

export async function treatmentById(db: Reader, readerId: string, id: string) {
  const [row] = await db.select().from(treatment).where(eq(treatment.id, id))
  const post = row && (await postById(db, readerId, row.postId))
  return post && { row, post }
}

export async function postOf(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ postId: treatment.postId }).from(treatment).where(eq(treatment.id, id))
  return row?.postId
}

/** Includes hidden ones. A caller that writes must hold the lock of the post. */
export const entriesOf = (tx: Tx, postId: string): Promise<TreatmentRow[]> =>
  tx.select().from(treatment).where(eq(treatment.postId, postId)).orderBy(asc(treatment.id))

/** Does not check who may see the entry: for moderation. */
export async function treatmentFacts(db: Reader, id: string) {
  const [row] = await db.select().from(treatment).where(eq(treatment.id, id))
  const post = row && (await postsById(db, [row.postId])).get(row.postId)
  if (!row || !post) return undefined
  return {
    authorId: row.authorId,
    postId: row.postId,
    name: row.name,
    body: [row.sentence, ...row.sideEffects].filter((words) => words !== null).join('\n'),
    isHidden: row.hiddenAt !== null || post.isHidden,
    isHeld: row.hiddenAt !== null && row.hiddenDecisionId === null,
  }
}

/** SQL: everything tried that moderation did not hide. For counting, not for anyone's eyes. */
export const countedTreatments: SQL = sql`
  select ${treatment.id} as id, ${treatment.postId} as post_id, ${treatment.key} as key, ${treatment.kind} as kind, ${treatment.name} as name,
    ${treatment.effect} as effect, ${treatment.updatedAt} as updated_at
  from ${treatment} where ${isNull(treatment.hiddenAt)}`
