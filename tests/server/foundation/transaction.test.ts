import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { memberEvent, quotaUse } from '#server/foundation/tables.ts'
import { afterCommit, pushEvent, transact, writeLast } from '#server/foundation/transaction.ts'
import { openWorld } from '#tests/support/world.ts'

const world = openWorld()

test('two transactions that wait for each other both commit, each once', async () => {
  const people = await world.people('one', 'other')
  const [one, other] = [people.one.id, people.other.id]
  const bothIn = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lock = (id: string) => sql`select pg_advisory_xact_lock(hashtextextended(${id}, 1))`
  let runs = 0
  const committed: string[] = []
  const work = (place: 0 | 1, first: string, second: string) =>
    transact(world.services(), async (tx) => {
      runs++
      afterCommit(tx, () => committed.push(first))
      await tx.execute(lock(first))
      bothIn[place]!.resolve()
      await bothIn[1 - place]!.promise
      await tx.execute(lock(second))
      pushEvent(tx, [first], { kind: 'matches', id: second })
    })
  await Promise.all([work(0, one, other), work(1, other, one)])
  expect(runs).toBe(3)
  expect(committed.sort()).toEqual([one, other].sort())
  const events = await world
    .services()
    .db.select()
    .from(memberEvent)
    .where(sql`${memberEvent.memberId} in (${one}, ${other})`)
  expect(events.map(({ memberId, seq }) => [memberId, seq]).sort()).toEqual(
    [
      [one, 1],
      [other, 1],
    ].sort(),
  )
})

test.each([0, 1, 2])('a last write of a transaction is there with its %i events, or not at all', async (events) => {
  const { writer } = await world.people('writer')
  const { db } = world.services()
  const used = (kind: string) => (condition: SQL) =>
    sql`
    insert into ${quotaUse} (member_id, kind, at) select ${writer.id}::uuid, ${kind}, now() where ${condition} returning kind`
  const write = (end: () => void) =>
    transact(world.services(), async (tx) => {
      writeLast(tx, used('first'))
      for (let i = 0; i < events; i++) pushEvent(tx, [writer.id], { kind: 'matches', id: writer.id })
      writeLast(tx, used('second'))
      end()
    })
  const written = async () => [
    (await db.select().from(quotaUse).where(eq(quotaUse.memberId, writer.id))).map(({ kind }) => kind).sort(),
    await db.$count(memberEvent, eq(memberEvent.memberId, writer.id)),
  ]
  const refused = () => {
    throw new Error('no')
  }
  await expect(write(refused)).rejects.toThrow('no')
  expect(await written()).toEqual([[], 0])
  await write(() => {})
  expect(await written()).toEqual([['first', 'second'], events])
})

test('another failure of a transaction is not retried, and nothing of it follows', async () => {
  let runs = 0
  const committed: string[] = []
  await expect(
    transact(world.services(), async (tx) => {
      runs++
      afterCommit(tx, () => committed.push('never'))
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect([runs, committed]).toEqual([1, []])
})
