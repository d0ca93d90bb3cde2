import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { POSTS_PER_HOUR } from '#contract/posts/limits.ts'
import { remindOfSoon } from '#server/conferences/handlers.ts'
import { notice } from '#server/notifications/tables.ts'
import { readBy, talking, writing } from '#tests/support/fixtures/chat.ts'
import { aConference } from '#tests/support/fixtures/conferences.ts'
import { heard } from '#tests/support/fixtures/heard.ts'
import { eczema, vertigo } from '#tests/support/fixtures/scenes.ts'
import { sharing } from '#tests/support/fixtures/sharing.ts'
import { endingsOf } from '#tests/support/refused.ts'
import { openWorld } from '#tests/support/world.ts'

const world = openWorld()
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Each test ends with the clock where it found it. */
let movedMs = 0
const move = (ms: number) => {
  world.advance(ms)
  movedMs += ms
}
afterEach(() => move(-movedMs))

test('a clock corrected backwards delays no later post, and one that jumps forwards gives no quota twice', async () => {
  const { ada } = await world.people('ada')
  const publish = () => world.as(ada).posts.publishCommunity(sharing())
  for (let i = 0; i < POSTS_PER_HOUR; i++) await publish()
  await expect(publish()).rejects.toMatchObject({ code: 'QUOTA_REACHED' })
  // An hour that the clock repeats, in autumn say, is no new hour.
  move(-HOUR_MS / 2)
  await expect(publish()).rejects.toMatchObject({ code: 'QUOTA_REACHED' })
  move(-3 * DAY_MS)
  await publish()
})

test('messages keep their order, and matches and recoveries are told once, under a clock that goes back and forth', async () => {
  const { bob, eve } = await world.people('bob', 'eve')
  const talk = await talking(world, bob, eve)
  const said: string[] = []
  for (const ms of [0, -2 * DAY_MS, 5 * HOUR_MS, -HOUR_MS, 3 * DAY_MS]) {
    move(ms)
    said.push((await world.as(bob).chat.send(writing(talk.id))).id)
  }
  expect((await readBy(world, eve, talk.id)).map(({ id }) => id).filter((id) => said.includes(id))).toEqual(said)

  const theirs = await world.as(bob).posts.publishSymptom(vertigo())
  move(-DAY_MS)
  await world.as(eve).posts.publishSymptom(vertigo())
  await world.as(eve).posts.publishSymptom(eczema())
  await world.settle()
  expect((await world.as(eve).matching.list({})).matches).toMatchObject([{ post: { id: theirs.id } }])
  move(2 * DAY_MS)
  await heard(world.services().db, bob)
  await world.as(bob).posts.resolve({ id: theirs.id, treatment: 'Du repos' })
  move(-DAY_MS)
  await world.settle({ everyJobTwice: true })
  expect((await world.as(eve).notifications.list({ kind: 'recovery' })).items).toMatchObject([{ postId: theirs.id }])
})

test('a session lasts by the clock of the database, whatever the server’s shows, and is over when it is', async () => {
  const { lou } = await world.people('lou')
  const seen = async () => {
    world.appServices().sessions.drop('everyone') // what is known for a moment
    return (await endingsOf([world.as(lou).chat.unread()]))[0]
  }
  for (const ms of [0, 40 * DAY_MS, -80 * DAY_MS]) {
    move(ms)
    expect(await seen()).toBe('done')
  }
  const { db } = world.services()
  await db.execute(sql`update session set expires_at = now() + interval '4 seconds' where user_id = ${lou.id}`)
  expect(await seen()).toBe('done')
  await expect.poll(seen).toBe('UNAUTHORIZED')
})

test.each([
  ['spring, when a day has 23 hours', '2027-03-28T08:00:00Z'],
  ['autumn, when it has 25', '2027-10-31T09:00:00Z'],
])(
  'a registered member is reminded a whole day and a quarter of an hour before, once each: in %s',
  async (_, begins) => {
    const { max } = await world.people('max')
    const scheduledAt = new Date(begins)
    const at = async (minutesBefore: number) => {
      move(scheduledAt.getTime() - minutesBefore * 60_000 - world.now().getTime())
      for (let twice = 0; twice < 2; twice++) await remindOfSoon(world.services())
      await world.settle()
      const rows = await world.services().db.select().from(notice).where(eq(notice.recipientId, max.id))
      return rows.map(({ createdAt }) => Math.round((scheduledAt.getTime() - createdAt.getTime()) / 60_000))
    }
    await aConference(world, { scheduledAt, registered: [max] })
    expect(await at(24 * 60 + 5)).toEqual([])
    expect(await at(24 * 60 - 1)).toEqual([24 * 60 - 1])
    expect(await at(16)).toEqual([24 * 60 - 1])
    expect(await at(14)).toEqual([14])
  },
)
