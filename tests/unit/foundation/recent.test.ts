import { expect, test } from 'vitest'
import type { Db } from '#server/foundation/db/database.ts'
import { recentOf } from '#server/foundation/db/recent.ts'

const MINUTE_MS = 60_000
const database = () => ({}) as Db
const at = (ms: number) => new Date(Date.parse('2026-11-29T12:00:00Z') + ms)

test('an answer is read once a minute for each database, and anew where the clock was set back', async () => {
  let reads = 0
  const read = recentOf(MINUTE_MS, async () => ++reads)
  const [one, other] = [database(), database()]
  expect([await read(one, at(0)), await read(one, at(MINUTE_MS - 1)), await read(other, at(0))]).toEqual([1, 1, 2])
  expect(await read(one, at(MINUTE_MS))).toBe(3)
  expect(await read(one, at(-MINUTE_MS))).toBe(4)
})

test('those who ask at once share the answer, and a failure is not kept', async () => {
  let reads = 0
  const read = recentOf(MINUTE_MS, async () => {
    reads++
    if (reads === 1) throw new Error('away')
    return reads
  })
  const db = database()
  const [first, second] = await Promise.allSettled([read(db, at(0)), read(db, at(0))])
  expect([first.status, second.status, reads]).toEqual(['rejected', 'rejected', 1])
  expect(await read(db, at(0))).toBe(2)
})

test('an answer that is forgotten is read anew', async () => {
  let reads = 0
  const read = recentOf(MINUTE_MS, async () => ++reads)
  const [one, other] = [database(), database()]
  for (const db of [one, other]) await read(db, at(0))
  read.forget(one)
  expect([await read(one, at(1)), await read(other, at(1))]).toEqual([3, 2])
})
