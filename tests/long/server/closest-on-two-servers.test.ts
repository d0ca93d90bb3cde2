import { afterAll, beforeAll, expect, test } from 'vitest'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { openTwoServers, type TestServer, type TwoServers } from '#tests/support/servers/two-servers.ts'
import type { Person } from '#tests/support/world.ts'

let two: TwoServers
beforeAll(async () => {
  two = await openTwoServers({ NEW_ACCOUNT_DAYS: '0' })
}, 120_000)
afterAll(() => two?.close())

const SAID = [
  'J’ai les pieds qui brûlent la nuit, et des fourmillements dans les doigts.',
  'La nuit mes pieds brûlent. Mes doigts fourmillent.',
  'My feet burn at night and my fingers tingle.',
  'Des brûlures aux pieds dès que je me couche, les doigts qui picotent.',
  'Fourmillements des doigts, brûlures des pieds.',
  'Feet on fire at night, tingling fingers.',
]

const namesIn = async (place: TestServer, who: Person) =>
  (await place.as(who).closest.ofAll({})).items.map(({ post }) => post.author.username)

test('each of two servers finds stories published through the other; killing one amid reading leaves nothing undone or told twice', async () => {
  const members = []
  for (const [nth, said] of SAID.entries()) {
    const who = await two.person(`ajonc${nth}`)
    const place = nth % 2 === 0 ? two.a : two.b
    await place.as(who).posts.publishSymptom(symptom({ title: `Récit ${nth}`, description: said }))
    members.push(who)
  }
  const [first] = members as [Person]
  const others = members.slice(1).map(({ username }) => username)
  const both = async () => [(await namesIn(two.a, first)).sort(), (await namesIn(two.b, first)).sort()]
  await expect.poll(both).toEqual([others.toSorted(), others.toSorted()])
  const notices = () => two.rows('select recipient_id, kind, subject_id from notice order by id')
  // The day of each member ends: one server tells them within the minute.
  const due = await two.rows<{ member_id: string }>(
    `update match_notice_candidate set due_at = now() - interval '1 second' returning member_id`,
  )
  const waiting = new Set(due.map((row) => row.member_id)).size
  expect(waiting).toBeGreaterThan(0)
  await expect.poll(async () => (await notices()).length, { timeout: 150_000 }).toBe(waiting)
  const told = await notices()

  // The same lexicon, anew: both have six stories to read again within the minute.
  await two.rows(`update notice set created_at = created_at - interval '2 days'`)
  await two.rows(`insert into reading_version (lexicon, authors, frequencies, created_at)
    select lexicon, authors, frequencies, created_at from reading_version order by id desc limit 1`)
  const behind = async () =>
    (await two.rows('select from story_reading where reading_version < (select max(id) from reading_version)')).length
  await expect.poll(behind, { timeout: 90_000, interval: 5 }).toBeLessThan(SAID.length)
  await two.a.kill()
  await expect.poll(behind, { timeout: 150_000, interval: 200 }).toBe(0)
  await expect.poll(async () => (await namesIn(two.b, first)).sort(), { timeout: 90_000 }).toEqual(others.toSorted())
  expect(await notices()).toEqual(told)
}, 400_000)
