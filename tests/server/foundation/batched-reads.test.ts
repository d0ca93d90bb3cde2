import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { batchReads } from '#server/foundation/db/batched-reads.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { statementsOf } from '#tests/support/asked-statements.ts'
import { openIdleWorld } from '#tests/support/world.ts'

const world = openIdleWorld()
const db = () => world.services().db

const countTo = statement<{ last: number }, { n: number; said: string | null }>(
  'count_to',
  sql`with all_of as (select * from generate_series(1, ${sql.placeholder('last')}::int) n) select n, case when n > 1 then 'plus' end as said from all_of order by n desc`,
)
const divide = statement<{ by: number }, { quotient: number }>(
  'divide',
  sql`select 6 / ${sql.placeholder('by')}::int as quotient`,
)
const write = statement<{ n: number }, { n: number }>(
  'write_number',
  sql`insert into batched_test values (${sql.placeholder('n')}::int) returning n`,
)

test('named reads of one turn are sent as one statement, and each gets its own rows, also two of one name', async () => {
  const apart = [await countTo(db(), { last: 2 }), await divide(db(), { by: 3 }), await countTo(db(), { last: 0 })]
  let answers: unknown
  const asked = await statementsOf(async () => {
    answers = await batchReads(db(), () =>
      Promise.all([countTo(db(), { last: 2 }), divide(db(), { by: 3 }), countTo(db(), { last: 0 })]),
    )
  })
  expect(answers).toEqual(apart)
  expect(answers).toEqual([
    [
      { n: 2, said: 'plus' },
      { n: 1, said: null },
    ],
    [{ quotient: 2 }],
    [],
  ])
  expect(asked.map(({ name }) => name)).toEqual([expect.stringMatching(/^batch_/)])
})

test('reads of later turns, and those in a transaction, are sent by themselves', async () => {
  const asked = await statementsOf(() =>
    batchReads(db(), async () => {
      await countTo(db(), { last: 1 })
      await db().transaction(async (tx) => {
        await Promise.all([divide(tx, { by: 1 }), divide(db(), { by: 2 })])
      })
    }),
  )
  expect(asked.map(({ name, text }) => name ?? text).sort()).toEqual([
    'begin',
    'commit',
    'count_to',
    'divide',
    'divide',
  ])
})

test('a write is sent by itself; reads that are sent with one that fails fail with it', async () => {
  await db().execute(sql`create table batched_test (n int)`)
  const settled = await batchReads(db(), () =>
    Promise.allSettled([write(db(), { n: 1 }), countTo(db(), { last: 1 }), divide(db(), { by: 0 })]),
  )
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect((await db().execute(sql`select n from batched_test`)).rows).toEqual([{ n: 1 }])
})
