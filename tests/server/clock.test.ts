import { afterEach, expect, test } from 'vitest'
import { POSTS_PER_HOUR } from '#contract/posts/limits.ts'
import { readBy, talking, writing } from '#tests/support/chat.ts'
import { eczema, vertigo } from '#tests/support/scenes.ts'
import { sharing } from '#tests/support/sharing.ts'
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

test('a clock that is set right backwards holds nobody up, and one that jumps forwards gives no quota twice', async () => {
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

test('with a clock that goes back and forth messages stay in the order in which they were said, matches and recoveries are told once', async () => {
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
  await world.as(bob).posts.resolve({ id: theirs.id, treatment: 'Du repos' })
  move(-DAY_MS)
  await world.settle({ everyJobTwice: true })
  expect((await world.as(eve).notifications.list({ kind: 'recovery' })).items).toMatchObject([{ postId: theirs.id }])
})
