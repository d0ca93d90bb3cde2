import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db, Tx } from '#server/foundation/db/database.ts'
import type { Live } from '#server/foundation/live/live.ts'
import { REWRITTEN } from '#server/foundation/pairs/columns.ts'
import { dropKeys, pendingSubjects } from '#server/foundation/pairs/keys.ts'
import { type FoundPair, keysOf, type PairKind, type Scored } from '#server/foundation/pairs/kind.ts'
import { amongBestOf, type BestPair, bestPairsOf } from '#server/foundation/pairs/lists.ts'
import { markTogether, searchAndStore } from '#server/foundation/pairs/search.ts'
import type { Jobs } from '#server/foundation/work/queues.ts'
import type { PeopledDatabase } from './peopled-database.ts'

const EVERYTHING = 100_000

type Searching<Criteria> = {
  excludedOwnerIds?: readonly string[]
  kept?: number
  /** Writes more in the transaction that stores the new pairs. */
  follow?: Parameters<typeof searchAndStore<Criteria>>[3]
  /** Is done once the pairs are stored, before the search is marked as done. */
  meanwhile?: () => Promise<unknown>
}

type Writing<Subject> = {
  /** Deletes all subjects. */
  clear: string
  add: (client: pg.Client, subjects: readonly Subject[]) => Promise<void>
  addKeys: (client: pg.Client, subjects: readonly Subject[]) => Promise<void>
  index: (tx: Tx, subject: Subject, version: number) => Promise<boolean>
}

export type PairDatabase<Subject, Criteria> = ReturnType<typeof pairDatabase<Subject, Criteria>>

/** Opens subjects of a kind in a database without a server, where only the test searches. Tests of what members see go through the server instead. */
export function pairDatabase<Subject, Criteria>(
  { db, client }: PeopledDatabase,
  kind: PairKind<Criteria>,
  writing: Writing<Subject>,
) {
  const services = () => houseWithoutEvents(db())

  return {
    db,
    client,
    /** Forgets all subjects. */
    clear: () => client().query(writing.clear),
    /** Writes subjects without telling the engine. */
    async write(subjects: readonly Subject[]): Promise<void> {
      await writing.add(client(), subjects)
    },
    /** Writes subjects and indexes them, in bulk; none is searched. */
    async publish(subjects: readonly Subject[]): Promise<void> {
      await writing.add(client(), subjects)
      await writing.addKeys(client(), subjects)
    },
    /** Indexes one subject as the product does, in a transaction of its own. */
    index(subject: Subject, version = 1): Promise<boolean> {
      return db().transaction((tx) => writing.index(tx, subject, version))
    },
    /** Takes one out of matching as the product does. */
    drop: (subjectId: string): Promise<void> => db().transaction((tx) => dropKeys(kind, tx, [subjectId])),
    /** Returns what a search finds, without storing it. */
    async found(
      subjectId: string,
      { excludedOwnerIds = [], kept = EVERYTHING }: Searching<Criteria> = {},
    ): Promise<(Scored<Criteria> & { id: string })[]> {
      const search = await kind.find(services(), { subjectId, excludedOwnerIds, kept })
      return (search?.found ?? []).map(({ subjectId: id, score, criteria }) => ({ id, score, criteria }))
    },
    /** Searches, stores the pairs, and returns those that are new. */
    async search(
      subjectId: string,
      {
        excludedOwnerIds = [],
        kept = EVERYTHING,
        follow = async () => {},
        meanwhile = async () => {},
      }: Searching<Criteria> = {},
    ): Promise<FoundPair<Criteria>[]> {
      const marks = markTogether(db())
      const found = await searchAndStore(kind, services(), { subjectId, excludedOwnerIds, kept }, follow, marks)
      await meanwhile()
      await marks.rest()
      return found
    },
    /** Writes the key of a subject again in its version, as a new reading of its text does. */
    rewrite: (subjectId: string) =>
      db().execute(
        sql`update ${kind.keys.table} set matched_ver = ${REWRITTEN} where ${kind.keys.subject} = ${subjectId}`,
      ),
    /** Returns subjects that wait for their search. */
    pending: (limit: number): Promise<string[]> => pendingSubjects(kind, db(), limit),
    /** Returns the best pairs that the owners of these subjects are shown. */
    best: (
      subjectIds: string[],
      { limit = 50, excludedOwnerIds = [] as string[] } = {},
    ): Promise<BestPair<Criteria>[]> => bestPairsOf(kind, db(), { subjectIds, limit, excludedOwnerIds }),
    /** Returns which of these keys have the one of `key` among their best pairs. */
    amongBest: (tx: Tx, input: { key: string; otherKeys: string[]; limit: number }): Promise<Set<string>> =>
      amongBestOf(kind, tx, input),
    /** Returns the keys of all subjects. */
    async keys(): Promise<Map<string, string>> {
      const { rows } = await db().execute<{ id: string; key: string }>(
        sql`select subject_id as id, key::text from ${keysOf(kind)} known`,
      )
      return new Map(rows.map(({ id, key }) => [id, key]))
    },
    /** Lets the owner of one subject call another not relevant. */
    dismiss: (memberId: string, own: string, other: string) =>
      db().execute(sql`insert into ${kind.dismissals.table} values (${memberId}, ${own}, ${other}, now())`),
    /** The stored pairs, "older newer score" by id, in that order. */
    async pairs(): Promise<string[]> {
      const { rows } = await db().execute<{ pair: string }>(sql`
        select concat_ws(' ', least(one.subject_id, other.subject_id), greatest(one.subject_id, other.subject_id), score) as pair
        from ${kind.pairs} join ${keysOf(kind)} one on one.key = a join ${keysOf(kind)} other on other.key = b
        order by pair`)
      return rows.map(({ pair }) => pair)
    },
  }
}

/** The services that matching needs, where nothing is announced and nobody listens. */
const houseWithoutEvents = (db: Db) => ({
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
  sendLater: unexpected,
  emit: unexpected,
  wake: unexpected,
  forget: unexpected,
  backlog: unexpected,
}

const silentLive: Live = {
  news: unexpected,
  broadcast: unexpected,
  sessionsChanged: unexpected,
  want: unexpected,
  upgrade: unexpected,
  leave: unexpected,
  stats: unexpected,
  ready: Promise.resolve(),
  close: unexpected,
}
