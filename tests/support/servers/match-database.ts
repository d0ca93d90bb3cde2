import { indexPost } from '#server/matching/commands/index-post.ts'
import { symptomPairs } from '#server/matching/pairs.ts'
import type { MatchCriteria, ReadCase } from '#server/matching/score.ts'
import { addPosts, indexPosts } from '../../../bench/support/load/load.ts'
import { placeOf } from '../plain-search/best-matches.ts'
import { type PairDatabase, pairDatabase } from './pair-database.ts'
import { usePeopledDatabase } from './peopled-database.ts'

/**
 * Symptom posts, and members who write them.
 * @param clients  how many may work at once
 */
export const useMatchDatabase = (options: {
  members: number
  clients?: number
}): PairDatabase<ReadCase, MatchCriteria> =>
  pairDatabase<ReadCase, MatchCriteria>(usePeopledDatabase(options), symptomPairs, {
    clear: 'delete from post',
    add: addPosts,
    addKeys: indexPosts,
    index: (tx, { profile, ...post }, version) =>
      indexPost(tx, { ...post, version }, profile, placeOf({ profile, ...post })),
  })
