import type { Db } from '#server/foundation/db/database.ts'
import type { Live } from '#server/foundation/live/live.ts'
import type { Found } from '#server/foundation/pairs/kind.ts'
import { searchAndStore } from '#server/foundation/pairs/search.ts'
import type { Jobs } from '#server/foundation/work/jobs.ts'
import { indexPost } from '#server/matching/index-post.ts'
import { symptomPairs } from '#server/matching/pairs.ts'
import type { Case, MatchCriteria, ReadCase, ScoredCase } from '#server/matching/score.ts'
import { topMatches } from '#server/matching/search.ts'
import { addPosts, indexPosts } from '../../../bench/support/load/load.ts'
import { type PeopledDatabase, usePeopledDatabase } from './peopled-database.ts'

const EVERYTHING = 100_000

type Searching = { excludedOwnerIds?: readonly string[]; kept?: number }

export type MatchDatabase = ReturnType<typeof matchDatabaseOf>

/**
 * A database with members and no server: nothing is searched but by the test. For what holds whatever the members do; what they see is tested
 * through the door.
 * @param clients  how many may work at once
 */
export const useMatchDatabase = ({ authors, clients }: { authors: number; clients?: number }): MatchDatabase =>
  matchDatabaseOf(usePeopledDatabase({ members: authors, clients }))

function matchDatabaseOf({ db, client }: PeopledDatabase) {
  const services = () => houseWithoutEvents(db())

  return {
    db,
    client,
    /** Forgets all posts. */
    clear: () => client().query('delete from post'),
    /** Publishes posts without a word to matching. */
    write: (posts: readonly Case[]) => addPosts(client(), posts),
    /** Publishes posts and indexes them, in bulk; none is searched. */
    async publish(posts: readonly ReadCase[]): Promise<void> {
      await addPosts(client(), posts)
      await indexPosts(client(), posts)
    },
    /** Indexes one post as the product does, in a transaction of its own. */
    index: ({ profile, ...post }: ReadCase, version = 1): Promise<boolean> =>
      db().transaction((tx) => indexPost(tx, { ...post, version }, profile)),
    /** What a search finds, without storing it. */
    async found(postId: string, { excludedOwnerIds = [], kept = EVERYTHING }: Searching = {}): Promise<ScoredCase[]> {
      const search = await topMatches(db(), { subjectId: postId, excludedOwnerIds, kept })
      return (search?.found ?? []).map(({ subjectId: id, score, criteria }) => ({ id, score, criteria }))
    },
    /** Searches, stores, and answers what is new. */
    search: (
      postId: string,
      { excludedOwnerIds = [], kept = EVERYTHING }: Searching = {},
    ): Promise<Found<MatchCriteria>[]> =>
      searchAndStore(
        symptomPairs,
        services(),
        { subjectId: postId, excluded: async () => excludedOwnerIds, kept },
        async () => {},
      ),
    services,
    /** The stored pairs, "older newer score" by post id, in that order. */
    async pairs(): Promise<string[]> {
      const { rows } = await client().query<{ pair: string }>(
        `select least(a.post_id, b.post_id) || ' ' || greatest(a.post_id, b.post_id) || ' ' || m.score as pair
         from symptom_match m join match_key a on a.key = m.a join match_key b on b.key = m.b order by pair`,
      )
      return rows.map(({ pair }) => pair)
    },
  }
}

/** What matching asks of the house, where nothing is announced and nobody listens. */
export const houseWithoutEvents = (db: Db) => ({
  db,
  now: () => new Date('2026-11-20T12:00:00Z'),
  jobs: idleJobs,
  live: silentLive,
  reader: { run: unexpected },
})

const unexpected = () => {
  throw new Error('Nothing is announced here.')
}

const idleJobs: Jobs = {
  send: unexpected,
  sendNow: unexpected,
  announce: unexpected,
  wake: unexpected,
  forget: unexpected,
  work: unexpected,
  backlog: unexpected,
  stop: unexpected,
}

const silentLive: Live = {
  hint: unexpected,
  signal: unexpected,
  sessionsChanged: unexpected,
  want: unexpected,
  upgrade: unexpected,
  leave: unexpected,
  figures: unexpected,
  ready: Promise.resolve(),
  close: unexpected,
}
