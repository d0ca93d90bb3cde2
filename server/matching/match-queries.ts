import { sql } from 'drizzle-orm'
import type { Match } from '#contract/matching/schema.ts'
import { type PersonJson, personFrom, personJson } from '#server/accounts/people-queries.ts'
import { bandFrom, closenessOfPair } from '#server/closest/band-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import type { OwnStory } from '#server/posts/own-story-queries.ts'
import { type SummaryJson, summaryFrom, summaryJson } from '#server/posts/queries.ts'
import { disclosureJson, type MatchDisclosure, NOTHING } from './match-disclosure-store.ts'
import { sharedWordsReader } from './shared-word-views.ts'
import { type BestMatch, matchView } from './views.ts'

type ShownPairIds = { ownIds: string[]; otherIds: string[]; ownerIds: string[] }
type PairFacts = {
  place: number
  other: SummaryJson | null
  owner: PersonJson | null
  told: MatchDisclosure | null
  closeness: number | null
}

const ownId = sql`listed.own_id`
const otherId = sql`listed.other_id`

const readFacts = statement<ShownPairIds, PairFacts>(
  'match_facts',
  sql`
    select listed.place::int, ${summaryJson(otherId)} as other, ${personJson(sql`listed.owner_id`)} as owner,
      ${disclosureJson(ownId, otherId)} as told, ${closenessOfPair(ownId, otherId)} as closeness
    from unnest(
      ${givenIds('ownIds')}, ${givenIds('otherIds')}, ${givenIds('ownerIds')}
    ) with ordinality as listed (own_id, other_id, owner_id, place)
    order by listed.place`,
)

export async function matchViews(
  db: Reader,
  matches: readonly BestMatch[],
  stories: readonly OwnStory[],
): Promise<Match[]> {
  if (matches.length === 0) return []
  const facts = await readFacts(db, {
    ownIds: matches.map(({ ownId }) => ownId),
    otherIds: matches.map(({ otherId }) => otherId),
    ownerIds: matches.map(({ ownerId }) => ownerId),
  })
  const sharedWords = sharedWordsReader()
  const own = new Map(stories.map((story) => [story.id, story]))
  return facts.flatMap(({ place, other, owner, told, closeness }) => {
    const match = matches[place - 1]!
    const shown = {
      own: own.get(match.ownId),
      other: other ? summaryFrom(other) : undefined,
      people: new Map(owner && [[match.ownerId, personFrom(owner)]]),
      disclosure: told ?? NOTHING,
      closeness: bandFrom(closeness),
      sharedWords,
    }
    return matchView(match, shown) ?? []
  })
}
