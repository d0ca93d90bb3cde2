import { sql } from 'drizzle-orm'
import { utcDayOf } from '#contract/foundation/days.ts'
import { MOVED_MIN } from '#contract/foundation/disclosure-limits.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Db, Tx } from '#server/foundation/db/database.ts'
import { beginCount, insertableParts } from '#server/foundation/disclosure/night-count.ts'
import { type Publication, publication, publishedTotals } from '../publication.ts'
import { lastSnapshot } from '../queries.ts'
import {
  countMembersOf,
  countMoved,
  countRecoveries,
  countTotals,
  gatherSymptoms,
  monthsTold,
} from '../symptom-counts.ts'
import { observedCell, observedGroup, observedProfile, snapshot } from '../tables.ts'

/** `leastMoved`: the earlier snapshot stays unless at least this many members changed since. */
type Given = { db: Db; now: () => Date; leastMoved?: number }

/**
 * Takes at most one snapshot per UTC day, and only once MOVED_MIN members changed, because the difference of two snapshots would otherwise reveal single
 * members.
 * A snapshot without totals is replaced at once.
 */
export async function takeDaily(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const last = await lastSnapshot(services.db)
  const isFresh = isWhole(last) && utcDayOf(last.takenAt) === utcDayOf(services.now())
  if (!isFresh) await takeSnapshot({ db: services.db, now: services.now, leastMoved: MOVED_MIN })
}

/** Counts the data of members who agree to research, and replaces the earlier snapshot with what may be published of it. Readers never see a mix of both. */
export async function takeSnapshot({ db, now, leastMoved = 0 }: Given): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    await beginCount(tx, 'observatory')
    await gatherSymptoms(tx, at)
    if (isWhole(await lastSnapshot(tx)) && (await countMoved(tx)) < leastMoved) return
    const counts = await countMembersOf(tx, at)
    const published = publication(counts, await countRecoveries(tx), monthsTold(at))
    await replace(tx, published, { takenAt: at, ...publishedTotals(await countTotals(tx)) })
  })
}

type Last = Awaited<ReturnType<typeof lastSnapshot>>
const isWhole = (last: Last): last is NonNullable<Last> => last !== undefined && last.posts !== null

async function replace(tx: Tx, { groups, cells }: Publication, totals: Omit<typeof snapshot.$inferInsert, 'id'>) {
  await tx.delete(observedProfile)
  await tx.execute(sql`insert into ${observedProfile} select digest, members from profile`)
  await tx.delete(observedCell)
  await tx.delete(observedGroup)
  await tx
    .insert(snapshot)
    .values({ id: 1, ...totals })
    .onConflictDoUpdate({ target: snapshot.id, set: totals })
  if (groups.length > 0) await tx.insert(observedGroup).values(groups)
  for (const part of insertableParts(cells)) await tx.insert(observedCell).values(part)
}
