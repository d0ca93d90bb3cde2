import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { RELAY_VIEWERS_MAX } from '#contract/conferences/limits.ts'
import { superviseBroadcasts } from '#server/conferences/commands/broadcast.ts'
import { conference } from '#server/conferences/tables.ts'
import { testPeers } from '#tests/support/fixtures/broadcast-peers.ts'
import { aConference, aLiveConference, anAdmin, anExpert, minutePasses } from '#tests/support/fixtures/conferences.ts'
import { aModerator, why } from '#tests/support/fixtures/moderation.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { ownRelays } from '#tests/support/servers/processes.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const world = openWorld({ MEDIA_PORTS: '22400-22799' })
const { as } = world
const peers = testPeers()

afterEach(async () => {
  await peers.close()
  for (const roomId of world.services().broadcasts.published()) await world.services().broadcasts.unpublish(roomId)
  // A clock that is moved on would end all of them.
  await world.services().db.delete(conference)
  expect(ownRelays()).toEqual([])
})

/** The expert sends from now on. */
async function send(expert: Person, id: string) {
  let take = 0
  const sender = await peers.send(async (offer) => {
    const sent = await as(expert).rooms.publish({ id, offer })
    take = sent.take
    return sent.answer
  })
  return { take, sender }
}

async function watch(who: Person, id: string) {
  const { watchId, take, offer } = await as(who).rooms.watch({ id })
  const { received } = await peers.watch(offer, (answer) => as(who).rooms.answerWatch({ id, watchId, answer }))
  return { watchId, take, received }
}

/** A live conference with its expert and members who are registered. */
async function scene<Name extends string>(...names: Name[]) {
  const [expert, people] = await Promise.all([anExpert(world), world.people(...names)])
  const id = await aLiveConference(world, { expert, registered: Object.values<Person>(people) })
  return { id, expert, people }
}

const broadcastSeenBy = async (who: Person, id: string) => (await as(who).rooms.enter({ id })).broadcast

test('the expert’s broadcast reaches registered members, and everybody in the room is told of it', async () => {
  const { id, expert, people } = await scene('ada', 'bob')
  const { ada, bob } = people
  const { ws, heard } = await openSocket(world, ada)
  await expect.poll(() => heard[0]?.kind).toBe('hello')
  ws.send(JSON.stringify({ watch: [`room:${id}`] }))
  expect(await refusalOf(as(ada).rooms.watch({ id }))).toBe('NOT_SENDING')
  expect((await send(expert, id)).take).toBe(1)
  await expect.poll(() => heard).toContainEqual(expect.objectContaining({ kind: 'room', id }))
  expect(await broadcastSeenBy(ada, id)).toEqual({ isLive: true, take: 1, isRecording: false })
  const watched = await Promise.all([watch(ada, id), watch(bob, id)])
  for (const { take, received } of watched) {
    expect(take).toBe(1)
    await expect.poll(() => received.video).toBeGreaterThan(20)
    await expect.poll(() => received.audio).toBeGreaterThan(20)
  }
  await as(expert).rooms.unpublish({ id })
  await as(expert).rooms.unpublish({ id })
  expect(await broadcastSeenBy(ada, id)).toEqual({ isLive: false, take: 1, isRecording: false })
  expect(await refusalOf(as(ada).rooms.watch({ id }))).toBe('NOT_SENDING')
  expect(ownRelays()).toEqual([])
  ws.terminate()
})

test('only the expert sends, with a right in force, while the conference is live', async () => {
  const { id, people } = await scene('ada')
  const [admin, expert, unproven] = await Promise.all([anAdmin(world), anExpert(world), world.person()])
  const withoutRight = await aLiveConference(world, { expert: unproven, moderators: [people.ada] })
  const tomorrow = await aConference(world, { expert })
  const { offer } = await peers.sender()
  for (const who of [people.ada, admin, expert])
    expect(await refusalOf(as(who).rooms.publish({ id, offer }))).toBe('FORBIDDEN')
  for (const who of [unproven, people.ada])
    expect(await refusalOf(as(who).rooms.publish({ id: withoutRight, offer }))).toBe('FORBIDDEN')
  expect(await refusalOf(as().rooms.publish({ id, offer }))).toBe('UNAUTHORIZED')
  expect(await refusalOf(as(expert).rooms.publish({ id: tomorrow, offer }))).toBe('NOT_LIVE')
  expect(await refusalOf(as(expert).rooms.publish({ id: crypto.randomUUID(), offer }))).toBe('NOT_FOUND')
  expect(await refusalOf(as(people.ada).rooms.unpublish({ id }))).toBe('FORBIDDEN')
  expect(ownRelays()).toEqual([])
  expect(await broadcastSeenBy(people.ada, id)).toEqual({ isLive: false, take: 0, isRecording: false })
})

test('a member who is not registered watches nothing, and a watch belongs to its member alone', async () => {
  const { id, expert, people } = await scene('ada', 'bob')
  const stranger = await world.person()
  await send(expert, id)
  expect(await refusalOf(as(stranger).rooms.watch({ id }))).toBe('NOT_REGISTERED')
  expect(await refusalOf(as().rooms.watch({ id }))).toBe('UNAUTHORIZED')
  const { watchId, offer } = await as(people.ada).rooms.watch({ id })
  const watcher = await peers.watcher(offer)
  const { answer } = watcher
  for (const who of [people.bob, stranger]) {
    expect(await refusalOf(as(who).rooms.answerWatch({ id, watchId, answer }))).toBe('NOT_FOUND')
    await as(who).rooms.unwatch({ id, watchId })
  }
  const elsewhere = await aLiveConference(world, { registered: [people.ada] })
  expect(await refusalOf(as(people.ada).rooms.answerWatch({ id: elsewhere, watchId, answer }))).toBe('NOT_FOUND')
  await as(people.ada).rooms.answerWatch({ id, watchId, answer })
  await as(people.ada).rooms.answerWatch({ id, watchId, answer })
  await expect.poll(() => watcher.received.video).toBeGreaterThan(10)
  await as(people.ada).rooms.unwatch({ id, watchId })
  expect(await refusalOf(as(people.ada).rooms.answerWatch({ id, watchId, answer }))).toBe('NOT_FOUND')
})

test('a malformed description is refused as such, and nothing changes for the watchers', async () => {
  const { id, expert, people } = await scene('ada', 'bob')
  for (const offer of ['', 'v=0', 'bonjour', 'v=0\r\n'.repeat(100), 'x'.repeat(20_001)])
    expect([offer.slice(0, 20), await refusalOf(as(expert).rooms.publish({ id, offer }))]).toEqual([
      offer.slice(0, 20),
      'INVALID_INPUT',
    ])
  expect(await broadcastSeenBy(people.ada, id)).toEqual({ isLive: false, take: 0, isRecording: false })
  await send(expert, id)
  const { received } = await watch(people.ada, id)
  for (const answer of ['', 'v=0', 'x'.repeat(20_001)]) {
    const { watchId } = await as(people.bob).rooms.watch({ id })
    expect(await refusalOf(as(people.bob).rooms.answerWatch({ id, watchId, answer }))).toBe('INVALID_INPUT')
  }
  expect(await refusalOf(as(expert).rooms.publish({ id, offer: 'v=0' }))).toBe('INVALID_INPUT')
  const before = received.video
  await expect.poll(() => received.video).toBeGreaterThan(before + 20)
  expect(await broadcastSeenBy(people.ada, id)).toEqual({ isLive: true, take: 1, isRecording: false })
})

test('a room seats a limited number; the two latest of one member’s tabs watch, and a second gives way to who has none', async () => {
  const names = Array.from({ length: RELAY_VIEWERS_MAX / 2 + 1 }, (_, at) => `membre${at}`)
  const { id, expert, people } = await scene(...names)
  const all = names.map((name) => people[name]!)
  const [late, ...early] = all
  await send(expert, id)
  await Promise.all(early.flatMap((who) => [as(who).rooms.watch({ id }), as(who).rooms.watch({ id })]))
  const oldest = await as(early[0]!).rooms.watch({ id })
  await as(early[0]!).rooms.watch({ id })
  await as(early[0]!).rooms.watch({ id })
  const { answer } = await peers.watcher(oldest.offer)
  expect(await refusalOf(as(early[0]!).rooms.answerWatch({ id, watchId: oldest.watchId, answer }))).toBe('NOT_FOUND')
  const viewers = () => world.services().broadcasts.viewersOf(id)
  expect(viewers()).toHaveLength(RELAY_VIEWERS_MAX)
  await as(late!).rooms.watch({ id })
  expect([viewers().length, new Set(viewers()).size]).toEqual([RELAY_VIEWERS_MAX, names.length])
  expect(await refusalOf(as(late!).rooms.watch({ id }))).toBe('ROOM_FULL')
})

test('an expert who is gone is noticed within seconds, and sends anew when they are back', async () => {
  const { id, expert, people } = await scene('ada')
  const { sender } = await send(expert, id)
  await watch(people.ada, id)
  await sender.close()
  await expect.poll(() => broadcastSeenBy(people.ada, id)).toEqual({ isLive: false, take: 1, isRecording: false })
  expect(await refusalOf(as(people.ada).rooms.watch({ id }))).toBe('NOT_SENDING')
  expect((await send(expert, id)).take).toBe(2)
  const { take, received } = await watch(people.ada, id)
  expect(take).toBe(2)
  await expect.poll(() => received.video).toBeGreaterThan(10)
})

test('a room whose process is killed falls silent, another goes on, and sending again works', {
  tags: 'long',
}, async () => {
  const one = await scene('ada')
  await send(one.expert, one.id)
  const [pid] = ownRelays()
  const other = await scene('bob')
  await send(other.expert, other.id)
  const { received } = await watch(other.people.bob, other.id)
  await expect.poll(() => received.video).toBeGreaterThan(5)
  process.kill(pid!, 'SIGKILL')
  await expect
    .poll(() => broadcastSeenBy(one.people.ada, one.id))
    .toEqual({ isLive: false, take: 1, isRecording: false })
  const before = received.video
  await expect.poll(() => received.video).toBeGreaterThan(before + 20)
  await send(one.expert, one.id)
  const again = await watch(one.people.ada, one.id)
  await expect.poll(() => again.received.video).toBeGreaterThan(5)
})

test('the broadcast ends with the conference, whether by its expert, by an admin or by the clock', async () => {
  const admin = await anAdmin(world)
  const [ended, cancelled, past] = [await scene(), await scene(), await scene()]
  for (const { expert, id } of [ended, cancelled, past]) await send(expert, id)
  expect(ownRelays()).toHaveLength(3)
  await as(ended.expert).conferences.end({ id: ended.id })
  await as(admin).conferences.cancel({ id: cancelled.id, reason: null })
  expect(ownRelays()).toHaveLength(1)
  await minutePasses(world, 90)
  expect(ownRelays()).toEqual([])
  const { db } = world.services()
  for (const { id } of [ended, cancelled, past])
    expect((await db.select().from(conference).where(eq(conference.id, id)))[0]).toMatchObject({ isSending: false })
})

test('a member who loses the right to watch, or an expert the right to send, stops at once', async () => {
  const { id, expert, people } = await scene('ada', 'bob')
  const { ada, bob } = people
  await send(expert, id)
  const watched = { ada: await watch(ada, id), bob: await watch(bob, id) }
  await expect.poll(() => watched.ada.received.video).toBeGreaterThan(5)
  await as(ada).conferences.unregister({ id })
  // Also where it is through another server that the expert sends.
  const published = vi.spyOn(world.services().broadcasts, 'published').mockReturnValue([])
  await superviseBroadcasts(world.services())
  published.mockRestore()
  expect(world.services().broadcasts.viewersOf(id)).toEqual([bob.id])
  const before = watched.bob.received.video
  await expect.poll(() => watched.bob.received.video).toBeGreaterThan(before + 20)
  await world.services().db.update(conference).set({ expertId: null }).where(eq(conference.id, id))
  await superviseBroadcasts(world.services())
  expect(await broadcastSeenBy(bob, id)).toEqual({ isLive: false, take: 1, isRecording: false })
})

test('an expert whose account is read-only is off the air at the next look, and sends again once it is not', async () => {
  const admin = await anAdmin(world)
  const { id, expert, people } = await scene('ada')
  const isLive = async () => (await broadcastSeenBy(people.ada, id)).isLive
  const look = async () => {
    await superviseBroadcasts(world.services())
    return isLive()
  }
  await send(expert, id)
  expect(await look()).toBe(true)
  const { sanctions } = await as(admin).admin.sanction({ id: expert.id, kind: 'silence', days: 7, ...why() })
  expect(await look()).toBe(false)
  await as(admin).admin.lift({ id: expert.id, sanctionId: sanctions[0]!.id })
  await send(expert, id)
  expect(await look()).toBe(true)
  await as(expert).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await look()).toBe(false)
})

test('an expert who is replaced is off the air with the edit, and the other one may send', async () => {
  const { id, expert, people } = await scene('ada')
  const [admin, next] = await Promise.all([anAdmin(world), anExpert(world)])
  await send(expert, id)
  const { received } = await watch(people.ada, id)
  await expect.poll(() => received.video).toBeGreaterThan(5)
  const { conference: shown } = await as(admin).rooms.enter({ id })
  const { title, description, scheduledAt, durationMinutes, language, version } = shown
  const fields = { title, description, scheduledAt, durationMinutes, language, expertName: shown.expert.name }
  await as(admin).conferences.edit({ ...fields, id, version, expertId: next.id, moderatorIds: [] })
  expect(world.services().broadcasts.published()).toEqual([])
  expect(await broadcastSeenBy(people.ada, id)).toMatchObject({ isLive: false })
  expect((await send(next, id)).take).toBe(2)
})

test('only watchers who may enter the room keep watching', async () => {
  const [expert, former, admin, ofHouse, once, { mod, ada, stranger }] = await Promise.all([
    anExpert(world),
    anExpert(world),
    anAdmin(world),
    aModerator(world),
    aModerator(world),
    world.people('mod', 'ada', 'stranger'),
  ])
  for (const who of [former, once]) await as(who).security.turnOffSecondFactor({ password: PASSWORD })
  const people = [expert, former, admin, ofHouse, once, mod, ada, stranger]
  const { broadcasts } = world.services()
  for (const led of [expert, former]) {
    const id = await aLiveConference(world, { expert: led, moderators: [mod], registered: [ada] })
    const mayEnter = await Promise.all(people.map(async (who) => (await as(who).conferences.get({ id })).can.join))
    expect(mayEnter).toEqual(
      people.map((who) => [admin, ofHouse, mod, ada].includes(who) || (who === expert && led === expert)),
    )
    const watched = vi.spyOn(broadcasts, 'watched').mockReturnValue([id])
    const viewers = vi.spyOn(broadcasts, 'viewersOf').mockReturnValue(people.map((who) => who.id))
    const dismissed = vi.spyOn(broadcasts, 'dismiss').mockReturnValue()
    await superviseBroadcasts(world.services())
    expect(dismissed).toHaveBeenLastCalledWith(
      id,
      people.filter((_, i) => !mayEnter[i]).map((who) => who.id),
    )
    for (const spy of [watched, viewers, dismissed]) spy.mockRestore()
  }
})

test('a broadcast from before a server’s start is not shown as live', async () => {
  const { id, expert, people } = await scene('ada')
  const { db } = world.services()
  const isThis = eq(conference.id, id)
  await db.update(conference).set({ isSending: true, take: 4 }).where(isThis)
  expect(await broadcastSeenBy(people.ada, id)).toEqual({ isLive: true, take: 4, isRecording: false })
  expect(await refusalOf(as(people.ada).rooms.watch({ id }))).toBe('NOT_SENDING')
  expect(await broadcastSeenBy(people.ada, id)).toEqual({ isLive: false, take: 4, isRecording: false })
  await db.update(conference).set({ isSending: true }).where(isThis)
  await superviseBroadcasts(world.services())
  expect(await broadcastSeenBy(people.ada, id)).toEqual({ isLive: false, take: 4, isRecording: false })
  expect((await send(expert, id)).take).toBe(5)
})

test('a broadcast that another server carries, or may carry, is not shown as over', async () => {
  const { id, people } = await scene('ada')
  const { db, broadcasts } = world.services()
  // Rooms are tended by the clock as well, from before anything is sent in this one.
  const isSent = vi.spyOn(broadcasts, 'isSent').mockResolvedValue(true)
  await db.update(conference).set({ isSending: true, take: 4 }).where(eq(conference.id, id))
  for (const known of [true, undefined]) {
    isSent.mockResolvedValue(known)
    await superviseBroadcasts(world.services())
    expect(await refusalOf(as(people.ada).rooms.watch({ id }))).toBe('NOT_SENDING')
    expect(await broadcastSeenBy(people.ada, id)).toEqual({ isLive: true, take: 4, isRecording: false })
  }
  // Another one that begins while this is asked has a take of its own.
  isSent.mockImplementationOnce(async () => {
    await db.update(conference).set({ take: 5 }).where(eq(conference.id, id))
    return false
  })
  await superviseBroadcasts(world.services())
  expect(await broadcastSeenBy(people.ada, id)).toEqual({ isLive: true, take: 5, isRecording: false })
  isSent.mockResolvedValue(false)
  await superviseBroadcasts(world.services())
  expect(await broadcastSeenBy(people.ada, id)).toEqual({ isLive: false, take: 5, isRecording: false })
  isSent.mockRestore()
})

test('a member who watches again and again is told to wait', async () => {
  const { id, people } = await scene('ada')
  const told = []
  for (let at = 0; at < 21; at++) told.push(await refusalOf(as(people.ada).rooms.watch({ id })))
  expect(told.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'NOT_SENDING'))
  expect(told.at(-1)).toBe('TOO_MANY_REQUESTS')
})
