import type { Media } from '#contract/media/schema.ts'
import type { Post, Travel } from '#contract/posts/schema.ts'
import type { Person } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Member } from '#server/foundation/actor.ts'
import { hiddenView } from '#server/foundation/hiding.ts'
import { diagnosisView } from './diagnosis-views.ts'
import { mayChangeOutcome, mayEdit, mayMeToo, mayReact, mayRemove, mayResolve } from './policy.ts'
import { commentsSeen, meToosSeen, type OfReader, type PostRow } from './queries.ts'

export type PostFacts = {
  people: ReadonlyMap<string, Person>
  media: Media[]
  travels: Travel[]
  reader: OfReader
}

/** First day, postal code and travels are for the author alone. */
export function postView(row: PostRow, { people, media, travels, reader }: PostFacts, who: Member): Post {
  const { id, kind, title, description, tags, duration, intensity, since, startDate, country, place } = row
  const { likes, createdAt, isByTeam } = row
  const { isLiked, unseen, isMeToo } = reader
  // These posts were already checked to be readable.
  const reading = { authorId: row.authorId, isHidden: false, isBlocked: false }
  const isMine = row.authorId === who.id
  return {
    id,
    kind,
    author: authorView(row.authorId, people),
    isByTeam,
    isMine,
    title,
    description,
    tags,
    duration,
    intensity,
    since,
    startMonth: startDate?.slice(0, 7) ?? null,
    country,
    place,
    media,
    likes,
    comments: commentsSeen(row.comments, unseen),
    isLiked,
    meToos: meToosSeen(row.meToos, reader),
    isMeToo,
    createdAt,
    // A version would reveal to others that hidden fields, such as the postal code, changed.
    version: isMine ? row.version : 1,
    resolution: row.resolvedAt && {
      resolvedAt: row.resolvedAt,
      treatment: row.treatment,
      notes: row.resolutionNotes,
    },
    outcome: row.outcome,
    outcomeAt: row.outcomeAt,
    outcomeNotes: row.outcomeNotes,
    diagnosis: diagnosisView(row),
    helped: row.helped,
    own: isMine ? { startDate, postalCode: row.postalCode, travels } : null,
    hidden: isMine ? hiddenView(row) : null,
    can: {
      edit: mayEdit(who, row) === 'yes',
      resolve: mayResolve(who, row) === 'yes',
      change: mayChangeOutcome(who, row) === 'yes',
      remove: mayRemove(who, row) === 'yes',
      react: mayReact(who, reading) === 'yes',
      meToo: mayMeToo(who, { ...reading, kind }) === 'yes',
    },
  }
}
