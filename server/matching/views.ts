import type { Band } from '#contract/closest/schema.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { bandOfPoints } from '#contract/matching/band.ts'
import type { Match, MatchReasons } from '#contract/matching/schema.ts'
import type { Person } from '#server/accounts/people-queries.ts'
import { matchedPostView } from '#server/closest/views.ts'
import type { BestPair } from '#server/foundation/pairs/lists.ts'
import type { PostSummary } from '#server/posts/queries.ts'
import { disclosedPoints, type MatchDisclosure } from './match-disclosure-store.ts'
import { type MatchCriteria, scoreOf } from './score.ts'
import type { sharedWordsReader } from './shared-word-views.ts'

export type BestMatch = BestPair<MatchCriteria>
type OwnPost = Pick<PostSummary, 'id' | 'title' | 'description' | 'tags' | 'country'>
export type MatchFacts = {
  own: OwnPost | undefined
  other: PostSummary | undefined
  people: ReadonlyMap<string, Person>
  disclosure: MatchDisclosure
  closeness: Band | undefined
  sharedWords: ReturnType<typeof sharedWordsReader>
}

/** Built from what is disclosed alone. */
export function matchView(
  match: BestMatch,
  { own, other, people, disclosure, closeness, sharedWords }: MatchFacts,
): Match | undefined {
  if (!own || !other || other.isHidden) return undefined
  return {
    ownPost: { id: own.id, title: own.title },
    post: matchedPostView(other, people),
    band: closeness ?? bandOfPoints(scoreOf(disclosedPoints(match.criteria, disclosure))),
    wholeScore: disclosure.isWholeShown ? disclosure.whole : null,
    reasons: reasonsView(match, { own, other, disclosure, sharedWords }),
  }
}

type Reasons = { own: OwnPost; other: PostSummary } & Pick<MatchFacts, 'disclosure' | 'sharedWords'>

function reasonsView({ criteria }: BestMatch, { own, other, disclosure, sharedWords }: Reasons): MatchReasons {
  const tags = new Set(other.tags.map(foldText))
  return {
    country: criteria.locationMatch ? own.country : null,
    sameCountry: criteria.locationMatch,
    sameZone: disclosure.zone,
    monthsApart: criteria.monthsApart,
    commonTravel: disclosure.travel,
    sharedTags: own.tags.filter((tag) => tags.has(foldText(tag))),
    sharedWords: sharedWords(own, other),
    points: disclosedPoints(criteria, disclosure),
  }
}
