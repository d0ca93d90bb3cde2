import { type SQL, sql } from 'drizzle-orm'
import { MEANT_MAX } from '#contract/closest/limits.ts'
import type { MeaningPage, MeaningRequest } from '#contract/closest/meaning-schema.ts'
import { takesPartInMatching } from '#server/accounts/participation-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { searchedWords, seenAmong, seenPost } from '#server/posts/meant-post-queries.ts'
import { shownFound } from '#server/posts/shown-post-queries.ts'
import { askMeant } from './reader-queries.ts'
import { storyReading } from './tables.ts'
import { newestVersion } from './version-queries.ts'

const NOTHING: MeaningPage = { items: [], nextCursor: null, understood: [], count: 0, isAll: true }

/**
 * Stories that say most of the search come first, the newest first among equals. The thread proposes stories; the database decides who may see them, and
 * whether
 * they still say so. A page goes on after its cursor in the present order; where the cursor's story is no longer found, the rest is empty.
 */
export async function meaningPage(context: MemberCtx, request: MeaningRequest): Promise<MeaningPage> {
  const { db, actor } = context
  const { language, ...scope } = request
  const { search, cursor, limit, ...narrowing } = scope
  const words = await searchedWords(db, actor.id, scope)
  const version = words === undefined ? undefined : await newestVersion(context)
  if (search === undefined || words === undefined || version === undefined) return NOTHING
  const { ids, understood, snapshot } = await askMeant(context, version, { query: search, language, limit: MEANT_MAX })
  if (ids.length === 0 || snapshot === undefined) return { ...NOTHING, understood }
  const rows = await seenAmong(db, actor.id, { ids, narrowing, withoutWords: words, where: isReadAsItIs(snapshot) })
  const seen = new Set(rows.map(({ id }) => id))
  const found = ids.filter((id) => seen.has(id))
  const from = cursor === undefined ? 0 : found.indexOf(cursor) + 1
  const page = cursor !== undefined && from === 0 ? [] : found.slice(from, from + limit)
  return {
    items: await shownFound(context, page),
    nextCursor: found.length > from + page.length && page.length > 0 ? page.at(-1)! : null,
    understood,
    count: found.length,
    isAll: ids.length < MEANT_MAX,
  }
}

/**
 * SQL, asked post by post, because otherwise everyone's rows would be read. The reading that found the post belongs to its present words, and its author
 * still
 * takes part in matching. The next search finds a post that was read anew after `snapshot`.
 */
export const isReadAsItIs = (snapshot: string): SQL => sql`(
    select ${storyReading.ver} = ${seenPost.version} and pg_visible_in_snapshot(${storyReading.writtenTx}::text::xid8, ${snapshot}::pg_snapshot)
    from ${storyReading} where ${storyReading.postId} = ${seenPost.id}
  ) and ${takesPartInMatching(seenPost.authorId)}`
