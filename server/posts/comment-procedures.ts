import { implement } from '@orpc/server'
import { comments as contract } from '#contract/posts/comment-procedures.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { addComment } from './commands/add-comment.ts'
import { removeComment } from './commands/remove-comment.ts'
import { mayReadComment } from './comment-policy.ts'
import { type CommentRow, commentById, replyPage } from './comment-queries.ts'
import { type CommentFacts, commentView, threadView } from './comment-views.ts'
import type { PostRow } from './queries.ts'
import { commentPage, threadOf } from './thread-queries.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const comments = {
  list: os.list.use(signedIn).handler(async ({ context, input }) => {
    const { db, actor } = context
    const found = await commentPage(db, actor.id, input)
    if (!found) throw new Refusal('NOT_FOUND')
    const { rows, nextCursor } = pageFrom(found.threads, input.limit)
    return { items: rows.map((thread) => threadView(thread, found.facts, actor)), nextCursor }
  }),

  get: os.get.use(signedIn).handler(async ({ context, input }) => {
    const { db, actor } = context
    const { row, post } = await readable(context, input.id)
    const top = row.parentId === null ? row : (await readable(context, row.parentId)).row
    const found = await threadOf(db, actor.id, top)
    if (!found) throw new Refusal('NOT_FOUND')
    const reply = row === top ? null : row
    return {
      thread: threadView(found.thread, found.facts, actor),
      reply: reply && commentView(reply, await factsOf(context, post, [reply]), actor),
    }
  }),

  replies: os.replies.use(signedIn).handler(async ({ context, input }) => {
    const { db, actor } = context
    const answered = await readable(context, input.parentId)
    const { rows, nextCursor } = pageFrom(await replyPage(db, actor.id, input), input.limit)
    const facts = await factsOf(context, answered.post, rows)
    return { items: rows.map((row) => commentView(row, facts, actor)), nextCursor }
  }),

  add: os.add.use(writing).handler(async ({ context, input }) => {
    const { row, facts } = await addComment(context, input)
    return commentView(row, facts, context.actor)
  }),

  remove: os.remove.use(signedIn).handler(async ({ context, input }) => {
    await removeComment(context, input.id)
    return input
  }),
}

async function readable({ db, actor }: MemberCtx, id: string) {
  const found = await commentById(db, actor.id, id)
  if (!found) throw new Refusal('NOT_FOUND')
  demand(mayReadComment(actor, found.reading))
  return found
}

async function factsOf({ db }: MemberCtx, post: PostRow, rows: readonly CommentRow[]): Promise<CommentFacts> {
  const people = await peopleOf(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  )
  return { people, postAuthorId: post.authorId }
}
