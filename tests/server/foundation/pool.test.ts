import { afterEach, expect, test, vi } from 'vitest'
import { openPool } from '#server/foundation/db/database.ts'
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
