import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { FeedCounts, FeedScope } from '#contract/posts/schema.ts'
import type { Db } from '#server/foundation/db/database.ts'

type Counting = {
  readerId: string
  scope: Omit<FeedScope, 'search'>
  count: () => Promise<FeedCounts>
}

/** Scopes with fewer posts are counted for each request. */
const KEPT_FROM = 500
/** A process spends at most one part in SHARE of its time on counting a scope. */
const SHARE = 20
/** The longest wait for the changes of others, unless the known counts are older than OLD_MS. */
const PATIENCE_MS = 20
const OLD_MS = MINUTE_MS
const SCOPES_MAX = 200

type Totals = { startedAt: number; took: number; counts: FeedCounts }
type CachedTotals = { done?: Totals; running?: { startedAt: number; totals: Promise<Totals> } | undefined }

const scopesOf = new WeakMap<Db, Map<string, CachedTotals>>()

/**
 * Returns the totals of a scope, counted once for concurrent requests, and rarely where counting is slow. A member's own change in this process is counted at
 * once for that member.
 */
export async function recentTotals(db: Db, counting: Counting): Promise<FeedCounts> {
  const kept = keptOf(db, counting.scope)
  const { done, running } = kept
  const { byAnyone, byReader } = lastChange(db, counting.readerId)
  if (done && done.counts.all >= KEPT_FROM && done.startedAt > byReader) {
    const age = performance.now() - done.startedAt
    const isFresh = age < SHARE * done.took
    if (isFresh && done.startedAt > byAnyone) return done.counts
    if (done.took >= PATIENCE_MS && age < OLD_MS) {
      if (!isFresh && !running) start(kept, counting).catch(() => {}) // a reader who waits for the next count gets its error
      return done.counts
    }
  }
  if (running && running.startedAt <= byAnyone) await running.totals.catch(() => {})
  return (await (kept.running?.totals ?? start(kept, counting))).counts
}

function start(kept: CachedTotals, { count }: Counting): Promise<Totals> {
  const startedAt = performance.now()
  const totals = count()
    .then((counts) => {
      kept.done = { startedAt, took: performance.now() - startedAt, counts }
      return kept.done
    })
    .finally(() => {
      kept.running = undefined
    })
  kept.running = { startedAt, totals }
  return totals
}

function keptOf(db: Db, { country, tag, media }: Counting['scope']): CachedTotals {
  const scopes = scopesOf.get(db) ?? new Map<string, CachedTotals>()
  scopesOf.set(db, scopes)
  const key = JSON.stringify([country, tag, media])
  const kept = scopes.get(key) ?? {}
  scopes.delete(key)
  scopes.set(key, kept)
  if (scopes.size > SCOPES_MAX) scopes.delete(scopes.keys().next().value!)
  return kept
}

type Changes = { byAnyone: number; by: Map<string, number> }
const MEMBERS_MAX = 1_000

const changesOf = new WeakMap<Db, Changes>()

/** Must be called after the commit. */
export function totalsChanged(db: Db, memberId: string): void {
  const changes = changesOf.get(db) ?? { byAnyone: 0, by: new Map() }
  changesOf.set(db, changes)
  changes.byAnyone = performance.now()
  changes.by.delete(memberId)
  changes.by.set(memberId, changes.byAnyone)
  if (changes.by.size > MEMBERS_MAX) changes.by.delete(changes.by.keys().next().value!)
}

function lastChange(db: Db, memberId: string): { byAnyone: number; byReader: number } {
  const changes = changesOf.get(db)
  return { byAnyone: changes?.byAnyone ?? 0, byReader: changes?.by.get(memberId) ?? 0 }
}
