import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import type { Tx } from '#server/foundation/db/database.ts'
import { openWorld } from '#tests/support/world.ts'

const world = openWorld()

/** Returns the jobs that a transaction writes, each as its queue keeps it, and undoes the transaction before anybody does them. */
async function jobsWrittenBy(write: (tx: Tx) => Promise<unknown>): Promise<Map<string, object>> {
  const written = new Map<string, object>()
  const undone = new Error('undone')
  const attempt = world.services().db.transaction(async (tx) => {
    await write(tx)
    const { rows } = await tx.execute<{ name: string; job: object }>(sql`
      select name, to_jsonb(job) - 'id' - 'created_on' - 'start_after' - 'keep_until' || jsonb_build_object(
        'begins_after', round(extract(epoch from start_after - created_on)),
        'kept_for', round(extract(epoch from keep_until - created_on))
      ) as job
      from pgboss.job where data ->> 'marker' = 'stored'`)
    for (const { name, job } of rows) written.set(name, job)
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
  return written
}

test('a job that a transaction writes is stored as pg-boss stores it, whichever its queue', async () => {
  const { rows: queues } = await world
    .services()
    .db.execute<{ name: string }>(sql`select name from pgboss.queue where name not like '\\_\\_pgboss%'`)
  expect(queues.length).toBeGreaterThan(40)
  const data = { marker: 'stored' }
  const boss = new PgBoss({
    db: fromDrizzle(world.services().db, sql),
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  try {
    const theirs = await jobsWrittenBy(async (tx) => {
      for (const { name } of queues) await boss.send(name, data, { db: fromDrizzle(tx, sql) })
    })
    const ours = await jobsWrittenBy(async (tx) => {
      for (const { name } of queues) await world.services().jobs.send(tx, { name } as never, data)
    })
    expect(theirs.size).toBe(queues.length)
    expect(ours).toEqual(theirs)
  } finally {
    await boss.stop({ graceful: false })
  }
})
