import type { Media } from '#contract/media/schema.ts'
import type { Post, Travel } from '#contract/posts/schema.ts'
import type { Person } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Member } from '#server/foundation/actor.ts'
import { hiddenView } from '#server/foundation/hiding.ts'
import { mayEdit, mayReact, mayRemove, mayResolve } from './policy.ts'
import type { PostRow } from './queries.ts'

/** What posts are shown with: authors by member id; by post id their media, travels of the reader's own, and which the reader likes. */
export type PostFacts = {
  people: ReadonlyMap<string, Person>
  media: ReadonlyMap<string, Media[]>
  travels: ReadonlyMap<string, Travel[]>
  liked: ReadonlySet<string>
}

/** A post as this reader may see it: day of onset, postal code and travels are for its author alone. */
export function postView(row: PostRow, { people, media, travels, liked }: PostFacts, reader: Member): Post {
  const { id, kind, title, description, tags, duration, intensity, startDate, country, place } = row
  const { likes, comments, createdAt, version } = row
  const isMine = row.authorId === reader.id
  return {
    id,
    kind,
    author: authorView(row.authorId, people),
    isMine,
    title,
    description,
    tags,
    duration,
    intensity,
    startMonth: startDate?.slice(0, 7) ?? null,
    country,
    place,
    media: media.get(id) ?? [],
    likes,
    comments,
    isLiked: liked.has(id),
    createdAt,
    version,
    resolution: row.resolvedAt && {
      resolvedAt: row.resolvedAt,
      treatment: row.treatment,
      notes: row.resolutionNotes,
    },
    own: isMine ? { startDate, postalCode: row.postalCode, travels: travels.get(id) ?? [] } : null,
    hidden: isMine ? hiddenView(row) : null,
    can: {
      edit: mayEdit(reader, row) === 'yes',
      resolve: mayResolve(reader, row) === 'yes',
      remove: mayRemove(reader, row) === 'yes',
      // Who is shown a post may read it.
      react: mayReact(reader, { authorId: row.authorId, isHidden: false, isBlocked: false }) === 'yes',
    },
  }
}
