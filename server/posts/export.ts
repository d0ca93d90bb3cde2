import { and, asc, eq, gt } from 'drizzle-orm'
import { peopleOf } from '#server/accounts/people-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { eachPage, eachRow } from '#server/foundation/db/each-row.ts'
import { meToosHeardBy } from './me-too-queries.ts'
import { visibleTo } from './policy.ts'
import { commentsSeen, meToosSeen, numbersOf, outcomesOf, postColumns, travelsOf } from './queries.ts'
import { comment, meToo, post, postLike } from './tables.ts'

// Texts of other members are left out of a member's copy of their data: an address or an id names them.

export async function* exportPosts(db: Reader, memberId: string, addressOf: (postId: string) => string) {
  const pages = eachPage((after, limit) =>
    db
      .select(postColumns)
      .from(post)
      .where(and(eq(post.authorId, memberId), after ? gt(post.id, after) : undefined))
      .orderBy(asc(post.id))
      .limit(limit),
  )
  for await (const rows of pages) {
    const ids = rows.map(({ id }) => id)
    const [travels, outcomes, reader] = await Promise.all([
      travelsOf(db, ids),
      outcomesOf(db, ids),
      numbersOf(db, memberId, ids),
    ])
    for (const row of rows) {
      const { authorId: _author, isQuestion: _question, resolvedAt, treatment, resolutionNotes: notes, ...told } = row
      const { outcome, outcomeAt: _at, outcomeNotes: _notes, ...said } = told
      const own = reader.get(row.id)!
      yield {
        ...said,
        // The numbers that the member sees: the stored ones would reveal a block, or a withdrawn consent.
        comments: commentsSeen(row.comments, own.unseen),
        meToos: meToosSeen(row.meToos, own),
        outcome,
        outcomes: outcomes.get(row.id) ?? [],
        address: addressOf(row.id),
        travels: travels.get(row.id) ?? [],
        resolution: resolvedAt && { resolvedAt, treatment, notes },
      }
    }
  }
}

export async function* exportComments(db: Reader, memberId: string, addressOf: (postId: string) => string) {
  const rows = eachRow((after, limit) =>
    db
      .select()
      .from(comment)
      .where(and(eq(comment.authorId, memberId), after ? gt(comment.id, after) : undefined))
      .orderBy(asc(comment.id))
      .limit(limit),
  )
  for await (const { id, postId, parentId, body, createdAt, deletedAt, hiddenAt } of rows)
    yield { id, post: addressOf(postId), inReplyTo: parentId, body, createdAt, deletedAt, hiddenAt }
}

/** Only likes of posts that the member may see: another like would reveal that a blocked member's post still exists. */
export async function* exportLikes(db: Reader, memberId: string, addressOf: (postId: string) => string) {
  const rows = eachRow((after, limit) =>
    db
      .select({ id: postLike.postId, createdAt: postLike.createdAt })
      .from(postLike)
      .innerJoin(post, eq(post.id, postLike.postId))
      .where(and(eq(postLike.memberId, memberId), visibleTo(memberId), after ? gt(postLike.postId, after) : undefined))
      .orderBy(asc(postLike.postId))
      .limit(limit),
  )
  for await (const { id, createdAt } of rows) yield { post: addressOf(id), createdAt }
}

export async function* exportMeToos(db: Reader, memberId: string, addressOf: (postId: string) => string) {
  const said = eachRow((after, limit) =>
    db
      .select({ id: meToo.postId, createdAt: meToo.createdAt, takenBackAt: meToo.takenBackAt })
      .from(meToo)
      .innerJoin(post, eq(post.id, meToo.postId))
      .where(and(eq(meToo.memberId, memberId), visibleTo(memberId), after ? gt(meToo.postId, after) : undefined))
      .orderBy(asc(meToo.postId))
      .limit(limit),
  )
  for await (const { id, createdAt, takenBackAt } of said)
    yield { post: addressOf(id), saidBy: 'me', createdAt, takenBackAt }
  const heard = await meToosHeardBy(db, memberId)
  const people = await peopleOf(
    db,
    heard.map((pair) => pair.memberId),
  )
  for (const pair of heard)
    yield { post: addressOf(pair.postId), saidBy: people.get(pair.memberId)?.username ?? null, createdAt: pair.at }
}
