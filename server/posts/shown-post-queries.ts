import { type SQL, sql } from 'drizzle-orm'
import type { Post, Travel } from '#contract/posts/schema.ts'
import { type PersonJson, personFrom, personJson } from '#server/accounts/people-queries.ts'
import { blockedIds } from '#server/accounts/settings/block-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { givenIds, namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import { type MediaJson, mediaFrom, mediaJson } from '#server/media/queries.ts'
import { visibleTo } from './policy.ts'
import {
  joinOwnMeToo,
  numberColumns,
  type OfReader,
  type PostRow,
  postColumns,
  travelsJson,
  unseenUnder,
} from './queries.ts'
import { post } from './tables.ts'
import { postView } from './views.ts'

type Showing = Pick<MemberCtx, 'db' | 'actor'>
type StoryFacts = OfReader & { author: PersonJson | null; pictures: MediaJson; travels: Travel[] | null }

export const asking = sql`${sql.placeholder('readerId')}::uuid`

type ShownWith = { id: SQL; authorId: SQL; hasMedia: SQL }

const factColumns = ({ hasMedia, ...of }: ShownWith): SQL => sql`
  ${personJson(of.authorId)} as author, case when ${hasMedia} then ${mediaJson('post', of.id)} end as pictures,
  case when ${of.authorId} = ${asking} then ${travelsJson(of.id)} end as travels, ${numberColumns({ readerId: asking, ...of })}`

const ofReader = (ids: SQL): SQL => sql`
  blocked as materialized (select ${blockedIds(asking)} as ids),
  unseen as materialized (${unseenUnder(asking, ids)})`

const onPage = { id: sql`page.id`, authorId: sql`page."authorId"`, hasMedia: sql`page."hasMedia"` }

type ShownRow = Record<keyof PostRow, unknown> & StoryFacts

/** @param page  SQL that follows `from post`: which posts, among those that the reader may see */
export const shownStatement = <Values extends { readerId: string }>(name: string, page: SQL) =>
  statement<Values, ShownRow>(
    name,
    sql`
      with page as materialized (select ${namedColumns(postColumns)} from ${post} ${page}),
      ${ofReader(sql`array(select page.id from page)`)}
      select page.*, ${factColumns(onPage)}
      from page cross join blocked
      ${joinOwnMeToo({ readerId: asking, id: onPage.id })}
      order by page.id desc`,
  )

export const postFrom = (row: ShownRow, actor: MemberCtx['actor']): Post =>
  viewOf(rowOf<PostRow>(postColumns, row), row, actor)

function viewOf(row: PostRow, { author, pictures, travels, ...reader }: StoryFacts, actor: MemberCtx['actor']): Post {
  const { isLiked, unseen, isMeToo, isMeTooCounted, meToosShown } = reader
  return postView(
    row,
    {
      people: new Map(author && [[row.authorId, personFrom(author)]]),
      media: mediaFrom(pictures),
      travels: travels ?? [],
      reader: { isLiked, unseen, isMeToo, isMeTooCounted, meToosShown },
    },
    actor,
  )
}

const readPost = shownStatement<{ readerId: string; id: string }>(
  'shown_post',
  sql`where ${post.id} = ${sql.placeholder('id')}::uuid and ${visibleTo(asking)}`,
)

export async function readablePost({ db, actor }: Showing, id: string): Promise<Post | undefined> {
  const [row] = await readPost(db, { readerId: actor.id, id })
  return row && postFrom(row, actor)
}

const readFound = shownStatement<{ readerId: string; ids: string[] }>(
  'shown_found',
  sql`where ${post.id} = any (${givenIds('ids')})`,
)

export async function shownFound({ db, actor }: Showing, ids: readonly string[]): Promise<Post[]> {
  if (ids.length === 0) return []
  const rows = await readFound(db, { readerId: actor.id, ids: [...ids] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [postFrom(row, actor)] : []
  })
}

const askedPost = { id: sql`asked.id`, authorId: sql`${post.authorId}`, hasMedia: sql`${post.hasMedia}` }

const readFacts = statement<{ readerId: string; ids: string[] }, StoryFacts & { id: string }>(
  'post_facts',
  sql`
    with ${ofReader(givenIds('ids'))}
    select asked.id, ${factColumns(askedPost)}
    from unnest(${givenIds('ids')}) as asked (id) cross join blocked
    left join ${post} on ${post.id} = asked.id
    ${joinOwnMeToo({ readerId: asking, id: askedPost.id })}`,
)

export async function shownPosts({ db, actor }: Showing, rows: readonly PostRow[]): Promise<Post[]> {
  if (rows.length === 0) return []
  const facts = await readFacts(db, { readerId: actor.id, ids: rows.map(({ id }) => id) })
  const factsById = new Map(facts.map((each) => [each.id, each]))
  return rows.map((row) => viewOf(row, factsById.get(row.id)!, actor))
}

export async function shownPost(ctx: Showing, row: PostRow): Promise<Post> {
  const [view] = await shownPosts(ctx, [row])
  return view!
}
