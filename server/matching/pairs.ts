import { sql } from 'drizzle-orm'
import { takesPartInMatching } from '#server/accounts/participation-queries.ts'
import { dismissals } from '#server/closest/dismissal-queries.ts'
import { AUTHOR_PLACES } from '#server/closest/pairs.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { wasNotified } from './match-disclosure-store.ts'
import { byResemblance, type MatchCriteria } from './score.ts'
import { topMatches } from './search-queries.ts'
import { matchKey, symptomMatch } from './tables.ts'

export const symptomPairs: PairKind<MatchCriteria, typeof matchKey> = {
  keys: { table: matchKey, key: matchKey.key, subject: matchKey.postId, owner: matchKey.authorId },
  pairs: symptomMatch,
  dismissals,
  find: ({ db }, input) => topMatches(db, input),
  compare: byResemblance,
  rank: (criteria) => sql`(${criteria} ->> 'sharedTags')::int desc, (${criteria} ->> 'symptomSimilarity')::float8 desc`,
  takesPart: takesPartInMatching,
  places: {
    ...AUTHOR_PLACES,
    placeKey: matchKey.placeKey,
    isEstablished: matchKey.isEstablished,
    isKept: wasNotified,
  },
}
