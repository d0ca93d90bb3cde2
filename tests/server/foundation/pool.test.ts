import { afterEach, expect, test, vi } from 'vitest'
import { openPool } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { openIdleWorld } from '#tests/support/world.ts'

const world = openIdleWorld()

afterEach(() => vi.useRealTimers())

test.each([
  { max: 10, kept: 4 },
  { max: 2, kept: 2 },
])(
  '$kept of $max connections stay open however long nobody asks, so that statements keep their plans',
  async ({ max, kept }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pool = openPool(world.services().config.databaseUrl!, () => {}, max)
    try {
      const lent = await Promise.all(Array.from({ length: max }, () => pool.connect()))
      for (const connection of lent) connection.release()
      expect(pool.totalCount).toBe(max)
      vi.advanceTimersByTime(3_600_000)
      expect(pool.totalCount).toBe(kept)
      vi.useRealTimers()
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    } finally {
      await pool.end()
    }
  },
)

test('the writes of a member that wait for one another leave connections to other members', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const [held, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = world.services().db.transaction(async (tx) => {
    await lockNames(tx, `journals:${ada.id}`)
    held.resolve()
    await ended.promise
  })
  await held.promise
  const writes = Array.from({ length: 12 }, (_, n) => world.as(ada).journals.start({ title: `Carnet ${n}` }))
  expect(await world.as(bob).journals.start({ title: 'Vertiges' })).toMatchObject({ title: 'Vertiges' })
  ended.resolve()
  await holding
  expect((await Promise.all(writes)).map(({ title }) => title)).toEqual(writes.map((_, n) => `Carnet ${n}`))
})
