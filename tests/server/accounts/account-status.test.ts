import { expect, test } from 'vitest'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { aLiveConference, anAdmin, anExpert } from '#tests/support/fixtures/conferences.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { STATEMENT, why } from '#tests/support/fixtures/moderation.ts'
import { aReplay } from '#tests/support/fixtures/replays.ts'
import { declaring } from '#tests/support/fixtures/reports.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { signedInAgain } from '#tests/support/fixtures/signed-in-again.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { uploader } from '#tests/support/uploads.ts'
import { openWorld, PASSWORD } from '#tests/support/world.ts'

const DAY_MS = 86_400_000
const world = openWorld()
const { as } = world
const { add } = uploader(world)

test('a suspension signs out everywhere at once; after signing in again the member may only read why and use their legal rights', async () => {
  const admin = await anAdmin(world)
  const before = await world.person()
  const { id: postId } = await as(before).posts.publishSymptom(vertigo())
  const picture = await add(before, await photo())
  const liveId = await aLiveConference(world, { registered: [before] })
  await as(before).rooms.enter({ id: liveId })
  const socket = await openSocket(world, before)
  await as(admin).admin.sanction({ id: before.id, kind: 'suspension', days: 30, ...why() })
  expect(await socket.closed).toBe(LIVE_CLOSE.sessionEnded)
  expect((await as(before).accounts.me()).member).toBeNull()

  const lou = await signedInAgain(world, before)
  expect((await as(lou).accounts.me()).member).toMatchObject({
    roles: [],
    isReadOnly: true,
    sanction: { kind: 'suspension', until: expect.any(Date), decisionId: expect.any(String) },
  })
  const api = as(lou)
  const refused = [
    api.posts.feed({}),
    api.posts.get({ id: postId }),
    api.posts.publishSymptom(vertigo()),
    api.posts.mine({}),
    api.comments.add(saying(postId)),
    api.chat.conversations({}),
    api.medication.declare(declaring()),
    api.journals.list(),
    api.notifications.list({}),
    api.rooms.enter({ id: liveId }),
    api.rooms.messages({ id: liveId }),
    api.settings.setUsername({ username: 'Un autre nom' }),
    api.accounts.block({ memberId: admin.id }),
    api.live.events({ since: 0 }),
  ]
  expect(await Promise.all(refused.map(refusalOf))).toEqual(refused.map(() => 'SUSPENDED'))
  expect((await world.fetch(picture.small!, {}, lou)).status).toBe(403)
  const upload = await world.fetch(
    '/media/uploads',
    { method: 'POST', headers: { 'tus-resumable': '1.0.0', 'upload-length': '9' } },
    lou,
  )
  expect(upload.status).toBe(403)

  // The law gives these rights to every member, a suspended one too.
  await api.settings.get()
  await api.security.get()
  await api.settings.sessions()
  await api.settings.setConsent({ kind: 'research', isGiven: false })
  await api.rights.askExport()
  await api.rights.askErasure({ password: PASSWORD })
  await api.rights.cancelErasure()
  await api.accounts.setPreferences({ language: 'en' })
  await api.settings.setPassword({ currentPassword: PASSWORD, newPassword: 'galet-orange-52' })
})

test('a conference tells a suspended member that they are registered, and neither where its room is nor whose account speaks', async () => {
  const [admin, expert, before] = [await anAdmin(world), await anExpert(world), await world.person()]
  const url = 'https://salle.exemple.fr/secret'
  const id = await aLiveConference(world, {
    expert,
    registered: [before],
    moderators: [before],
    url,
    tags: ['suspendu'],
  })
  expect(await as(before).conferences.get({ id })).toMatchObject({ url, can: { join: true, unregister: true } })
  // A speaker who was recorded may withdraw the replay even while suspended, and is answered with the conference.
  const { db, now, storage } = world.services()
  await aReplay({ db, now, put: storage.put }, { conferenceId: id, speakerId: before.id, beganAt: world.now() })
  await as(admin).admin.sanction({ id: before.id, kind: 'suspension', days: 30, ...why() })
  const api = as(await signedInAgain(world, before))
  const answers = [
    await api.replays.withdraw({ id, reason: null }),
    await api.conferences.get({ id }),
    ...(await api.conferences.list({ tag: 'suspendu', tab: 'live' })).items,
  ]
  expect(answers).toHaveLength(3)
  for (const one of answers) {
    expect(one).toMatchObject({ isRegistered: true, url: null, expert: { member: null } })
    expect(Object.values(one.can).some(Boolean)).toBe(false)
  }
  for (const secret of [url, expert.id, expert.username]) expect(JSON.stringify(answers)).not.toContain(secret)
})

test('the live socket is closed to a suspended member', async () => {
  const admin = await anAdmin(world)
  const before = await world.person()
  await as(admin).admin.sanction({ id: before.id, kind: 'suspension', days: null, ...why() })
  const lou = await signedInAgain(world, before)
  await expect(openSocket(world, lou)).rejects.toThrow('refused: 401')
})

test('a silenced member reads everything and writes nowhere, until the silence ends', async () => {
  const admin = await anAdmin(world)
  const { lou, max } = await world.people('lou', 'max')
  const { id: postId } = await as(max).posts.publishSymptom(vertigo())
  const { id: talk, request } = await as(lou).chat.start({ memberId: max.id })
  await as(max).chat.answer({ id: request!.id, isAccepted: true })
  const liveId = await aLiveConference(world, { registered: [lou] })
  const { id: ownPost } = await as(lou).posts.publishSymptom(vertigo())
  const { id: comment } = await as(lou).comments.add(saying(postId))
  const { id: tried } = await as(lou).treatments.add({
    ...{ postId: ownPost, requestId: crypto.randomUUID(), name: 'Repos', kind: 'sleep' },
  })
  const { id: topic } = await as(lou).topics.ask({ requestId: crypto.randomUUID(), title: 'Le sommeil' })
  const { id: others } = await as(max).topics.ask({ requestId: crypto.randomUUID(), title: 'La marche' })
  await as(lou).topics.vote({ id: others, isFor: true })
  await as(lou).posts.like({ id: postId, isLiked: true })
  await as(lou).posts.meToo({ id: postId, isMeToo: true })
  await as(admin).admin.sanction({ id: lou.id, kind: 'silence', days: 7, ...why() })
  const api = as(lou)
  expect((await api.accounts.me()).member).toMatchObject({ isReadOnly: true, sanction: { kind: 'silence' } })
  const writes = () => [
    api.posts.publishSymptom(vertigo()),
    api.posts.publishCommunity(sharing()),
    api.comments.add(saying(postId)),
    api.posts.like({ id: postId, isLiked: true }),
    api.posts.meToo({ id: postId, isMeToo: true }),
    api.topics.vote({ id: others, isFor: true }),
    api.chat.send({ conversationId: talk, requestId: crypto.randomUUID(), body: 'Bonjour' }),
    api.rooms.say({ id: liveId, requestId: crypto.randomUUID(), body: 'Bonjour', kind: 'text' }),
  ]
  const refused = writes()
  expect(await Promise.all(refused.map(refusalOf))).toEqual(refused.map(() => 'READ_ONLY_ACCOUNT'))
  expect((await api.posts.get({ id: postId })).id).toBe(postId)
  await api.posts.feed({})
  await api.chat.messages({ conversationId: talk })
  await api.rooms.enter({ id: liveId })
  // They may take back whatever they showed.
  await api.treatments.remove({ id: tried })
  await api.comments.remove({ id: comment })
  expect(await api.topics.vote({ id: others, isFor: false })).toMatchObject({ isVoted: false, votes: 1 })
  expect(await api.posts.like({ id: postId, isLiked: false })).toMatchObject({ isLiked: false, likes: 0 })
  expect(await api.posts.meToo({ id: postId, isMeToo: false })).toMatchObject({ isMeToo: false })
  await api.topics.remove({ id: topic })
  await api.posts.remove({ id: ownPost })
  expect(await refusalOf(api.posts.get({ id: ownPost }))).toBe('NOT_FOUND')

  world.advance(6 * DAY_MS)
  world.appServices().sessions.drop('everyone')
  expect(await refusalOf(api.posts.publishCommunity(sharing()))).toBe('READ_ONLY_ACCOUNT')
  world.advance(DAY_MS)
  world.appServices().sessions.drop('everyone')
  expect((await api.accounts.me()).member).toMatchObject({ isReadOnly: false, sanction: null })
  await api.posts.publishCommunity(sharing())
})

test('a lifted sanction ends at once, and stays in the history', async () => {
  const admin = await anAdmin(world)
  const lou = await world.person()
  const silenced = await as(admin).admin.sanction({ id: lou.id, kind: 'silence', days: null, ...why() })
  expect([silenced.accountStatus, silenced.until]).toEqual(['silenced', null])
  const sanctionId = silenced.sanctions[0]!.id
  expect(await refusalOf(as(lou).posts.publishCommunity(sharing()))).toBe('READ_ONLY_ACCOUNT')
  const lifted = await as(admin).admin.lift({ id: lou.id, sanctionId })
  expect([lifted.accountStatus, lifted.sanctions[0]!.isInForce]).toEqual(['active', false])
  expect(lifted.sanctions[0]!.reason).toBe(STATEMENT)
  await as(lou).posts.publishCommunity(sharing())
})
