import { sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Db, Tx } from '#server/foundation/db/database.ts'
import { countMembersOf, countRecoveries, gather } from '../gather.ts'
import { type Publication, publication } from '../publication.ts'
import { takenAt } from '../queries.ts'
import { observedCell, observedGroup, snapshot } from '../tables.ts'

/** Rows of one insertion: PostgreSQL takes 65,535 values in one statement. */
const ROWS_AT_ONCE = 4_000
/** The one of last night is older when the next night comes. */
const FRESH_MS = 20 * 3_600_000

type Given = { db: Db; now: () => Date }

/** Once a day, however often the server starts: two snapshots within hours would differ by single members. */
export async function takeDaily(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const last = await takenAt(services.db)
  if (last === null || services.now().getTime() - last.getTime() >= FRESH_MS) await takeSnapshot(services)
}

/**
 * Counts what members who agree to research tell as of now, keeps what may be published of it, and puts it in the place of the snapshot before. Readers see
 * the one or the other, whole.
 */
export async function takeSnapshot({ db, now }: Given): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('observatory', 0))`)
    // Sorting on disk would take most of the time.
    await tx.execute(sql`set local work_mem = '64MB'`)
    await gather(tx)
    const counts = await countMembersOf(tx, at)
    await replace(tx, publication(counts, await countRecoveries(tx)), at)
  })
}

async function replace(tx: Tx, { groups, cells }: Publication, at: Date) {
  await tx.delete(observedCell)
  await tx.delete(observedGroup)
  await tx
    .insert(snapshot)
    .values({ id: 1, takenAt: at })
    .onConflictDoUpdate({ target: snapshot.id, set: { takenAt: at } })
  if (groups.length > 0) await tx.insert(observedGroup).values(groups)
  for (let from = 0; from < cells.length; from += ROWS_AT_ONCE)
    await tx.insert(observedCell).values(cells.slice(from, from + ROWS_AT_ONCE))
}
