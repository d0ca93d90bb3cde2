import { readdirSync } from 'node:fs'
import { hashPassword } from 'better-auth/crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { APPEAL_DAYS, EVIDENCE_DAYS } from '#contract/moderation/limits.ts'
import { storedReset } from '#server/accounts/sign-in/reset-link-store.ts'
import { account, verification } from '#server/accounts/tables.ts'
import { eraseDue } from '#server/app/erasure.ts'
import { PERSONAL_DATA, PERSONAL_FILES } from '#server/app/personal-data.ts'
import { moderationCase } from '#server/moderation/tables.ts'
import { comment } from '#server/posts/tables.ts'
import { readBy, talking, writing } from '#tests/support/fixtures/chat.ts'
import { aModerator, daysPass, deciding, reporting, STATEMENT } from '#tests/support/fixtures/moderation.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { listenToSignals, readyPictures, saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { wholeLife } from '#tests/support/fixtures/whole-life.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { tracesOf } from '#tests/support/servers/traces.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'
import { columnsOf, erasureBreaches } from '../../../scripts/check-erasure.ts'

const DAY_MS = 86_400_000
const world = openWorld()
const { as, services } = world
afterEach(() => {
  vi.restoreAllMocks()
})

/** Runs the erasures that are due, as the clock does, and all jobs that follow. */
async function clockStrikes() {
  await runQueue(services(), 'accounts.erase-due')
  await world.settle()
}
async function erased(who: Person) {
  await as(who).rights.askErasure({ password: PASSWORD })
  world.advance(7 * DAY_MS + 60_000)
  await clockStrikes()
}
const value = async <T>(query: ReturnType<typeof sql>): Promise<T> =>
  Object.values((await services().db.execute(query)).rows[0] as object)[0] as T

/** Where cases keep what they are about. */
const CASE_TRACES = /^public\.(content_report|moderation_case|moderation_decision|reported_threat|media_kept): /

/** Has the staff decide every case whose author is gone, and the month after pass. */
async function casesEnd() {
  const staff = await aModerator(world)
  for (const state of ['open', 'appealed'] as const)
    for (const { id, author } of (await as(staff).cases.list({ state, limit: 50 })).items) {
      if (author) continue
      const { version, decisions } = await as(staff).cases.get({ id })
      const [appeal] = decisions.flatMap(({ appeals }) => appeals)
      await (appeal
        ? as(staff).cases.decideAppeal({ appealId: appeal.id, version, isReversed: false, statement: STATEMENT })
        : as(staff).cases.decide(deciding({ id, version }, { act: 'keep' })))
    }
  await daysPass(world, APPEAL_DAYS + EVIDENCE_DAYS + 1)
  await runQueue(services(), 'media.collect')
  await world.settle()
}

/** Returns which of these words PostgreSQL's planner statistics hold, with their tables. */
async function notedOf(words: readonly string[]) {
  const { rows } = await services().db.execute(sql`
    select distinct tablename, word from pg_stats, unnest(${sql.param([...words])}::text[]) word
    where schemaname = 'public'
      and strpos(lower(concat_ws(' ', most_common_vals, histogram_bounds, most_common_elems)), lower(word)) > 0`)
  return rows
}

/** Tables in which no word or id of the member is found: they hold digests, or the member was given none of it (roles, links). */
const WITHOUT_WORDS = [
  'audit_release',
  'match_travel',
  'symptom_match',
  'close_pair',
  'role',
  'username_reservation',
  'former_username',
  'media_garbage',
  'erasure',
  'factor_recovery',
  'check_in',
  'hidden_place',
  'hidden_room_place',
]

test('the erasure of a member who had one of everything leaves no word, name or id of theirs in any row or file, but what cases that wait hold until they are over', async () => {
  const { lea, max, words, postalCode, uploadId, symptom, community, declared, ...life } = await wholeLife(world)
  await as(lea).rights.askExport()
  await world.settle()
  const { db } = services()
  const keys = await db.execute<{ key: string }>(
    sql`select key from media where owner_id = ${lea.id} union select key from data_export where member_id = ${lea.id}`,
  )
  const sought = [
    ...Object.values(words),
    ...[postalCode, lea.id, lea.email, uploadId, symptom.id, community.id, declared.id, '203.0.113.77'],
    ...keys.rows.map(({ key }) => key),
  ]
  const before = new Set((await tracesOf(world, sought)).map((found) => found.split(':')[0]!))
  // Before the erasure, every table that is declared to hold something of a member does.
  const personal = Object.entries(PERSONAL_DATA).filter(([, { erased }]) => erased === 'cascade' || 'by' in erased)
  const unseen = personal.map(([table]) => table).filter((table) => !before.has(table))
  expect(unseen.sort()).toEqual(WITHOUT_WORDS.map((name) => `public.${name}`).sort())
  for (const folder of ['media', 'uploads', 'outbox'])
    expect([...before].some((found) => found.startsWith(`file ${folder}/`))).toBe(true)
  // A forgotten table is made on purpose, so that the search is seen to find one.
  await db.execute(sql`create table forgotten (note text)`)
  await db.execute(sql`insert into forgotten values (${`hier ${words.title}`})`)
  await db.execute(sql`analyze`)
  expect(await notedOf(sought)).not.toEqual([])

  await erased(lea)
  const mails = world.mailsTo(lea.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('Votre compte a été supprimé')
  const left = (await tracesOf(world, sought))
    // The last mail stays in the outbox, which stands for a mailbox; the removal of a post is announced by an id that nothing has any more.
    .filter((found) => !/^file outbox\//.test(found) && found !== `pgboss.job: ${symptom.id}`)
    .filter((found) => found !== `pgboss.job: ${community.id}`)
  // The cases that wait keep what was reported, by no name, until they are decided and their time is over.
  const [kept] = keys.rows.map(({ key }) => key).filter((key) => left.includes(`public.media_kept: ${key}`))
  const inCases = left.filter((found) => CASE_TRACES.test(found) || found.includes(`${kept}`))
  const held = [kept, words.message, words.withdrawn, words.statement, words.threat]
  expect(new Set(inCases.map((found) => found.split(': ')[1]))).toEqual(new Set(held))
  // An unnamed question stays, tied to nobody, because it would tell whose it was by going with the account.
  const unnamed = `public.room_message: ${words.asked}`
  expect(left.filter((found) => !inCases.includes(found)).sort()).toEqual([`public.forgotten: ${words.title}`, unnamed])
  await casesEnd()
  await db.execute(
    sql`update conference set ends_at = ends_at - interval '13 months', scheduled_at = scheduled_at - interval '13 months'`,
  )
  await runQueue(services(), 'app.forget')
  expect((await tracesOf(world, sought)).filter((found) => [...inCases, unnamed].includes(found))).toEqual([])
  // A conference that they gave keeps what others come for; a room in which they were keeps what others said, and their votes.
  const given = await as(max).conferences.get({ id: life.given })
  expect(given).toMatchObject({ title: 'Bien dormir', expert: { name: 'Expert médical', bio: null, member: null } })
  expect(await world.services().storage.size(life.replay.path)).toBeUndefined()
  expect((await as(max).conferences.list({ tab: 'past', search: words.announced })).items).toEqual([])
  const inRoom = async (id: string) =>
    (await as(max).rooms.messages({ id })).items.map(({ body, author, question }) => [
      body,
      author?.id ?? null,
      question?.votes,
      question?.answer ?? null,
    ])
  expect(await inRoom(life.attended)).toEqual([['Et la nuit ?', max.id, 2, null]])
  expect(await inRoom(life.given)).toEqual([['Et le café ?', max.id, 0, null]])
  await db.execute(sql`drop table forgotten`)
  expect(await notedOf(sought)).toEqual([])
})

test('the other side of a talk keeps their own words beside empty places; a talk that both left or never agreed to is gone', async () => {
  const { lou, max, ada } = await world.people('lou', 'max', 'ada')
  for (const who of [lou, max, ada]) await as(who).posts.publishSymptom(vertigo())
  await world.settle()
  const [talk, old] = [await talking(world, lou, max), await talking(world, lou, ada)]
  const asked = await as(max).chat.start({ memberId: ada.id, introduction: 'Bonjour.' })
  const hello = await as(lou).chat.send(writing(talk.id, { body: 'Je m’appelle Lou.' }))
  await as(max).chat.send(writing(talk.id, { body: 'Enchanté.', quoteId: hello.id }))
  const answerId = (await readBy(world, lou, talk.id))[1]!.id
  await as(max).moderation.report(reporting({ kind: 'message', id: hello.id }, { details: 'Pour voir.' }))
  await as(lou).moderation.report(reporting({ kind: 'message', id: answerId }, { details: 'Aussi.' }))
  await as(ada).chat.send(writing(old.id, { body: 'À bientôt.' }))
  await as(lou)
    .chat.start({ memberId: max.id, kind: 'video' })
    .then(({ request }) => as(max).chat.answer({ id: request!.id, isAccepted: true }))
  const call = await as(lou).calls.ring({ conversationId: talk.id, agreesToShowAddress: true })
  const told = await openSocket(world, max)

  await erased(lou)
  await expect.poll(() => told.heard.some((event) => event.kind === 'message' && event.id === talk.id)).toBe(true)
  expect(await as(max).chat.conversation({ conversationId: talk.id })).toMatchObject({
    other: null,
    state: 'over',
    isOnline: null,
    unread: 0,
    can: { write: false, introduce: false, askVideo: false, call: false },
  })
  expect(await readBy(world, max, talk.id)).toMatchObject([
    { id: hello.id, body: null, senderId: null, isMine: false, can: { report: false } },
    { body: 'Enchanté.', isMine: true, quote: { excerpt: null } },
    { call: { outcome: 'missed' }, senderId: null },
  ])
  expect(await refusalOf(as(max).chat.send(writing(talk.id)))).toBe('NOT_ACCEPTED_YET')
  expect(await as(max).calls.get({ id: call.id })).toMatchObject({ other: null, state: 'over', outcome: 'missed' })
  // The report that max made waits with what it holds, and names no author any more; the one that lou made holds no word of lou's.
  const { rows: reports } = await services().db.execute(
    sql`select subject_id, author_id, reporter_id, details, evidence from content_report join moderation_case on moderation_case.id = case_id order by content_report.id desc limit 2`,
  )
  expect(reports).toMatchObject([
    {
      subject_id: answerId,
      reporter_id: null,
      details: null,
      evidence: [
        { by: 'reporter', body: '' },
        { by: 'reported', body: 'Enchanté.' },
      ],
    },
    {
      subject_id: hello.id,
      author_id: null,
      reporter_id: max.id,
      details: 'Pour voir.',
      evidence: [
        { by: 'reported', body: 'Je m’appelle Lou.' },
        { by: 'reporter', body: 'Enchanté.' },
      ],
    },
  ])

  await erased(max)
  expect(await value(sql`select count(*)::int from conversation where id in (${talk.id}, ${asked.id})`)).toBe(0)
  expect(await readBy(world, ada, old.id)).toMatchObject([{ body: 'À bientôt.' }])
  await erased(ada)
  const all = sql.join(
    [talk, asked, old].map(({ id }) => sql`${id}`),
    sql`, `,
  )
  expect(await value(sql`select count(*)::int from message where conversation_id in (${all})`)).toBe(0)
})

test('pictures of the other side go with a talk that goes as a whole', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const talk = await talking(world, lou, max)
  const [mediaId] = await readyPictures(world, max, 1)
  await as(max).chat.send(writing(talk.id, { body: '', mediaId: mediaId! }))
  await as(lou).accounts.block({ memberId: max.id })
  await world.settle()
  expect(await value(sql`select count(*)::int from media where owner_id = ${max.id}`)).toBe(1)
  await erased(lou)
  expect(await value(sql`select count(*)::int from media where owner_id = ${max.id}`)).toBe(0)
})

test('the list of personal data names every table, and every folder of DATA_DIR', async () => {
  expect(erasureBreaches(await columnsOf(services().db))).toEqual([])
  const folders = readdirSync(services().config.dataDir).filter((name) => !(name in PERSONAL_FILES))
  expect(folders).toEqual([])
})

test('a table, column or foreign key that the list describes wrongly is named in a sentence', async () => {
  const { db } = services()
  await db.execute(sql`create table diary (id uuid primary key, member_id uuid references member (id), words jsonb)`)
  await db.execute(sql`alter table post add column mood text`)
  const columns = await columnsOf(db)
  await db.execute(sql`drop table diary`)
  await db.execute(sql`alter table post drop column mood`)
  expect(erasureBreaches(columns).map((sentence) => sentence.split(' ', 1)[0])).toEqual([
    'public.diary',
    'public.post.mood',
  ])
  const diary = { columns: 'id member_id', erased: 'cascade', exported: 'posts' } as const
  expect(erasureBreaches(columns, { ...PERSONAL_DATA, 'public.diary': diary })).toEqual([
    expect.stringContaining('public.diary.words can name a member'),
    expect.stringContaining('public.diary.member_id would keep its member from being erased'),
    expect.stringContaining('public.diary is said to go with the account'),
    expect.stringContaining('public.post.mood can name a member'),
  ])
  const denied = { columns: 'id member_id words', erased: { none: 'Nobody.' }, exported: 'posts' } as const
  expect(erasureBreaches(columns, { ...PERSONAL_DATA, 'public.diary': denied, 'public.gone': denied })).toEqual(
    expect.arrayContaining([
      'public.diary is said to name no member, and refers to one.',
      expect.stringContaining('public.gone is in'),
    ]),
  )
})

test('texts and counts of others stay as they were; a place stays for a comment they replied to, without words or author', async () => {
  const { lou, max, ada } = await world.people('lou', 'max', 'ada')
  const { id: postId } = await as(max).posts.publishCommunity(sharing())
  const own = await as(lou).posts.publishSymptom(vertigo())
  const answered = await as(lou).comments.add(saying(postId, { body: 'Et la nuit ?' }))
  await as(max).comments.add(saying(postId, { parentId: answered.id, body: 'La nuit, rien.' }))
  await as(lou).comments.add(saying(postId, { parentId: answered.id, body: 'Merci.' }))
  await as(lou).comments.add(saying(postId, { body: 'Une autre chose.' }))
  const withdrawn = await as(lou).comments.add(saying(postId, { body: 'Non.' }))
  await as(max).comments.add(saying(postId, { parentId: withdrawn.id, body: 'Si.' }))
  await as(lou).comments.remove({ id: withdrawn.id })
  await as(ada).comments.add(saying(own.id, { body: 'Courage.' }))
  for (const who of [lou, ada]) await as(who).posts.like({ id: postId, isLiked: true })
  await world.settle()
  const notices = async (who: Person) => (await as(who).notifications.list({})).items.length
  expect(await notices(max)).toBeGreaterThan(0)
  const [ofLou, ofMax] = [await openSocket(world, lou), await openSocket(world, max)]
  const signals = listenToSignals(world)

  await erased(lou)
  expect(await ofLou.closed).toBe(LIVE_CLOSE.sessionEnded)
  expect(await notices(max)).toBe(0)
  expect(ofMax.heard.filter(({ kind }) => kind === 'notice')).toEqual([]) // a block tells of none either
  expect(signals()).toEqual(expect.arrayContaining([`post ${postId}`, `post ${own.id}`]))
  expect(await refusalOf(as(ada).posts.get({ id: own.id }))).toBe('NOT_FOUND')
  expect(await as(max).posts.get({ id: postId })).toMatchObject({ likes: 1, comments: 2 })
  const { items } = await as(max).comments.list({ postId })
  expect(items.map(({ author, body, replies }) => [author, body, replies.map((reply) => reply.body)])).toEqual([
    [null, null, ['La nuit, rien.']],
    [null, null, ['Si.']],
  ])
  expect(await value<number>(sql`select count(*)::int from comment where post_id = ${postId}`)).toBe(4)
  await world.settle({ everyJobTwice: true })
  expect(await as(max).posts.get({ id: postId })).toMatchObject({ likes: 1, comments: 2 })
})

test('nothing changes for seven days, and the erasure can be cancelled; asking twice keeps the day and sends one mail', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const { id } = await as(lou).posts.publishSymptom(vertigo())
  const { dueAt } = await as(lou).rights.askErasure({ password: PASSWORD })
  expect(dueAt.getTime() - world.now().getTime()).toBeCloseTo(7 * DAY_MS, -5)
  world.advance(DAY_MS)
  expect(await as(lou).rights.askErasure({ password: PASSWORD })).toEqual({ dueAt })
  expect((await as(lou).accounts.me()).member?.erasureDueAt).toEqual(dueAt)
  await clockStrikes()
  const mails = () => world.mailsTo(lou.email).filter((mail) => mail.includes('dans 7 jours'))
  expect(mails()).toHaveLength(1)
  expect(mails()[0]).toContain('Annuler la suppression')
  expect((await as(max).posts.get({ id })).author.username).toBe(lou.username)
  await as(lou).posts.like({ id, isLiked: true })

  const socket = await openSocket(world, lou)
  await as(lou).rights.cancelErasure()
  await expect.poll(() => socket.heard.some(({ kind }) => kind === 'me')).toBe(true)
  await as(lou).rights.cancelErasure() // it is so already
  expect((await as(lou).accounts.me()).member?.erasureDueAt).toBeNull()
  world.advance(30 * DAY_MS)
  await clockStrikes()
  expect((await as(max).posts.get({ id })).author.username).toBe(lou.username)

  const again = await as(lou).rights.askErasure({ password: PASSWORD })
  expect(again.dueAt > dueAt).toBe(true)
  world.advance(7 * DAY_MS + 1_000)
  expect(await refusalOf(as(lou).rights.cancelErasure())).toBe('NOT_FOUND')
  await clockStrikes()
  expect((await as(lou).accounts.me()).member).toBeNull()
  expect(await refusalOf(as(max).posts.get({ id }))).toBe('NOT_FOUND')
})

test('an erasure needs the password, and a guesser is stopped after ten tries', async () => {
  const lou = await world.person()
  for (let n = 0; n < 10; n++)
    expect(await refusalOf(as(lou).rights.askErasure({ password: 'pas-le-bon-mot' }))).toBe('WRONG_PASSWORD')
  expect(await refusalOf(as(lou).rights.askErasure({ password: PASSWORD }))).toBe('TOO_MANY_REQUESTS')
  expect(await refusalOf(as().rights.askErasure({ password: PASSWORD }))).toBe('UNAUTHORIZED')
  expect((await as(lou).accounts.me()).member?.erasureDueAt).toBeNull()
})

test('an erasure stopped half-way is continued; two servers at once, or another run, end the same', {
  tags: ['long'],
}, async () => {
  const { lou, max } = await world.people('lou', 'max')
  const { id: postId } = await as(max).posts.publishCommunity(sharing())
  await as(lou).posts.publishSymptom(vertigo())
  await as(lou).comments.add(saying(postId))
  await as(lou).posts.like({ id: postId, isLiked: true })
  await as(lou).rights.askExport()
  await world.settle()
  await as(lou).rights.askErasure({ password: PASSWORD })
  await world.settle()
  world.advance(7 * DAY_MS + 1_000)

  vi.spyOn(services().storage, 'removePrefix').mockRejectedValueOnce(new Error('the store fell over'))
  await expect(eraseDue(services())).rejects.toThrow('the store fell over')
  expect(await value<number>(sql`select count(*)::int from post where author_id = ${lou.id}`)).toBe(0)
  expect(await value<number>(sql`select count(*)::int from member where id = ${lou.id}`)).toBe(1)
  // Nobody gets in meanwhile.
  expect((await as(lou).accounts.me()).member).toBeNull()

  await Promise.all([eraseDue(services()), eraseDue(services())])
  await world.settle()
  await eraseDue(services())
  await world.settle()
  expect(await value<number>(sql`select count(*)::int from "user" where id = ${lou.id}`)).toBe(0)
  expect(world.mailsTo(lou.email).filter((mail) => mail.includes('a été supprimé'))).toHaveLength(1)
  expect(await as(max).posts.get({ id: postId })).toMatchObject({ likes: 0, comments: 0 })
})

test('the search forgets the words of the erased posts at once, and keeps what another post holds', async () => {
  const { lou, max } = await world.people('lou', 'max')
  await as(lou).posts.publishSymptom(vertigo({ title: 'Zostérite et lassitude', description: 'Une quinquaginte.' }))
  await as(max).posts.publishSymptom(vertigo({ title: 'Lassitude', description: 'Rien.' }))
  await erased(lou)
  const known = await value<string[]>(sql`
    select array_agg(word order by word) from search_word where word in ('zosterite', 'quinquaginte', 'lassitude')`)
  expect(known).toEqual(['lassitude'])
})

test('no link and no password leads in while an erasure is being retried, and nothing tells that there was an account', async () => {
  const lou = await world.person()
  const post = async (path: string, body: object) => {
    const response = await world.fetch(`/api/auth${path}`, jsonPost(body, { origin: services().config.baseUrl }))
    return [response.status, await response.text()]
  }
  const newPassword = 'galet-orange-52'
  const unknown = {
    reset: await post('/reset-password', { token: 'inconnu', newPassword }),
    asked: await post('/request-password-reset', { email: 'personne@exemple.fr' }),
    signIn: await post('/sign-in/email', { email: 'personne@exemple.fr', password: newPassword }),
  }
  await as(lou).rights.askExport()
  await as(lou).rights.askErasure({ password: PASSWORD })
  world.advance(7 * DAY_MS - 3_600_000)
  const wished = `${crypto.randomUUID()}@exemple.fr`
  await as(lou).settings.askEmail({ email: wished, password: PASSWORD })
  await post('/request-password-reset', { email: lou.email })
  await world.settle()
  // Mails that were asked for days apart are sent at one moment, in no order.
  const tokenIn = (email: string, name: string) =>
    new RegExp(`[?&]${name}=([\\w.-]+)`).exec(world.mailsTo(email).join('\n'))![1]!
  const [token, emailToken] = [tokenIn(lou.email, 'reset'), tokenIn(wished, 'email')]
  world.advance(3_700_000)
  vi.spyOn(services().storage, 'removePrefix').mockRejectedValueOnce(new Error('the store fell over'))
  await expect(eraseDue(services())).rejects.toThrow('the store fell over')

  const mails = world.mailsTo(lou.email).length
  const rowsOf = (table: string, column: string) =>
    value<number>(
      sql`select count(*)::int from ${sql.identifier(table)} where ${sql.identifier(column)} = ${lou.id}::text::uuid`,
    )
  const links = () => value<number>(sql`select count(*)::int from verification where value = ${lou.id}`)
  // Links made before the erasure are void.
  expect(await links()).toBe(0)
  expect(await post('/reset-password', { token, newPassword })).toEqual(unknown.reset)
  expect(await refusalOf(as().settings.confirmEmail({ token: emailToken }))).toBe('NOT_FOUND')
  // A new one is not made, and none that was being made meanwhile works.
  expect(await post('/request-password-reset', { email: lou.email.toUpperCase() })).toEqual(unknown.asked)
  expect(await links()).toBe(0)
  const { db, newId, now } = services()
  const [at, late] = [now(), 'e'.repeat(24)]
  const made = { id: newId(), createdAt: at, updatedAt: at }
  await db.insert(verification).values({
    ...made,
    identifier: storedReset(late),
    value: lou.id,
    expiresAt: new Date(at.getTime() + DAY_MS),
  })
  expect(await post('/reset-password', { token: late, newPassword })).toEqual(unknown.reset)
  expect(await rowsOf('account', 'user_id')).toBe(0)
  // Nor does a password that was being chosen meanwhile.
  const password = await hashPassword(newPassword)
  await db.insert(account).values({ ...made, userId: lou.id, accountId: lou.id, providerId: 'credential', password })
  expect(await post('/sign-in/email', { email: lou.email, password: newPassword })).toEqual(unknown.signIn)
  expect(await rowsOf('session', 'user_id')).toBe(0)
  await world.settle()
  expect(world.mailsTo(lou.email)).toHaveLength(mails)

  await clockStrikes()
  expect(await rowsOf('user', 'id')).toBe(0)
  expect(await links()).toBe(0)
})

test('a comment by a request under way during the erasure is erased too', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const { id: postId } = await as(max).posts.publishCommunity(sharing())
  await as(lou).rights.askExport()
  await as(lou).rights.askErasure({ password: PASSWORD })
  await world.settle()
  world.advance(7 * DAY_MS + 1_000)
  const { db, storage, newId, now } = services()
  const { removePrefix } = storage
  vi.spyOn(storage, 'removePrefix').mockImplementationOnce(async (prefix) => {
    await db.insert(comment).values({
      id: newId(),
      postId,
      authorId: lou.id,
      requestId: newId(),
      body: 'Encore un mot.',
      createdAt: now(),
    })
    await removePrefix(prefix)
  })
  await clockStrikes()
  expect(await value<number>(sql`select count(*)::int from "user" where id = ${lou.id}`)).toBe(0)
  expect(await value<number>(sql`select count(*)::int from comment where body = 'Encore un mot.'`)).toBe(0)
  expect(await as(max).posts.get({ id: postId })).toMatchObject({ comments: 0 })
})

test('a report about the member during the erasure does not name them either, and waits for its decision', async () => {
  const { lou } = await world.people('lou')
  await as(lou).rights.askExport()
  await as(lou).rights.askErasure({ password: PASSWORD })
  await world.settle()
  world.advance(7 * DAY_MS + 1_000)
  const { db, storage, newId, now } = services()
  const { removePrefix } = storage
  const id = newId()
  vi.spyOn(storage, 'removePrefix').mockImplementationOnce(async (prefix) => {
    const snapshot = { title: lou.username, body: '' }
    await db
      .insert(moderationCase)
      .values({ id, kind: 'member', subjectId: lou.id, authorId: lou.id, snapshot, openedAt: now() })
    await removePrefix(prefix)
  })
  await clockStrikes()
  expect(await value<number>(sql`select count(*)::int from "user" where id = ${lou.id}`)).toBe(0)
  const [left] = await db.select().from(moderationCase).where(eq(moderationCase.id, id))
  expect(left).toMatchObject({ authorId: null, subjectId: null, snapshot: null, state: 'open' })
})

test('a failed erasure does not delay another; the address is free again, the mails of others stay', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const near = await world.person(undefined, { email: `x${lou.email}` })
  await as(near).settings.askEmail({ email: `y${lou.email}`, password: PASSWORD })
  await as(lou).rights.askExport()
  for (const who of [lou, max]) await as(who).rights.askErasure({ password: PASSWORD })
  await world.settle()
  world.advance(7 * DAY_MS + 1_000)
  const ofOthers = world.mailsTo(near.email).length + world.mailsTo(`y${lou.email}`).length
  vi.spyOn(services().storage, 'removePrefix').mockRejectedValueOnce(new Error('the store fell over'))
  await expect(eraseDue(services())).rejects.toThrow()
  await world.settle()
  expect((await as(max).accounts.me()).member).toBeNull()
  expect(await value<number>(sql`select count(*)::int from "user" where id = ${max.id}`)).toBe(0)
  await clockStrikes()
  expect(await value<number>(sql`select count(*)::int from "user" where id = ${lou.id}`)).toBe(0)
  expect(world.mailsTo(near.email).length + world.mailsTo(`y${lou.email}`).length).toBe(ofOthers)
  const back = await world.person(undefined, { email: lou.email })
  expect(back.id).not.toBe(lou.id)
})
