import { getTableName, sql } from 'drizzle-orm'
import { takesPartInMatching } from '#server/accounts/participation-queries.ts'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import { isUnsearched } from '#server/foundation/pairs/columns.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import type { PostRow } from './queries.ts'
import { post } from './tables.ts'

export type OwnStory = Pick<
  PostRow,
  'id' | 'title' | 'description' | 'tags' | 'country' | 'createdAt' | 'resolvedAt' | 'hiddenAt' | 'version'
> & {
  isPending: boolean | null
  isDue: boolean
}

const columns = {
  id: post.id,
  title: post.title,
  description: post.description,
  tags: post.tags,
  country: post.country,
  createdAt: post.createdAt,
  resolvedAt: post.resolvedAt,
  hiddenAt: post.hiddenAt,
  version: post.version,
}
type StoryRow = Record<keyof OwnStory, unknown> & { isMatched: boolean | null }

export function ownStoriesOf<Criteria>({ keys }: PairKind<Criteria>, most: number) {
  const memberId = sql`${sql.placeholder('memberId')}::uuid`
  const ask = statement<{ memberId: string; searchedBefore: string }, StoryRow>(
    ['own_stories', getTableName(keys.table)].join('_'),
    sql`
      select own.*, taking."isMatched"
      from (select ${takesPartInMatching(memberId)} and ${hasConsented('healthData', memberId)} as "isMatched") taking left join (
        select told.*, (${isUnsearched} or ver < told.version) as "isPending", coalesce(searched_at < ${sql.placeholder('searchedBefore')}::timestamptz, false) as "isDue"
        from (
          select ${namedColumns(columns)} from ${post}
          where ${post.authorId} = ${memberId} and ${post.kind} = 'symptom' order by ${post.id} desc limit ${sql.raw(String(most))}
        ) told left join ${keys.table} on ${keys.subject} = told.id
      ) own on true
      order by own.id desc`,
  )
  return async (
    { db, actor }: MemberCtx,
    searchedBefore: Date,
  ): Promise<{ stories: OwnStory[]; isMatched: boolean }> => {
    const rows = await ask(db, { memberId: actor.id, searchedBefore: searchedBefore.toISOString() })
    const stories = rows
      .filter(({ id }) => id !== null)
      .map((row) => ({
        ...rowOf<Omit<OwnStory, 'isPending' | 'isDue'>>(columns, row),
        isPending: row.isPending as boolean | null,
        isDue: row.isDue as boolean,
      }))
    return { stories, isMatched: rows[0]?.isMatched ?? false }
  }
}
