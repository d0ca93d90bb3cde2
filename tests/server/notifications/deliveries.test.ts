import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { NoticeChannel, NoticeKind } from '#contract/notifications/schema.ts'
import { noticeViews } from '#server/app/notices.ts'
import type { Mail } from '#server/foundation/mail/mailer.ts'
import { NO_METRICS } from '#server/foundation/observe/metrics.ts'
import { transact } from '#server/foundation/transaction.ts'
import type { JsonObject } from '#server/foundation/work/queues.ts'
import { deliverDue } from '#server/notifications/commands/deliver-due.ts'
import { notify } from '#server/notifications/commands/notify.ts'
import { notifyGrouped } from '#server/notifications/commands/notify-grouped.ts'
import { remindMember } from '#server/notifications/commands/remind-member.ts'
import { DELIVER_QUEUE } from '#server/notifications/delivery-store.ts'
import { type NoticeMailJob, sendNoticeMail } from '#server/notifications/mail-jobs.ts'
import { PUSH_QUEUE } from '#server/notifications/push-jobs.ts'
import { delivery, notice, pushSubscription } from '#server/notifications/tables.ts'
import { unsubscribeToken } from '#server/notifications/unsubscribe-token.ts'
import { endOfDay, noonZone as noonZoneAt } from '#tests/support/fixtures/end-of-day.ts'
import { heard } from '#tests/support/fixtures/heard.ts'
import { suspend } from '#tests/support/fixtures/moderation.ts'
import { vertigo, vertigoAgain } from '#tests/support/fixtures/scenes.ts'
import { saying } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world

/** Members, the first of whom is told of these kinds by mail. */
async function people(...kinds: NoticeKind[]) {
  const found = await world.people('lou', 'max')
  await as(found.lou).settings.setConsent({ kind: 'emails', isGiven: true })
  for (const kind of kinds) await choose(found.lou, kind, 'email')
  return { ...found, post: await as(found.lou).posts.publishSymptom(symptom()) }
}

const choose = (who: Person, kind: NoticeKind, channel: NoticeChannel) =>
  as(who).notifications.setChannel({ kind, channel })
const say = (who: Person, postId: string) => as(who).comments.add(saying(postId))
const mailsTo = (who: Person) => world.mailsTo(who.email).filter((mail) => mail.includes('List-Unsubscribe'))
const planned = (who: Person) =>
  world.services().db.select().from(delivery).where(eq(delivery.memberId, who.id)).orderBy(delivery.dueAt)

const noonZone = () => noonZoneAt(world.now())

/** As the clock does each minute. */
async function deliver() {
  await world.services().jobs.sendNow(world.services().db, DELIVER_QUEUE, {})
  await world.settle()
}
const untilDue = async (who: Person) => {
  const [next] = await planned(who)
  world.advance(next!.dueAt.getTime() - world.now().getTime() - 60_000)
  await deliver()
  const before = mailsTo(who).length
  world.advance(120_000)
  await deliver()
  return before
}

test('a notice of a kind told by mail sends one mail at once, though its job runs twice; another kind sends none', async () => {
  const { lou, max, post } = await people('comment')
  const { id: parentId } = await say(lou, post.id)
  await as(max).comments.add(saying(post.id, { parentId }))
  await world.settle({ everyJobTwice: true })
  expect(mailsTo(lou)).toEqual([])
  await say(max, post.id)
  await world.settle({ everyJobTwice: true })
  await deliver()
  expect(mailsTo(lou)).toHaveLength(1)
  expect(mailsTo(max)).toEqual([])
  expect(await planned(lou)).toEqual([])
  expect(await as(lou).notifications.unread()).toEqual({ count: 2 })
})

test('a mail says how many notices wait and not a word of them: no case, no pseudonym, no kind', async () => {
  const { lou, max } = await people('match', 'recovery', 'comment', 'reply')
  const mark = crypto.randomUUID()
  const scene = vertigo({
    tags: [`Vertiges ${mark}`],
    title: `Nausées ${mark}`,
    description: `Migraine ${mark} au réveil`,
  })
  const theirs = await as(max).posts.publishSymptom(scene)
  const own = await as(lou).posts.publishSymptom({ ...scene, requestId: crypto.randomUUID() })
  await endOfDay(world)
  await heard(world.services().db, max)
  await as(max).posts.resolve({ id: theirs.id, treatment: `Kinésithérapie ${mark}`, notes: `Repos ${mark}` })
  await as(max).comments.add(saying(own.id, { body: `Acouphènes aussi ${mark}` }))
  await world.settle()
  // One for each, or one for both where they were told of at the same instant.
  const mails = mailsTo(lou)
  expect(mails.length).toBeGreaterThan(0)
  const told = [scene.title, scene.description, ...scene.tags!, 'Kinésithérapie', 'Repos', 'Acouphènes', mark]
  const words = told.flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  const kinds = ['guéri', 'mieux', 'symptôme', 'santé', 'cas proche', 'comment', 'répon', 'correspond', 'journal']
  for (const mail of mails) {
    const shown = mail.toLowerCase()
    for (const word of [...words, ...kinds, max.username, lou.username, max.id, lou.id, mark, own.id, theirs.id])
      expect([word, shown.includes(word.toLowerCase())]).toEqual([word, false])
    expect(mail).toMatch(/Une nouvelle notification vous attend|nouvelles notifications vous attendent/)
    expect(mail).toContain('Vécu_·_Du_nouveau_pour_vous')
    expect(linkIn(mail)).toBe(`${world.services().config.baseUrl}/notifications`)
    expect(mail).toContain('/settings/notifications')
  }
})

test('a mail is in its reader’s language, and offers to unsubscribe by one press (RFC 8058)', async () => {
  const { lou, max, post } = await people('comment')
  await as(lou).accounts.setPreferences({ language: 'en' })
  await say(max, post.id)
  await world.settle()
  const [mail] = mailsTo(lou)
  expect(mail).toContain('A new notification is waiting for you.')
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const address = /List-Unsubscribe: <([^>\s]+)>/.exec(mail!.replace(/\r?\n[ \t]+/g, ' '))![1]!
  const { baseUrl } = world.services().config
  expect(address.startsWith(`${baseUrl}/api/notifications/unsubscribe/`)).toBe(true)
  const answer = await world.fetch(address.slice(baseUrl.length), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  await say(max, post.id)
  await world.settle()
  expect(mailsTo(lou)).toHaveLength(1)
  expect(mail).toContain(`${baseUrl}/desinscription?lien=${address.split('/').at(-1)}`)
})

test.each(['daily', 'weekly'] as const)(
  'a %s digest waits for its hour, and is one mail for all notices',
  async (digest) => {
    const { lou, max, post } = await people('comment')
    const timeZone = noonZone()
    await as(lou).notifications.setRhythm({ digest, quiet: null, timeZone })
    await say(max, post.id)
    await say(max, post.id)
    await deliver()
    expect(mailsTo(lou)).toEqual([])
    const [first, second] = await planned(lou)
    expect(second!.dueAt).toEqual(first!.dueAt)
    const clock = { timeZone, hour: '2-digit', minute: '2-digit', weekday: 'long' } as const
    const said = new Intl.DateTimeFormat('fr-FR', clock).format(first!.dueAt)
    expect(said).toMatch(digest === 'weekly' ? /dimanche.*18:00/ : /18:00/)
    expect(await untilDue(lou)).toBe(0)
    expect(mailsTo(lou)).toHaveLength(1)
    expect(mailsTo(lou)[0]).toContain('2 nouvelles notifications vous attendent.')
  },
)

test.each([
  ['weekly', true],
  ['daily', false],
] as const)('a %s digest mentions good news of close members: %s', async (digest, isTold) => {
  const { lou, max } = await people('recovery')
  await as(lou).posts.publishSymptom(vertigo())
  const theirs = await as(max).posts.publishSymptom(vertigoAgain())
  await world.settle()
  await as(lou).notifications.setRhythm({ digest, quiet: null, timeZone: noonZone() })
  await heard(world.services().db, max)
  await as(max).posts.resolve({ id: theirs.id, entry: 'page', treatment: 'Rééducation vestibulaire', notes: '' })
  await world.settle()
  await untilDue(lou)
  const [mail] = mailsTo(lou)
  expect(mail).toContain('Une nouvelle notification vous attend.')
  expect(mail!.includes('une personne qui vous ressemble donne de ses nouvelles.')).toBe(isTold)
  expect(mail).not.toMatch(/vertige|rééducation|guéri/i)
})

test('a weekly digest in English counts two close members, one better and one with a diagnosis, and says nothing of what they told', async () => {
  const { lou, max } = await people('better', 'diagnosed')
  const { eva } = await world.people('eva')
  await as(lou).accounts.setPreferences({ language: 'en' })
  await as(lou).posts.publishSymptom(vertigo())
  // From a Monday on both fall into one week; of such news a member is told once a day.
  world.advance(((8 - world.now().getUTCDay()) % 7) * 86_400_000)
  const theirs = await as(max).posts.publishSymptom(vertigoAgain())
  const hers = await as(eva).posts.publishSymptom(vertigoAgain())
  await world.settle()
  await as(lou).notifications.setRhythm({ digest: 'weekly', quiet: null, timeZone: noonZone() })
  await heard(world.services().db, max, eva)
  await as(max).posts.setOutcome({ id: theirs.id, was: 'ongoing', outcome: 'better', notes: 'Je dors de nouveau' })
  await world.settle()
  world.advance(25 * 3_600_000)
  await as(eva).posts.setOutcome({ id: hers.id, was: 'ongoing', outcome: 'diagnosed', diagnosis: 'Otospongiose' })
  await world.settle()
  expect(await untilDue(lou)).toBe(0)
  const mails = mailsTo(lou)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('This week, 2 people like you have shared some news.')
  expect(mails[0]).toContain('2 new notifications are waiting for you.')
  expect(mails[0]).not.toMatch(/vertig|otospong|diagnos|better|dors de nouveau/i)
  for (const { username } of [max, eva]) expect(mails[0]).not.toContain(username)
})

test('quiet hours hold mails until they end', async () => {
  const { lou, max, post } = await people('comment')
  const minute = world.now().getUTCHours() * 60 + world.now().getUTCMinutes()
  const quiet = { from: (minute + 1440 - 60) % 1440, to: (minute + 60) % 1440 }
  await as(lou).notifications.setRhythm({ digest: 'each', quiet, timeZone: 'UTC' })
  await say(max, post.id)
  await deliver()
  expect(mailsTo(lou)).toEqual([])
  expect(await untilDue(lou)).toBe(0)
  expect(mailsTo(lou)).toHaveLength(1)
})

test('waiting notices follow a new rhythm', async () => {
  const { lou, max, post } = await people('comment')
  await as(lou).notifications.setRhythm({ digest: 'weekly', quiet: null, timeZone: noonZone() })
  await say(max, post.id)
  await deliver()
  expect(mailsTo(lou)).toEqual([])
  await as(lou).notifications.setRhythm({ digest: 'each', quiet: null, timeZone: noonZone() })
  await world.settle()
  expect(mailsTo(lou)).toHaveLength(1)
})

type Scene = Awaited<ReturnType<typeof people>>
const ENDS: Record<string, (scene: Scene) => Promise<unknown>> = {
  'was read': ({ lou }) => as(lou).notifications.markAllRead({}),
  'was hidden': ({ post }) =>
    world.services().db.execute(sql`update comment set hidden_at = now() where post_id = ${post.id}`),
  'went with its post': ({ lou, post }) => as(lou).posts.remove({ id: post.id }),
  'is of someone blocked': ({ lou, max }) => as(lou).accounts.block({ memberId: max.id }),
  'is for who agrees to mails no more': ({ lou }) => as(lou).settings.setConsent({ kind: 'emails', isGiven: false }),
  'is of a kind told in the app now': ({ lou }) => choose(lou, 'comment', 'app'),
  'is of a kind not told now': ({ lou }) => choose(lou, 'comment', 'none'),
  'is for who ended these mails': ({ lou }) =>
    as().notifications.unsubscribe({ token: unsubscribeToken(world.services().secret, lou.id) }),
}

test.each(Object.entries(ENDS))('a notice that %s before its mail sends none', async (_end, happens) => {
  const scene = await people('comment')
  const { lou, max, post } = scene
  await as(lou).notifications.setRhythm({ digest: 'daily', quiet: null, timeZone: noonZone() })
  await say(max, post.id)
  await world.settle()
  expect(await planned(lou)).toHaveLength(1)
  await happens(scene)
  await world.settle()
  world.advance(86_400_000)
  await deliver()
  expect([mailsTo(lou), await planned(lou)]).toEqual([[], []])
})

test('the consent is checked when the mail is sent, not when it was queued', async () => {
  const { lou, max, post } = await people('comment')
  await as(lou).notifications.setRhythm({ digest: 'daily', quiet: null, timeZone: noonZone() })
  await say(max, post.id)
  await world.settle()
  const deliveryIds = (await planned(lou)).map(({ id }) => id)
  await world
    .services()
    .db.execute(sql`update consent set withdrawn_at = now() where member_id = ${lou.id} and kind = 'emails'`)
  const { mailer, sent } = pretendMailer()
  await sendNoticeMail(world.services(), { mailer, views: noticeViews }, { memberId: lou.id, deliveryIds })
  expect(sent).toEqual([])
  expect(await planned(lou)).toEqual([])
})

test('a suspended member gets no mail of notices, also by a job from before; what waits goes once the suspension is over', async () => {
  const { lou, max, post } = await people('comment')
  await as(lou).notifications.setRhythm({ digest: 'daily', quiet: null, timeZone: noonZone() })
  await say(max, post.id)
  await world.settle()
  const end = await suspend(world.services().db, lou)
  const deliveryIds = (await planned(lou)).map(({ id }) => id)
  world.advance(86_400_000)
  await deliver()
  const { mailer, sent } = pretendMailer()
  await sendNoticeMail(world.services(), { mailer, views: noticeViews }, { memberId: lou.id, deliveryIds })
  await deliver()
  expect([mailsTo(lou), sent, (await planned(lou)).length]).toEqual([[], [], 1])
  await end()
  await deliver()
  expect([mailsTo(lou).length, await planned(lou)]).toEqual([1, []])
})

/** A mailer that keeps what it sends, or fails. */
function pretendMailer({ isDown = false } = {}) {
  const sent: Mail[] = []
  const mailer = {
    async send(mail: Mail) {
      if (isDown) throw new Error('connection refused')
      sent.push(mail)
      return 'sent' as const
    },
    close() {},
  }
  return { sent, mailer }
}

test('a mail that cannot be sent loses nothing, and once sent a second run of its job sends none', async () => {
  const { lou, max, post } = await people('comment')
  await as(lou).notifications.setRhythm({ digest: 'daily', quiet: null, timeZone: noonZone() })
  await say(max, post.id)
  await world.settle()
  const job: NoticeMailJob = { memberId: lou.id, deliveryIds: (await planned(lou)).map(({ id }) => id) }
  const down = pretendMailer({ isDown: true })
  const run = (mailer = down.mailer) => sendNoticeMail(world.services(), { mailer, views: noticeViews }, job)
  await expect(run()).rejects.toThrow('connection refused')
  expect(await planned(lou)).toHaveLength(1)
  const { mailer, sent } = pretendMailer()
  await run(mailer)
  await run(mailer)
  expect(sent).toHaveLength(1)
  expect(sent[0]!.to).toBe(lou.email)
  expect(await planned(lou)).toEqual([])
})

/** The services, with jobs that are only written down, and perhaps a crash as the first is. */
function withJobsKept({ crashes = false } = {}) {
  const queued: NoticeMailJob[] = []
  const services = world.services()
  const send = async (_tx: unknown, _queue: unknown, data: JsonObject) => {
    if (crashes) throw new Error('killed')
    queued.push(data as NoticeMailJob)
  }
  return { queued, services: { ...services, jobs: { ...services.jobs, send, wake() {} } } }
}

test('deliveries are queued whole or not at all, once, however many servers look at the same minute', async () => {
  const { lou, max, post } = await people('comment')
  await as(lou).notifications.setRhythm({ digest: 'daily', quiet: null, timeZone: noonZone() })
  for (const _ of [1, 2, 3]) await say(max, post.id)
  await world.settle()
  const before = await planned(lou)
  expect(before).toHaveLength(3)
  const later = new Date(before[0]!.dueAt.getTime() + 1_000)
  const now = () => later
  const run = ({ services }: ReturnType<typeof withJobsKept>) =>
    deliverDue({ ...services, now }, noticeViews, { memberIds: [lou.id] })

  await run(withJobsKept({ crashes: true }))
  expect(await planned(lou)).toEqual(before)

  const kept = withJobsKept()
  await Promise.all(Array.from({ length: 6 }, () => run(kept)))
  const told = kept.queued.flatMap(({ deliveryIds }) => deliveryIds)
  expect(told.toSorted()).toEqual(before.map(({ id }) => id).toSorted())
  await run(kept)
  expect(kept.queued.flatMap(({ deliveryIds }) => deliveryIds)).toHaveLength(3)
})

test('notices of a mail that waits for the mail server have no other, and are due again once its job cannot be there any more', async () => {
  const { lou, max, post } = await people('comment')
  await as(lou).notifications.setRhythm({ digest: 'daily', quiet: null, timeZone: noonZone() })
  await say(max, post.id)
  await world.settle()
  const [before] = await planned(lou)
  const handed = withJobsKept()
  const now = () => before!.dueAt
  await deliverDue({ ...handed.services, now }, noticeViews, {})
  const ofLou = () => handed.queued.filter(({ memberId }) => memberId === lou.id)
  for (const days of [1, 2, 13]) {
    const later = new Date(before!.dueAt.getTime() + days * 86_400_000)
    await deliverDue({ ...handed.services, now: () => later }, noticeViews, {})
    expect(ofLou()).toHaveLength(1)
  }
  expect(await untilDue(lou)).toBe(0)
  expect(mailsTo(lou)).toHaveLength(1)
})

/** A browser that may be woken, at an address where nothing is; what would be sent to it is kept. */
async function subscribe(who: Person) {
  const { db, newId, now } = world.services()
  const { rows } = await db.execute<{ id: string }>(sql`select id from session where user_id = ${who.id} limit 1`)
  await db.insert(pushSubscription).values({
    id: newId(),
    memberId: who.id,
    sessionId: rows[0]!.id,
    endpoint: `https://push.exemple.fr/${crypto.randomUUID()}`,
    p256dh: 'x',
    auth: 'x',
    createdAt: now(),
  })
}

const pushesTo = async (who: Person) =>
  (
    await world
      .services()
      .db.execute(sql`select from pgboss.job where name = ${PUSH_QUEUE.name} and data->>'memberId' = ${who.id}`)
  ).rows.length

test('browsers are alerted whatever the digest, not in quiet hours, and not for a kind that is switched off', async () => {
  vi.spyOn(world.services().push, 'accepts').mockReturnValue(true)
  const send = vi.spyOn(world.services().push, 'send').mockResolvedValue(201)
  const { lou, max, post } = await people('comment')
  await subscribe(lou)
  await as(lou).notifications.setRhythm({ digest: 'weekly', quiet: null, timeZone: noonZone() })
  await say(max, post.id)
  await world.settle()
  expect([await pushesTo(lou), mailsTo(lou)]).toEqual([1, []])
  expect((await planned(lou)).map(({ channel }) => channel)).toEqual(['email'])
  expect(await pushesTo(max)).toBe(0)

  await choose(lou, 'comment', 'none')
  await say(max, post.id)
  await world.settle()
  expect(await pushesTo(lou)).toBe(1)

  await choose(lou, 'comment', 'app')
  const minute = world.now().getUTCHours() * 60 + world.now().getUTCMinutes()
  const quiet = { from: (minute + 1440 - 60) % 1440, to: (minute + 60) % 1440 }
  await as(lou).notifications.setRhythm({ digest: 'each', quiet, timeZone: 'UTC' })
  await say(max, post.id)
  await say(max, post.id)
  await deliver()
  expect(await pushesTo(lou)).toBe(1)
  world.advance(3 * 3_600_000)
  await deliver()
  expect(await pushesTo(lou)).toBe(2)
  expect(await planned(lou)).toEqual([])
  expect(JSON.stringify(send.mock.calls.map(([, payload]) => payload))).not.toMatch(/hiver|migraine|comment/i)
})

test('a reminder goes as its member chose, each time anew, and not where it is switched off', async () => {
  const { lou } = await people('reminder')
  await as(lou).notifications.setRhythm({ digest: 'daily', quiet: null, timeZone: noonZone() })
  const subjectId = crypto.randomUUID()
  const services = world.services()
  const reminded = () =>
    transact(services, (tx) => remindMember(tx, services, { recipientId: lou.id, kind: 'reminder', subjectId }))
  const notices = () => services.db.select().from(notice).where(eq(notice.recipientId, lou.id))
  await reminded()
  await reminded()
  expect([(await notices()).length, (await planned(lou)).length]).toEqual([1, 1])
  expect((await planned(lou))[0]!.noticeId).toBe((await notices())[0]!.id)
  await choose(lou, 'reminder', 'none')
  const [before] = await notices()
  await reminded()
  expect(await notices()).toEqual([before])
  expect(await planned(lou)).toEqual([])
})

test('a notice is counted once it is kept, and once where its transaction is run again after a deadlock', async () => {
  const { lou, max, post } = await people()
  const noticesTold = vi.fn()
  const services = { ...world.services(), metrics: { ...NO_METRICS, noticesTold } }
  const subjectId = crypto.randomUUID()
  let runs = 0
  await transact(services, async (tx) => {
    await notify(tx, services, { recipientIds: [lou.id], senderId: max.id, kind: 'comment', subjectId })
    await notifyGrouped(tx, services, { recipientId: lou.id, kind: 'meToo', contextId: post.id })
    await remindMember(tx, services, { recipientId: lou.id, kind: 'reminder', subjectId })
    expect(noticesTold).not.toHaveBeenCalled()
    if (runs++ === 0) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  })
  expect(runs).toBe(2)
  expect(noticesTold.mock.calls).toEqual([
    ['comment', 1],
    ['meToo', 1],
    ['reminder', 1],
  ])
})
