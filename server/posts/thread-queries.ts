import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { PAGE_MAX, PAGE_SIZE } from '#contract/foundation/limits.ts'
import { REPLIES_SHOWN } from '#contract/posts/limits.ts'
import { CommentOrder } from '#contract/posts/schema.ts'
import { type PersonJson, personFrom, personJson } from '#server/accounts/people-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { FIRST_ID, LAST_ID } from '#server/foundation/db/ids.ts'
import { namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import { commentVisibleTo } from './comment-policy.ts'
import { type CommentRow, isVisibleReply, type ThreadRow } from './comment-queries.ts'
import type { CommentFacts } from './comment-views.ts'
import { visibleTo } from './policy.ts'
import { asking } from './shown-post-queries.ts'
import { comment, post } from './tables.ts'

type Page = { cursor?: string | undefined; limit: number }

type Threads = { threads: ThreadRow[]; facts: CommentFacts }

const columns = getTableColumns(comment)
const postId = sql`${sql.placeholder('postId')}::uuid`

type SaidRow = Record<keyof CommentRow, unknown> & {
  postAuthorId: string
  /** Only for replies: how many the reader may see under their comment. */
  total: number | null
  author: PersonJson | null
}

/**
 * A row for each comment, oldest first; one row of nulls where there is none, and no row where the reader may not see the post.
 * @param page SQL that follows `from comment`: which comments
 */
const threadStatement = <Values extends { readerId: string; postId: string }>(name: string, page: SQL) =>
  statement<Values, SaidRow>(
    name,
    sql`
      with under as materialized (select ${post.authorId} as id from ${post} where ${post.id} = ${postId} and ${visibleTo(asking)}),
      top as materialized (select ${namedColumns(columns)} from ${comment} ${page}),
      said as materialized (
        select top.*, null::int as total from top
        union all
        select reply.* from top cross join lateral (
          select ${namedColumns(columns)}, (count(*) over ())::int as total from ${comment}
          where ${comment.parentId} = top.id and ${isVisibleReply(asking)}
          order by ${comment.id} limit ${sql.raw(String(REPLIES_SHOWN))}
        ) reply
      ),
      author as materialized (
        select wrote.id, ${personJson(sql`wrote.id`)} as shown from (select distinct said."authorId" as id from said) wrote
      )
      select under.id as "postAuthorId", said.*, author.shown as author
      from under left join said on true left join author on author.id = said."authorId"
      order by said.id`,
  )

/** Undefined where the reader may not see the post. */
function threadsIn(rows: readonly SaidRow[]): Threads | undefined {
  if (rows.length === 0) return undefined
  const said = rows.filter(({ id }) => id !== null)
  const replies = Map.groupBy(said, ({ parentId, total }) => (total === null ? null : parentId))
  const threads = (replies.get(null) ?? []).map((top) => {
    const under = replies.get(top.id) ?? []
    return {
      ...rowOf<CommentRow>(columns, top),
      replies: under.map((reply) => rowOf<CommentRow>(columns, reply)),
      replyCount: under[0]?.total ?? 0,
    }
  })
  const people = said.flatMap(({ authorId, author }) =>
    author ? [[authorId as string, personFrom(author)] as const] : [],
  )
  return { threads, facts: { people: new Map(people), postAuthorId: rows[0]!.postAuthorId } }
}

const ROWS = [PAGE_SIZE + 1, PAGE_MAX + 1]

type PageAsked = { readerId: string; postId: string; cursor: string }

const pages = Object.fromEntries(
  CommentOrder.options.map((order) => [
    order,
    ROWS.map((most) => {
      const cursor = sql`${sql.placeholder('cursor')}::uuid`
      const isAsked = and(
        eq(comment.postId, postId),
        isNull(comment.parentId),
        order === 'oldest' ? gt(comment.id, cursor) : lt(comment.id, cursor),
        commentVisibleTo(asking),
      )
      const inOrder = order === 'oldest' ? asc(comment.id) : desc(comment.id)
      const ask = threadStatement<PageAsked>(
        ['comment_page', order, most].join('_'),
        sql`where ${isAsked} order by ${inOrder} limit ${sql.raw(String(most))}`,
      )
      return { most, ask }
    }),
  ]),
) as Record<CommentOrder, { most: number; ask: ReturnType<typeof threadStatement<PageAsked>> }[]>

/** Returns more than asked where there are more; undefined where the reader may not see the post. */
export async function commentPage(
  db: Reader,
  readerId: string,
  {
    postId,
    order,
    cursor = order === 'oldest' ? FIRST_ID : LAST_ID,
    limit,
  }: Page & { postId: string; order: CommentOrder },
): Promise<Threads | undefined> {
  const { ask } = pages[order].find(({ most }) => most > limit)!
  const found = threadsIn(await ask(db, { readerId, postId, cursor }))
  if (order === 'newest') found?.threads.reverse()
  return found
}

const readThread = threadStatement<{ readerId: string; postId: string; id: string }>(
  'comment_thread',
  sql`where ${comment.id} = ${sql.placeholder('id')}::uuid`,
)

export async function threadOf(
  db: Reader,
  readerId: string,
  { id, postId }: Pick<CommentRow, 'id' | 'postId'>,
): Promise<{ thread: ThreadRow; facts: CommentFacts } | undefined> {
  const found = threadsIn(await readThread(db, { readerId, postId, id }))
  const [thread] = found?.threads ?? []
  return thread && { thread, facts: found!.facts }
}
