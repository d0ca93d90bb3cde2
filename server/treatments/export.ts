import { and, asc, eq, gt } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { eachRow } from '#server/foundation/db/each-row.ts'
import { symptomIdsOf } from '#server/posts/queries.ts'
import { careOf } from './queries.ts'
import { treatment } from './tables.ts'

export async function* exportTreatments(db: Reader, memberId: string, addressOf: (postId: string) => string) {
  const rows = eachRow((after, limit) =>
    db
      .select()
      .from(treatment)
      .where(and(eq(treatment.authorId, memberId), after ? gt(treatment.id, after) : undefined))
      .orderBy(asc(treatment.id))
      .limit(limit),
  )
  for await (const { postId, authorId: _author, requestId: _request, digest: _digest, ...told } of rows)
    yield { post: addressOf(postId), ...told }
}

export async function* exportCare(db: Reader, memberId: string, addressOf: (postId: string) => string) {
  for (const postId of await symptomIdsOf(db, memberId)) {
    const counted = await careOf(db, postId)
    if (counted.examinations !== null || counted.doctors !== null) yield { post: addressOf(postId), ...counted }
  }
}
