import { and, asc, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import type { Travel } from '#contract/posts/schema.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { isBlockedFor, isHidden, isShown, visibleTo } from './policy.ts'
import { post, travel } from './tables.ts'

export type PostRow = typeof post.$inferSelect

type Page = { cursor?: string | undefined; limit: number }

/** One post with what decides whether this reader may see it; undefined when there is none. */
export async function postById(
  db: Reader,
  readerId: string,
  id: string,
): Promise<(PostRow & { isHidden: boolean; isBlocked: boolean }) | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(post), isHidden, isBlocked: isBlockedFor(readerId) })
    .from(post)
    .where(eq(post.id, id))
  return row
}

/**
 * A post, locked until the transaction ends: whatever is decided of it stays true. Rows that refer to it may still be added meanwhile.
 * @throws Refusal NOT_FOUND when there is none
 */
export async function lockPost(tx: Tx, id: string): Promise<PostRow> {
  const [row] = await tx.select().from(post).where(eq(post.id, id)).for('no key update')
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** What one reader may see, newest first, one more than asked where there are more. */
export const feedPage = (db: Reader, readerId: string, { cursor, limit }: Page) =>
  db
    .select()
    .from(post)
    .where(and(before(cursor), visibleTo(readerId)))
    .orderBy(desc(post.id))
    .limit(limit + 1)

/** A member's own posts, hidden ones too, newest first, one more than asked where there are more. */
export const ownPosts = (db: Reader, memberId: string, { cursor, limit }: Page) =>
  db
    .select()
    .from(post)
    .where(and(eq(post.authorId, memberId), before(cursor)))
    .orderBy(desc(post.id))
    .limit(limit + 1)

const before = (cursor: string | undefined) => (cursor === undefined ? undefined : lt(post.id, cursor))

/** Travels by post id, each post's in the order told; a post without any is absent. */
export async function travelsOf(db: Reader, postIds: Iterable<string>): Promise<Map<string, Travel[]>> {
  const ids = [...new Set(postIds)]
  if (ids.length === 0) return new Map()
  const { position: _, ...columns } = getTableColumns(travel)
  const rows = await db
    .select(columns)
    .from(travel)
    .where(inArray(travel.postId, ids))
    .orderBy(asc(travel.postId), asc(travel.position))
  const travels = new Map<string, Travel[]>()
  for (const { postId, ...told } of rows) travels.set(postId, [...(travels.get(postId) ?? []), told])
  return travels
}

export type PostSummary = {
  id: string
  authorId: string
  title: string
  description: string
  tags: string[]
  /** YYYY-MM-DD; other members get the month only. */
  startDate: string | null
  country: PostRow['country']
  createdAt: Date
  version: number
  /** Null while it lasts. */
  resolution: { resolvedAt: Date; treatment: string | null; notes: string | null } | null
  /** From everyone but its author. Blocks are between two members: ask accounts. */
  isHidden: boolean
}

/** What other rooms tell of posts, by id; one that is gone is absent. */
export async function postsById(db: Reader, postIds: Iterable<string>): Promise<Map<string, PostSummary>> {
  const ids = [...new Set(postIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: post.id,
      authorId: post.authorId,
      title: post.title,
      description: post.description,
      tags: post.tags,
      startDate: post.startDate,
      country: post.country,
      createdAt: post.createdAt,
      version: post.version,
      resolvedAt: post.resolvedAt,
      treatment: post.treatment,
      notes: post.resolutionNotes,
      isHidden,
    })
    .from(post)
    .where(inArray(post.id, ids))
  return new Map(
    rows.map(({ resolvedAt, treatment, notes, ...summary }) => [
      summary.id,
      { ...summary, resolution: resolvedAt && { resolvedAt, treatment, notes } },
    ]),
  )
}

/** Of these posts, those hidden from everyone but their authors. */
export async function hiddenPosts(db: Reader, postIds: Iterable<string>): Promise<Set<string>> {
  const ids = [...new Set(postIds)]
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: post.id })
    .from(post)
    .where(and(inArray(post.id, ids), isHidden))
  return new Set(rows.map(({ id }) => id))
}

/** Everything about a symptom that another can resemble. Not for other members' eyes. */
export type SymptomFacts = Pick<
  PostRow,
  'authorId' | 'title' | 'description' | 'tags' | 'startDate' | 'country' | 'postalCode' | 'version'
> & {
  postId: string
  travels: Travel[]
  /** False while it is hidden: by moderation, or because the consent to health data is withdrawn. */
  takesPart: boolean
}

/** A symptom as matching compares it; undefined when it is gone. */
export async function symptomFactsOf(tx: Reader, postId: string): Promise<SymptomFacts | undefined> {
  const [row] = await tx
    .select({
      postId: post.id,
      authorId: post.authorId,
      title: post.title,
      description: post.description,
      tags: post.tags,
      startDate: post.startDate,
      country: post.country,
      postalCode: post.postalCode,
      version: post.version,
      takesPart: sql<boolean>`${isShown}`,
    })
    .from(post)
    .where(eq(post.id, postId))
  return row && { ...row, travels: (await travelsOf(tx, [postId])).get(postId) ?? [] }
}
