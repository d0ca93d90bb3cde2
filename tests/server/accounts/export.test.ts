import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { RECORDING_CONSENT } from '#contract/conferences/limits.ts'
import { SECTIONS } from '#server/app/export.ts'
import { talking } from '#tests/support/fixtures/chat.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying } from '#tests/support/fixtures/sharing.ts'
import { marked, type WholeLife, wholeLife } from '#tests/support/fixtures/whole-life.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { refusalOf, refused } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { unzipped } from '#tests/support/unzipped.ts'
import { uploader } from '#tests/support/uploads.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const DAY_MS = 86_400_000
const world = openWorld()
const { as, services } = world
const { add } = uploader(world)
afterEach(() => {
  vi.restoreAllMocks()
})

const fileOf = (id: string) => `/api/me/exports/${id}/file`
const fetched = (id: string, who?: Person) => world.fetch(fileOf(id), {}, who)
async function copyOf(who: Person) {
  const { id } = await as(who).rights.askExport()
  await world.settle()
  const response = await fetched(id, who)
  expect(response.status).toBe(200)
  return { id, response, files: await unzipped(Buffer.from(await response.arrayBuffer())) }
}
const countOf = async (table: string, column: string, id: string) =>
  Number(
    (
      await services().db.execute<{ count: string }>(
        sql`select count(*) from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
      )
    ).rows[0]!.count,
  )
const storedExports = () => {
  const folder = join(services().config.dataDir, 'media', 'exports')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.zip'))
}

const SAID = 'Des guillemets "droits", un retour\nà la ligne, une \\ et 😷.'

let life: WholeLife
beforeAll(async () => {
  life = await wholeLife(world)
})

test('the copy holds all that the member gave, as many rows as the database, and every file; nothing of other members', async () => {
  const { lea, max, words, postalCode, symptom, calm } = life
  const { response, files } = await copyOf(lea)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="vecu-\d{4}-\d\d-\d\d\.zip"$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = files.get('donnees.json')!.toString()
  const data = JSON.parse(text)
  expect(Object.keys(data)).toEqual(['format', 'site', 'madeAt', ...Object.keys(SECTIONS)])
  expect(files.get('LISEZ-MOI.txt')!.toString()).toContain('VOS DONNÉES SUR VÉCU')
  for (const name of Object.keys(SECTIONS)) expect(files.get('LISEZ-MOI.txt')!.toString()).toContain(`- ${name} : `)

  for (const [section, table, column] of [
    ['posts', 'post', 'author_id'],
    ['comments', 'comment', 'author_id'],
    ['likes', 'post_like', 'member_id'],
    ['media', 'media', 'owner_id'],
    ['journals', 'journal', 'member_id'],
    ['consents', 'consent', 'member_id'],
    ['sessions', 'session', 'user_id'],
    ['passkeys', 'passkey', 'user_id'],
    ['blocks', 'block', 'blocker_id'],
    ['notices', 'notice', 'recipient_id'],
    ['sideEffects', 'medication_report', 'member_id'],
    ['dismissedSideEffectMatches', 'medication_feedback', 'member_id'],
    ['messages', 'message', 'sender_id'],
    ['chatRequests', 'chat_request', 'from_id'],
    ['calls', 'call', 'caller_id'],
    ['reports', 'content_report', 'reporter_id'],
    ['appeals', 'moderation_appeal', 'by_id'],
    ['chatSettings', 'chat_manners', 'member_id'],
    ['dismissedMatches', 'match_feedback', 'member_id'],
    ['quotaUses', 'quota_use', 'member_id'],
  ] as const) {
    const rows = await countOf(table, column, lea.id)
    expect([section, data[section].length]).toEqual([section, section === 'media' ? rows - 1 : rows])
    expect([section, rows]).not.toEqual([section, 0])
  }
  // The upload that is under way is the one that is not in it; a comment that was deleted, secrets and links are no words of theirs.
  const { deleted, withdrawn, captioned, retracted, signal, secret, codes, push, elsewhere, wished, threat, ...told } =
    words
  for (const [name, word] of Object.entries(told)) expect([name, text.includes(word)]).toEqual([name, true])
  for (const word of [deleted, withdrawn, captioned, retracted, signal, secret, codes, push, elsewhere, wished, threat])
    expect(text).not.toContain(word)
  expect(text).toContain(postalCode)
  expect(text).not.toContain('scrypt')
  expect(data.account).toMatchObject({ email: lea.email, username: lea.username, authenticators: [{ provenAt: null }] })
  expect(data.posts.find(({ id }: { id: string }) => id === symptom.id)).toMatchObject({
    travels: [{ destination: words.destination }],
    resolution: { treatment: words.treatment, notes: words.notes },
    address: `${services().config.baseUrl}/post/${symptom.id}`,
  })
  expect(data.journals[0].days).toMatchObject([{ day: '2026-04-02', intensity: 6, note: words.day }])
  expect(data.conversations).toMatchObject([{ id: life.talk.id, with: max.username }, { activeSince: null }])
  expect(data.likes).toMatchObject([{ post: `${services().config.baseUrl}/post/${calm.id}` }])
  expect(data.noticeSettings).toMatchObject({ rhythm: { digest: 'daily' }, browsers: [{ service: 'push.exemple.fr' }] })
  expect(data.matches.length).toBeGreaterThan(0)
  expect(data.sideEffects).toMatchObject([
    {
      version: 2,
      drugs: [{ substance: 'Atorvastatine' }, { name: 'Kardégic', batch: words.batch }],
      reactions: ['Douleurs musculaires', words.effect],
      notes: words.remark,
      before: [{ version: 1, said: { notes: words.former, reactions: ['Douleurs musculaires', words.effect] } }],
    },
  ])
  expect(data.conferences).toMatchObject([
    { title: 'Les vertiges expliqués', attendedAt: expect.any(String), isExpert: false, isModerator: false },
    {
      title: 'Bien dormir',
      registeredAt: null,
      isExpert: true,
      recordings: [
        { consentVersion: RECORDING_CONSENT, startedAt: expect.any(String), replay: 'ready' },
        { replay: 'ready' },
      ],
    },
    { registeredAt: null, isModerator: true },
  ])
  expect(data.roomMessages).toMatchObject([
    { conference: 'Les vertiges expliqués', body: words.spoken, isOwn: true },
    { body: '', removedAt: expect.any(String) },
    { body: words.asked, isAnonymous: true },
    { conference: 'Bien dormir', body: null, answer: words.written, isOwn: false },
  ])
  expect(data.votes).toEqual([{ conference: 'Les vertiges expliqués', questions: 1 }])
  // The likeness alone, of the one that was not dismissed.
  expect(data.sideEffectMatches).toEqual([
    {
      match: expect.any(String),
      ownReport: life.declared.id,
      agreement: 'both',
      member: max.username,
      score: expect.any(Number),
    },
  ])

  const named = data.media.flatMap((each: { files: string[] }) => each.files)
  expect([...files.keys()].filter((name) => name.startsWith('medias/')).sort()).toEqual(named.sort())
  for (const name of named) expect(files.get(name)!.subarray(0, 4).toString()).toBe('RIFF')
  expect(text).toContain(max.username)
  for (const theirs of [
    max.email,
    life.blocked.email,
    'Courage.',
    'Et vous ?',
    'Bonjour à vous.',
    'Cela me blesse.',
    'Et la nuit ?',
    'Et le café ?',
  ])
    expect(text).not.toContain(theirs)
})

test('a member hidden by a block is not named in the copy, whoever made the block and however they are called since', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const { id } = await talking(world, lou, max)
  const dataOf = async () => JSON.parse((await copyOf(lou)).files.get('donnees.json')!.toString())
  expect((await dataOf()).conversations).toMatchObject([{ id, with: max.username }])

  await as(max).accounts.block({ memberId: lou.id })
  const later = marked('max')
  await as(max).settings.setUsername({ username: later })
  const hidden = await dataOf()
  expect([hidden.conversations, hidden.blocks]).toMatchObject([[{ id, with: null }], []])
  expect(JSON.stringify(hidden)).not.toContain(later)

  await as(lou).accounts.block({ memberId: max.id })
  const both = await dataOf()
  // One's own block of somebody who had blocked one before stays unlisted, as on the screen: listed, it would tell them from somebody who is gone.
  expect([both.conversations, both.blocks]).toMatchObject([[{ id, with: null }], []])
  expect(JSON.stringify(both)).not.toContain(later)
})

test('the copy tells neither when a talk ended nor which request a block withdrew', async () => {
  const { lou, max, zoe } = await world.people('lou', 'max', 'zoe')
  await talking(world, lou, max)
  await as(lou).chat.start({ memberId: zoe.id })
  const dataOf = async () => {
    const { conversations, chatRequests } = JSON.parse((await copyOf(lou)).files.get('donnees.json')!.toString())
    return { conversations: conversations.map(({ with: _, ...talk }: { with: string | null }) => talk), chatRequests }
  }
  const before = await dataOf()
  for (const who of [max, zoe]) await as(who).accounts.block({ memberId: lou.id })
  await world.settle()
  expect(await dataOf()).toEqual(before)
})

test('the copy leaves out a like and a "moi aussi" of what a block hides, as one of what was deleted', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const { id } = await as(max).posts.publishSymptom(vertigo())
  await as(lou).posts.like({ id, isLiked: true })
  await as(lou).posts.meToo({ id, isMeToo: true })
  const dataOf = async () => {
    const { likes, meToos } = JSON.parse((await copyOf(lou)).files.get('donnees.json')!.toString())
    return [likes.length, meToos.length]
  }
  expect(await dataOf()).toEqual([1, 1])
  await as(max).accounts.block({ memberId: lou.id })
  expect(await dataOf()).toEqual([0, 0])
})

test('the copy counts and names no more than the screens do: it tells no consent withdrawn from a deletion', async () => {
  const { owner, gone, there } = await world.people('owner', 'gone', 'there')
  const { id } = await as(owner).posts.publishSymptom(vertigo())
  for (const who of [gone, there]) {
    await as(who).comments.add(saying(id, { body: `De ${who.username}` }))
    await as(who).posts.meToo({ id, isMeToo: true })
  }
  await world.settle()
  const copied = async () => {
    const { posts, notices } = JSON.parse((await copyOf(owner)).files.get('donnees.json')!.toString())
    return { ...posts[0], notices: notices.map(({ kind, from }: { kind: string; from: string }) => [kind, from]) }
  }
  expect(await copied()).toMatchObject({ comments: 2, meToos: 2 })
  await as(gone).settings.setConsent({ kind: 'healthData', isGiven: false })
  await world.settle()
  const { comments, meToos, notices } = await copied()
  const shown = await as(owner).posts.get({ id })
  expect({ comments, meToos }).toEqual({ comments: 1, meToos: 1 })
  expect({ comments, meToos }).toEqual({ comments: shown.comments, meToos: shown.meToos })
  const { items } = await as(owner).notifications.list({})
  expect(notices).toHaveLength(items.length)
  expect(notices).toEqual(expect.arrayContaining([['comment', there.username]]))
  expect(JSON.stringify(notices)).not.toContain(gone.username)
})

test('a copy is fetched by its owner’s session alone, and until it expires', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const { id } = await copyOf(lou)
  const answers = async (who?: Person) => {
    const response = await fetched(id, who)
    return [response.status, await response.text()]
  }
  const never = await world.fetch(fileOf(crypto.randomUUID()), {}, lou)
  const absent = [never.status, await never.text()]
  expect(absent[0]).toBe(404)
  expect(await answers(max)).toEqual(absent)
  expect(await answers()).toEqual(absent)
  expect((await world.fetch(fileOf('x'), {}, lou)).status).toBe(404)
  const part = await world.fetch(fileOf(id), { headers: { range: 'bytes=0-3' } }, lou)
  expect([part.status, Buffer.from(await part.arrayBuffer()).toString('latin1')]).toEqual([206, 'PK\u0003\u0004'])

  const [told] = (await as(lou).rights.exports()).exports
  expect(told).toMatchObject({ id, state: 'ready', bytes: expect.any(Number) })
  expect((await as(max).rights.exports()).exports).toEqual([])
  const stored = storedExports().length
  world.advance(7 * DAY_MS + 60_000)
  expect(await answers(lou)).toEqual(absent)
  expect((await as(lou).rights.exports()).exports).toEqual([])
  await runQueue(services(), 'accounts.forget-exports')
  await world.settle()
  expect(await countOf('data_export', 'member_id', lou.id)).toBe(0)
  expect(storedExports().length).toBeLessThan(stored)
})

test('a member is told of the copy by mail and at once; a second request gets the pending one, and three are made a day', async () => {
  const lou = await world.person()
  const socket = await openSocket(world, lou)
  const read = Promise.withResolvers<void>()
  const { put } = services().storage
  vi.spyOn(services().storage, 'put').mockImplementation(async (...given) => {
    await read.promise
    await put(...given)
  })
  const [one, other] = await Promise.all([as(lou).rights.askExport(), as(lou).rights.askExport()])
  expect(one).toMatchObject({ id: other.id, state: 'making', bytes: null })
  const early = await fetched(one.id, lou)
  read.resolve()
  expect(early.status).toBe(404)
  await world.settle({ everyJobTwice: true })
  await expect.poll(() => socket.heard.filter(({ kind }) => kind === 'me').length).toBeGreaterThanOrEqual(2)
  const mails = () => world.mailsTo(lou.email).filter((mail) => mail.includes('Votre copie est prête'))
  expect(mails().length).toBeGreaterThan(0)
  expect(mails()[0]).toContain('/settings/data')
  expect(mails()[0]).not.toContain(one.id)

  for (const _ of [2, 3]) {
    await as(lou).rights.askExport()
    await world.settle()
  }
  const { code, data } = await refused(as(lou).rights.askExport())
  expect(code).toBe('QUOTA_REACHED')
  expect(data!.retryAt!.getTime()).toBe(one.askedAt.getTime() + DAY_MS)
  world.advance(DAY_MS + 1_000)
  expect((await as(lou).rights.askExport()).state).toBe('making')
  await world.settle()
})

test('a copy that cannot be made is retried and then reported as failed; another may be asked for', async () => {
  const lou = await world.person()
  vi.spyOn(services().storage, 'put').mockRejectedValue(new Error('the store fell over'))
  const { id } = await as(lou).rights.askExport()
  // All its tries but the last, without the waiting between them.
  await services().db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'accounts.make-export'`)
  await world.settle()
  expect((await as(lou).rights.exports()).exports).toMatchObject([{ id, state: 'failed' }])
  expect((await fetched(id, lou)).status).toBe(404)
  vi.restoreAllMocks()
  const again = await as(lou).rights.askExport()
  expect(again.id).not.toBe(id)
  await world.settle()
  expect((await as(lou).rights.exports()).exports.map(({ state }) => state)).toEqual(['ready', 'failed'])
  expect(readdirSync(services().storage.workFolder)).toEqual([])
})

test('a file lost by the store stops no copy; a read-only account gets its copy too, in its language', async () => {
  const lou = await world.person(undefined, { language: 'en' })
  const picture = await add(lou, await photo())
  const { id } = await as(lou).posts.publishSymptom(vertigo({ mediaIds: [picture.id] }))
  rmSync(join(services().config.dataDir, picture.large!))
  await as(lou).comments.add(saying(id, { body: SAID }))
  await as(lou).settings.setConsent({ kind: 'healthData', isGiven: false })
  const { files } = await copyOf(lou)
  expect(files.get('README.txt')!.toString()).toContain('YOUR DATA ON VÉCU')
  const data = JSON.parse(files.get('donnees.json')!.toString())
  expect(data.comments[0].body).toBe(SAID)
  expect(files.get(`medias/${picture.id}.webp`)).toHaveLength(0)
  expect(data.consents.filter((each: { withdrawnAt: string | null }) => each.withdrawnAt)).toHaveLength(1)
})

test('a visitor has no copy, and a request gives no access to another member’s', async () => {
  expect(await refusalOf(as().rights.askExport())).toBe('UNAUTHORIZED')
  expect(await refusalOf(as().rights.exports())).toBe('UNAUTHORIZED')
})

test('a copy in progress when its owner is erased leaves nothing', async () => {
  const lou = await world.person()
  await as(lou).rights.askErasure({ password: PASSWORD })
  await world.settle()
  const before = storedExports()
  const { put } = services().storage
  vi.spyOn(services().storage, 'put').mockImplementationOnce(async (...given) => {
    world.advance(8 * DAY_MS)
    await put(...given)
    await services().db.execute(sql`delete from "user" where id = ${lou.id}`)
  })
  await as(lou).rights.askExport()
  await world.settle()
  expect(storedExports()).toEqual(before)
})
