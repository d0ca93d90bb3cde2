import { foldText } from '#contract/foundation/fold.ts'
import type { Match, MatchReasons } from '#contract/matching/schema.ts'
import type { Person } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import { excerptOf } from '#server/foundation/excerpt.ts'
import type { BestPair } from '#server/foundation/pairs/lists.ts'
import type { PostSummary } from '#server/posts/queries.ts'
import { type MatchCriteria, pointsOf } from './score.ts'
import { sharedWords } from './shared-words.ts'

export type BestMatch = BestPair<MatchCriteria>
export type MatchFacts = { posts: ReadonlyMap<string, PostSummary>; people: ReadonlyMap<string, Person> }

/** A match as the author of its own post sees it: bands and words in common, nothing from which the other's day, code or travel follows. */
export function matchView(match: BestMatch, { posts, people }: MatchFacts): Match | undefined {
  const own = posts.get(match.ownId)
  const other = posts.get(match.otherId)
  if (!own || !other || other.isHidden) return undefined
  return {
    ownPost: { id: own.id, title: own.title },
    post: {
      id: other.id,
      title: other.title,
      excerpt: excerptOf(other.description),
      author: authorView(other.authorId, people),
      startMonth: other.startDate?.slice(0, 7) ?? null,
      isResolved: other.resolution !== null,
      treatment: other.resolution?.treatment ?? null,
    },
    score: match.score,
    reasons: reasonsView(match, own, other),
  }
}

function reasonsView({ criteria }: BestMatch, own: PostSummary, other: PostSummary): MatchReasons {
  const days = criteria.temporalProximity
  const tags = new Set(other.tags.map(foldText))
  return {
    country: criteria.locationMatch ? own.country : null,
    sameCountry: criteria.locationMatch,
    sameZone: criteria.postalProximity,
    startWithin: days === null ? null : days <= 7 ? 7 : 30,
    commonTravel: criteria.travelOverlap,
    sharedTags: own.tags.filter((tag) => tags.has(foldText(tag))),
    sharedWords: sharedWords(own, other),
    points: pointsOf(criteria),
  }
}
