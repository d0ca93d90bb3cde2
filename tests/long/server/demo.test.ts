import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bandStart } from '#contract/foundation/disclosure.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { DEMO_POSTS } from '#server/demo/community.ts'
import { REPORTS } from '#server/demo/medication.ts'
import { MEMBERS } from '#server/demo/members.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { SHARINGS } from '#server/demo/sharings.ts'
import { STAFF } from '#server/demo/staff.ts'
import { isFounding } from '#server/posts/founding-queries.ts'
import { codeOf } from '#tests/support/authenticator.ts'
import { cookiesOf, jsonPost } from '#tests/support/json-post.ts'
import { openWorld } from '#tests/support/world.ts'

// Two processes answer, as where there are cores for them.
const world = openWorld({ WORKERS: '2' })
const rows = async (statement: ReturnType<typeof sql>) => (await world.services().db.execute(statement)).rows

test('the demo community tells its stories, shares, answers and likes, once', { timeout: 180_000 }, async () => {
  const founding = () => isFounding(world.services().db, world.now())
  expect(await founding()).toBe(true)
  const lines = await seedDemo(world.services())
  expect(await founding()).toBe(false)
  expect(lines[0]).toContain(MEMBERS[0]!.email)
  await expectStaff(lines)
  const count = () =>
    rows(sql`select kind, count(*)::int as posts, sum(likes)::int as likes, sum(comments)::int as comments
    from post group by kind order by kind desc`)
  const seeded = await count()
  expect(seeded).toMatchObject([
    { kind: 'symptom', posts: DEMO_POSTS.length },
    { kind: 'community', posts: SHARINGS.length + 1 },
  ])
  for (const { likes, comments } of seeded) expect([Number(likes) > 20, Number(comments) > 20]).toEqual([true, true])
  await seedDemo(world.services())
  expect(await count()).toEqual(seeded)

  // They agree to research and are enough to be counted; a subset of them that leaves twenty-one is not.
  expect((await world.as().observatory.read({})).of?.members).toBe(bandStart(MEMBERS.length))

  // Their pictures are served like everyone's.
  const eve = await world.person()
  const { items } = await world.as(eve).posts.feed({ media: 'with' })
  expect(items.map(({ media }) => media.length)).toEqual([1, 2, 1, 1])
  for (const { small } of items.flatMap(({ media }) => media))
    expect((await world.fetch(small!, {}, eve)).headers.get('content-type')).toBe('image/webp')

  // The page of what helped has figures to show, and stories behind them: bands for a visitor; for a member also exact outcomes, but no exact total, which only
  // stands where each outcome is told by eleven.
  const [reader, visitor] = [world.as(eve), world.as()]
  const symptom = SYMPTOMS.find(({ fr }) => fr === 'Fatigue')!.id
  const helped = (await visitor.whatHelped.read({ symptom })).of!
  expect(helped.things.length).toBeGreaterThanOrEqual(3)
  expect(helped.better!.months.length).toBeGreaterThanOrEqual(6)
  const numbers = ['tried', 'known', 'helped', 'unchanged', 'worse', 'unknown'] as const
  const exactOf = ({ things }: typeof helped) =>
    numbers.filter((number) => things.some((thing) => thing[number].from === thing[number].to))
  expect(exactOf(helped)).toEqual([])
  expect(exactOf((await reader.whatHelped.read({ symptom })).of!)).toEqual(['helped'])
  const counts = await reader.posts.feedCounts({})
  expect([counts.better >= 25, counts.diagnosed >= 12]).toEqual([true, true])

  // Those who show the demo keep journals, up to today and not beyond.
  const journals = await rows(
    sql`select m.username, max(e.day)::text <= (now() at time zone 'utc')::date::text as is_past, count(*)::int as days,
        j.post_id is not null as is_of_story
      from journal j join member m on m.id = j.member_id join journal_entry e on e.journal_id = j.id group by j.id, m.username`,
  )
  expect(new Set(journals.map(({ username }) => username))).toEqual(
    new Set(MEMBERS.slice(0, 2).map(({ username }) => username)),
  )
  expect(journals.filter(({ is_of_story }) => is_of_story)).toHaveLength(2)
  for (const { is_past, days } of journals) expect([is_past, Number(days) > 10]).toEqual([true, true])
  // Side effects were declared on their own days, and the two who show the demo have some.
  const reports = await rows(
    sql`select m.username, r.created_at < now() - interval '4 days' as is_past, r.onset_date <= r.created_at::date as is_after
      from medication_report r join member m on m.id = r.member_id`,
  )
  expect(reports).toHaveLength(REPORTS.length)
  for (const [i, count] of [3, 2].entries())
    expect(reports.filter(({ username }) => username === MEMBERS[i]!.username)).toHaveLength(count)
  for (const { is_past, is_after } of reports) expect([is_past, is_after]).toEqual([true, true])
  // Among those with similar effects they know some already; others wait for an answer, or nobody has said anything yet.
  const agreed = await rows(
    sql`select count(*) filter (where met_at is not null)::int as met,
        count(*) filter (where met_at is null and coalesce(a_agreed_at, b_agreed_at) is not null)::int as waiting,
        count(*) filter (where coalesce(a_agreed_at, b_agreed_at) is null)::int as strangers
      from medication_introduction`,
  )
  for (const count of Object.values(agreed[0]!)) expect(count).toBeGreaterThanOrEqual(2)
  // The two whom the start line names talk: one has something to read, and each has somebody to answer.
  const [capucine, marcel] =
    await rows(sql`select id from member where username in (${MEMBERS[0]!.username}, ${MEMBERS[1]!.username})
    order by username`)
  const together = sql`(${capucine!.id}::uuid, ${marcel!.id}::uuid)`
  expect(
    await rows(sql`select count(*)::int as messages from message m join conversation c on c.id = m.conversation_id
    where c.active_since is not null and c.low_id in ${together} and c.high_id in ${together}`),
  ).toEqual([{ messages: 7 }])
  expect(
    await rows(sql`select to_id = ${marcel!.id}::uuid as "isMarcel", count(*)::int as waiting from chat_request
      where status = 'pending' and to_id in ${together} group by 1 order by 1`),
  ).toEqual([
    { isMarcel: false, waiting: 1 },
    { isMarcel: true, waiting: 1 },
  ])
  expect(await rows(sql`select 1 from message where created_at > now()`)).toEqual([])

  // The conference that is live has a chat, with questions among it.
  const [live] = await rows(
    sql`select count(*)::int as said, count(*) filter (where m.kind = 'question')::int as questions
      from room_message m join conference c on c.id = m.conference_id where c.started_at is not null and c.ended_at is null and c.cancelled_at is null`,
  )
  expect([Number(live!.said) >= 5, Number(live!.questions) >= 2]).toEqual([true, true])

  // No comment lies in the future, before its post, or before the comment that it answers.
  expect(
    await rows(sql`select c.body from comment c join post p on p.id = c.post_id left join comment t on t.id = c.parent_id
      where c.created_at <= p.created_at or c.created_at > now() or c.created_at <= t.created_at or c.id <= t.id`),
  ).toEqual([])
})

/** Expects that the printed lines let their reader in as each of the team: by a code of an app, or by one of the codes that are good once. */
async function expectStaff(lines: string[]): Promise<void> {
  for (const { email, role } of STAFF) {
    const at = lines.findIndex((line) => line.includes(`${role}: ${email}`))
    const secret = lines[at]?.match(/[A-Z2-7]{20,}/)?.[0]
    const backup = lines[at + 1]?.match(/[a-z2-9]{5}-[a-z2-9]{5}/)?.[0]
    const answer = (path: string, body: object, cookie = '') =>
      world.fetch(`/api/auth${path}`, jsonPost(body, cookie ? { cookie } : {}))
    for (const [path, code] of [
      ['/two-factor/verify-totp', await codeOf(secret!, new Date())],
      ['/two-factor/verify-backup-code', backup],
    ] as const) {
      const pending = cookiesOf(await answer('/sign-in/email', { email, password: 'demo-vecu-2026' }))
      const entered = cookiesOf(await answer(path, { code }, pending))
      const me = await world.fetch('/api/me', { headers: { cookie: entered } })
      expect(await me.json()).toMatchObject({ member: { email, roles: [role] } })
    }
  }
}
