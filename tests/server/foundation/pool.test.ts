import { afterEach, expect, test, vi } from 'vitest'
import { openPool } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { openIdleWorld, type Person } from '#tests/support/world.ts'

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

/** The journals of the member cannot be written until the returned function is called. */
async function holdJournals({ id }: Pick<Person, 'id'>): Promise<() => Promise<void>> {
  const [held, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = world.services().db.transaction(async (tx) => {
    await lockNames(tx, `journals:${id}`)
    held.resolve()
    await ended.promise
  })
  await held.promise
  return () => {
    ended.resolve()
    return holding
  }
}

test('the writes of a member that wait for one another leave connections to other members', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const release = await holdJournals(ada)
  const writes = Array.from({ length: 12 }, (_, n) => world.as(ada).journals.start({ title: `Carnet ${n}` }))
  expect(await world.as(bob).journals.start({ title: 'Vertiges' })).toMatchObject({ title: 'Vertiges' })
  await release()
  expect((await Promise.all(writes)).map(({ title }) => title)).toEqual(writes.map((_, n) => `Carnet ${n}`))
})

test('a write beyond sixty of its member that wait is refused, and one with an unknown field waits for no turn', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const release = await holdJournals(ada)
  const start = (title: string) => world.as(ada).journals.start({ title })
  const refusals = Array.from({ length: 4 + 60 + 1 }, (_, n) => start(`Carnet ${n}`).then(() => 'none', codeOf))
  expect(await Promise.race(refusals)).toBe('TOO_MANY_REQUESTS')
  expect(await refusalOf(world.as(ada).journals.start({ title: 'Carnet', more: 1 } as { title: string }))).toBe(
    'INVALID_INPUT',
  )
  expect(await world.as(bob).journals.start({ title: 'Vertiges' })).toMatchObject({ title: 'Vertiges' })
  await release()
  expect((await Promise.all(refusals)).filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1)
})

const codeOf = ({ code }: { code: string }) => code
