import type { Post, Travel } from '#contract/posts/schema.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Member } from '#server/foundation/actor.ts'
import { mayEdit, mayRemove, mayResolve } from './policy.ts'
import type { PostRow } from './queries.ts'

/** What posts are shown with: authors' names by member id, travels of the reader's own posts by post id. */
export type PostFacts = { usernames: ReadonlyMap<string, string>; travels: ReadonlyMap<string, Travel[]> }

/** A post as this reader may see it: day of onset, postal code and travels are for its author alone. */
export function postView(row: PostRow, { usernames, travels }: PostFacts, reader: Member): Post {
  const { id, title, description, tags, duration, intensity, startDate, country, createdAt, version } = row
  const isMine = row.authorId === reader.id
  return {
    id,
    kind: 'symptom',
    author: authorView(row.authorId, usernames),
    isMine,
    title,
    description,
    tags,
    duration,
    intensity,
    startMonth: startDate?.slice(0, 7) ?? null,
    country,
    createdAt,
    version,
    resolution: row.resolvedAt && {
      resolvedAt: row.resolvedAt,
      treatment: row.treatment,
      notes: row.resolutionNotes,
    },
    own: isMine ? { startDate, postalCode: row.postalCode, travels: travels.get(id) ?? [] } : null,
    can: {
      edit: mayEdit(reader, row) === 'yes',
      resolve: mayResolve(reader, row) === 'yes',
      remove: mayRemove(reader, row) === 'yes',
    },
  }
}
