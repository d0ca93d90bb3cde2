import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RECORDING_CONSENT, REPLAY_MONTHS, WITHDRAWAL_DAYS } from '#contract/conferences/limits.ts'
import { makeReplays, sweepReplays } from '#server/conferences/commands/make-replays.ts'
import { eraseReplays } from '#server/conferences/commands/remove-replay.ts'
import {
  conference,
  conferenceModerator,
  recordedTake,
  recording,
  registration,
  roomMessage,
} from '#server/conferences/tables.ts'
import { media } from '#server/media/tables.ts'
import {
  aConference,
  aLiveConference,
  anAdmin,
  anExpert,
  announcing,
  asking,
} from '#tests/support/fixtures/conferences.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { aModerator } from '#tests/support/fixtures/moderation.ts'
import { aReplay, FILM_SECONDS } from '#tests/support/fixtures/replays.ts'
import { faultsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const recordings = mkdtempSync(join(tmpdir(), 'vecu-recordings-'))
// No server answers at this address: the functions below take what would be sent to it.
const world = openWorld({ JANUS_URL: 'ws://127.0.0.1:9', JANUS_RECORDINGS: recordings })
const { as } = world
const OFFER = 'v=0'
const DAY_MS = 86_400_000

/** The requests to publish that the media server received. */
const asked: { recordAs: string | undefined }[] = []
const sending = new Map<string, string | undefined>()
const stopped: string[] = []
const ended: string[] = []

beforeAll(() => {
  Object.assign(world.services().broadcasts, {
    async publish(roomId: string, _offer: string, recordAs?: string) {
      asked.push({ recordAs })
      sending.set(roomId, recordAs)
      if (recordAs) for (const kind of ['audio-0', 'video-1']) writeFileSync(raw(`${recordAs}-${kind}.mjr`), 'MJR00002')
      return 'answer'
    },
    async unpublish(roomId: string) {
      ended.push(roomId)
      sending.delete(roomId)
    },
    async stopRecording(roomId: string) {
      stopped.push(roomId)
    },
    isPublishing: (roomId: string) => sending.has(roomId),
    published: () => [...sending.keys()],
  })
})
beforeEach(() => {
  asked.length = 0
  stopped.length = 0
  ended.length = 0
  for (const name of readdirSync(recordings)) rmSync(raw(name))
})
afterAll(() => rmSync(recordings, { recursive: true }))

const raw = (name: string) => join(recordings, name)
type Publishing = { recordingConsent?: typeof RECORDING_CONSENT | null; isMending?: boolean }
const publish = (who: Person, id: string, given: Publishing = {}) =>
  as(who).rooms.publish({ id, offer: OFFER, recordingConsent: RECORDING_CONSENT, ...given })
const rowOf = async (id: string) => {
  const [row] = await world.services().db.select().from(recording).where(eq(recording.conferenceId, id))
  return row
}
const takesOf = (id: string) =>
  world
    .services()
    .db.select()
    .from(recordedTake)
    .where(eq(recordedTake.conferenceId, id))
    .orderBy(recordedTake.startedAt)

async function scene(given: { isRecorded?: boolean } = {}) {
  const [expert, { ada }] = await Promise.all([anExpert(world), world.people('ada')])
  const id = await aLiveConference(world, { expert, registered: [ada], isRecorded: true, ...given })
  return { id, expert, ada }
}

/** Makes a conference that is over, with its replay, a question answered in its second take, and one answered in writing later. */
async function past() {
  const [expert, admin, { ada, stranger }] = await Promise.all([
    anExpert(world),
    anAdmin(world),
    world.people('ada', 'stranger'),
  ])
  const beganAt = new Date(world.now().getTime() - 30 * 60_000)
  const id = await aLiveConference(world, { expert, registered: [ada], isRecorded: true, startedAt: beganAt })
  const question = await as(ada).rooms.say(asking(id, { isAnonymous: true, body: 'Cela passe-t-il ?' }))
  const removed = await as(ada).rooms.say(asking(id, { body: 'Retirée' }))
  const later = await as(ada).rooms.say(asking(id, { body: 'Par écrit' }))
  const { db } = world.services()
  const mark = (messageId: string, answeredAt: Date) =>
    db.update(roomMessage).set({ state: 'answered', answeredAt }).where(eq(roomMessage.id, messageId))
  await mark(question.id, new Date(beganAt.getTime() + 64_000))
  await mark(removed.id, new Date(beganAt.getTime() + 2_000))
  await as(ada).rooms.remove({ id, messageId: removed.id })
  await as(expert).conferences.end({ id })
  await mark(later.id, new Date(world.now().getTime() + 60_000))
  const { now, storage } = world.services()
  const { path } = await aReplay({ db, now, put: storage.put }, { conferenceId: id, speakerId: expert.id, beganAt })
  return { id, expert, admin, ada, stranger, path, question, later, beganAt }
}

describe('consent', () => {
  test('is needed with an announcement before anything is recorded, each time the expert goes on air', async () => {
    const { id, expert, ada } = await scene()
    await publish(expert, id, { recordingConsent: null })
    expect(asked).toEqual([{ recordAs: undefined }])
    expect((await as(ada).rooms.enter({ id })).broadcast).toEqual({ isLive: true, take: 1, isRecording: false })
    expect(await rowOf(id)).toBeUndefined()

    await publish(expert, id)
    const [take] = await takesOf(id)
    expect(asked[1]).toEqual({ recordAs: `vecu-${take?.id}` })
    expect(take).toMatchObject({ speakerId: expert.id, consentVersion: RECORDING_CONSENT, stoppedAt: null })
    expect((await as(ada).rooms.beat({ id })).broadcast).toEqual({ isLive: true, take: 2, isRecording: true })

    const unannounced = await scene({ isRecorded: false })
    await publish(unannounced.expert, unannounced.id)
    expect(asked[2]).toEqual({ recordAs: undefined })
    expect(await rowOf(unannounced.id)).toBeUndefined()
    expect((await as(unannounced.ada).conferences.get({ id: unannounced.id })).isRecorded).toBe(false)
  })

  test('ends a recording that another tab began through another server, even while it is being stopped', async () => {
    const { id, expert, ada } = await scene()
    await publish(expert, id)
    sending.delete(id) // it is carried elsewhere
    await as(expert).replays.stop({ id })
    expect(ended).toEqual([id])
    expect((await as(ada).rooms.enter({ id })).broadcast).toEqual({ isLive: false, take: 1, isRecording: false })

    const { db, newId, now } = world.services()
    let stop: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      await tx.select().from(conference).where(eq(conference.id, id)).for('update')
      stop = as(expert).replays.stop({ id })
      await expect.poll(waitingForALock).toBe(1)
      const speaking = { speakerId: expert.id, consentVersion: RECORDING_CONSENT }
      await tx.insert(recordedTake).values({ id: newId(), conferenceId: id, startedAt: now(), ...speaking })
      await tx.update(conference).set({ isSending: true, take: 2, recordedTake: 2 }).where(eq(conference.id, id))
    })
    await stop
    expect(ended).toEqual([id, id])
    expect((await as(ada).rooms.beat({ id })).broadcast).toEqual({ isLive: false, take: 2, isRecording: false })
  })

  test('lets an automatic resend be recorded only while that recording was neither stopped nor withdrawn', async () => {
    const { id, expert } = await scene()
    const names = () => asked.map(({ recordAs }) => recordAs !== undefined)
    await publish(expert, id)
    await publish(expert, id, { isMending: true })
    expect(names()).toEqual([true, true])
    for (const end of [
      () => as(expert).replays.stop({ id }),
      () => as(expert).replays.withdraw({ id, reason: null }),
    ]) {
      asked.length = 0
      await end()
      // The tab still sends its older consent, and has not heard of the end.
      await publish(expert, id, { isMending: true })
      await publish(expert, id, { isMending: true })
      // The expert consents anew.
      await publish(expert, id)
      expect(names()).toEqual([false, false, true])
    }
  })

  const waitingForALock = async () => {
    const { rows } = await world
      .services()
      .db.execute<{ n: number }>(
        sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    return rows[0]!.n
  }

  test('is withdrawn by the expert, who goes on, or by an admin who takes the announcement back', async () => {
    const { id, expert, ada } = await scene()
    await publish(expert, id)
    expect(await refusalOf(as(ada).replays.stop({ id }))).toBe('FORBIDDEN')
    expect(await refusalOf(as().replays.stop({ id }))).toBe('UNAUTHORIZED')
    for (let twice = 0; twice < 2; twice++) await as(expert).replays.stop({ id })
    expect(stopped).toContain(id)
    expect((await as(ada).rooms.beat({ id })).broadcast).toEqual({ isLive: true, take: 1, isRecording: false })
    expect(await takesOf(id)).toMatchObject([{ stoppedAt: expect.any(Date), removedAt: null }])

    const admin = await anAdmin(world)
    const actsOn = async () => (await as(admin).admin.audit({ subjectId: id })).items.map(({ act }) => act)
    // Their own act is no act of the staff.
    expect(await actsOn()).toEqual([])
    await publish(expert, id)
    stopped.length = 0
    for (let twice = 0; twice < 2; twice++) await as(admin).replays.stop({ id })
    expect(stopped).toContain(id)
    expect((await as(ada).rooms.beat({ id })).broadcast).toMatchObject({ isLive: true, isRecording: false })
    expect(await actsOn()).toEqual(['room.recording-stopped'])
    await publish(expert, id)
    const { version, ...told } = await as(admin).conferences.get({ id })
    const fields = {
      ...edited(announcing(world)),
      title: told.title,
      scheduledAt: told.scheduledAt,
      durationMinutes: told.durationMinutes,
      expertId: expert.id,
    }
    stopped.length = 0
    await as(admin).conferences.edit({ ...fields, id, version, isRecorded: false })
    expect(new Set(stopped)).toEqual(new Set([id]))
    expect((await as(ada).rooms.beat({ id })).broadcast.isRecording).toBe(false)
    // A conference that began without recording stays without it.
    expect(
      await faultsOf(as(admin).conferences.edit({ ...fields, id, version: version + 1, isRecorded: true })),
    ).toEqual(['isRecorded: invalid'])
  })

  test('is announced to everyone, visitors too, by an admin', async () => {
    const admin = await anAdmin(world)
    const { id } = await as(admin).conferences.create(announcing(world, { isRecorded: true }))
    expect(await as().conferences.get({ id })).toMatchObject({ isRecorded: true, replay: null })
    const other = await aConference(world)
    expect(await as().conferences.get({ id: other })).toMatchObject({ isRecorded: false })
  })
})

describe('a replay', () => {
  test('can be seen by every member, in ranges, and by no visitor', async () => {
    const { id, ada, stranger, expert } = await past()
    expect((await as().conferences.get({ id })).replay).toEqual({ state: 'ready' })
    expect(await refusalOf(as().replays.get({ id }))).toBe('UNAUTHORIZED')
    for (const who of [ada, stranger, expert]) {
      const { video, seconds, captions } = await as(who).replays.get({ id })
      expect({ seconds, captions }).toEqual({ seconds: FILM_SECONDS, captions: [] })
      const part = await world.fetch(video!, { headers: { range: 'bytes=0-99' } }, who)
      expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
      expect(part.headers.get('cache-control')).toBe('private, no-cache')
      expect((await world.fetch(video!)).status).toBe(404)
    }
    expect((await as(stranger).replays.get({ id })).can).toEqual({ withdraw: false, remove: false, caption: false })
    expect((await as(expert).replays.get({ id })).can).toEqual({ withdraw: true, remove: false, caption: true })
  })

  test('has a chapter for each question answered in it, without a name', async () => {
    const { id, ada, stranger, question } = await past()
    const { chapters } = await as(ada).replays.get({ id })
    expect(chapters).toEqual([{ id: question.id, title: 'Cela passe-t-il ?', atSeconds: 14 }])
    const file = await world.fetch(`/api/conferences/${id}/replay/chapters`, {}, ada)
    expect(file.headers.get('content-type')).toMatch(/^text\/vtt/)
    expect(await file.text()).toBe('WEBVTT\n\n00:00:14.000 --> 00:00:20.000\nCela passe-t-il ?\n')
    expect((await world.fetch(`/api/conferences/${id}/replay/chapters`)).status).toBe(401)
    // The questions among the chapters are read only by those who were in the room.
    expect((await as(stranger).replays.get({ id })).chapters).toEqual([])
    expect(await (await world.fetch(`/api/conferences/${id}/replay/chapters`, {}, stranger)).text()).toBe('WEBVTT\n')
  })

  test('quotes no named question across a block, whoever blocked, but to the staff; unnamed ones stay', async () => {
    const { id, expert, ada, question, later, beganAt } = await past()
    const { db, now } = world.services()
    const bob = await world.person()
    await db.insert(registration).values({ conferenceId: id, memberId: bob.id, registeredAt: now() })
    const answeredAt = new Date(beganAt.getTime() + 2_000)
    await db.update(roomMessage).set({ answeredAt }).where(eq(roomMessage.id, later.id))
    const chaptersFor = async (who: Person) => {
      const file = await world.fetch(`/api/conferences/${id}/replay/chapters`, {}, who)
      const { chapters } = await as(who).replays.get({ id })
      const text = await file.text()
      for (const { title } of chapters) expect(text).toContain(title)
      expect(text.split(' --> ')).toHaveLength(chapters.length + 1)
      return chapters.map((chapter) => chapter.id)
    }
    expect(await chaptersFor(bob)).toEqual([later.id, question.id])
    for (const [one, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      await as(one).accounts.block({ memberId: other.id })
      expect(await chaptersFor(bob)).toEqual([question.id])
      for (const who of [ada, expert]) expect(await chaptersFor(who)).toEqual([later.id, question.id])
      await as(one).accounts.unblock({ memberId: other.id })
    }
  })

  test('is shown as in preparation once the conference is over, and as failed to its staff alone', {
    tags: ['long'],
  }, async () => {
    const { id, expert, ada } = await scene()
    await publish(expert, id)
    expect((await as(ada).conferences.get({ id })).replay).toBeNull()
    expect(await refusalOf(as(ada).replays.get({ id }))).toBe('NOT_FOUND')
    await world
      .services()
      .db.update(recording)
      .set({ heldUntil: new Date(world.now().getTime() + DAY_MS) })
    await as(expert).conferences.end({ id })
    expect((await as().conferences.get({ id })).replay).toEqual({ state: 'preparing' })
    expect(await as(ada).replays.get({ id })).toMatchObject({ state: 'preparing', video: null, chapters: [] })

    // The file that lies there is no recording, so making the replay fails.
    await world.services().db.update(recording).set({ heldUntil: null }).where(eq(recording.conferenceId, id))
    await makeReplays(world.services())
    expect(await rowOf(id)).toMatchObject({ state: 'failed', tries: 1, failure: expect.any(String) })
    expect((await as(ada).conferences.get({ id })).replay).toBeNull()
    expect(await refusalOf(as(ada).replays.get({ id }))).toBe('NOT_FOUND')
    expect(await as(expert).replays.get({ id })).toMatchObject({ state: 'failed', failure: expect.any(String) })
    // A failed replay is not tried again at once, nor for ever.
    await makeReplays(world.services())
    expect(await rowOf(id)).toMatchObject({ tries: 1 })
    world.advance(2 * 60_000)
    await makeReplays(world.services())
    expect(await rowOf(id)).toMatchObject({ tries: 2 })
  })
})

describe('captions', () => {
  const vtt = (text: string) => new File([text], 'sous-titres.vtt', { type: 'text/vtt' })
  const GOOD = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<b>Bonjour</b>\n'

  test('are added, replaced and removed by its expert or an admin, in the audit log; every member reads them, as plain words', {
    tags: ['long'],
  }, async () => {
    const { id, expert, admin, stranger } = await past()
    const [moderator, ofRoom] = await Promise.all([aModerator(world), world.person()])
    await world.services().db.insert(conferenceModerator).values({ conferenceId: id, memberId: ofRoom.id })
    for (const who of [moderator, ofRoom]) {
      expect(await refusalOf(as(who).replays.putCaptions({ id, language: 'fr', file: vtt(GOOD) }))).toBe('FORBIDDEN')
      expect(await refusalOf(as(who).replays.removeCaptions({ id, language: 'fr' }))).toBe('FORBIDDEN')
      expect((await as(who).replays.get({ id })).can.caption).toBe(false)
    }
    const path = `/api/conferences/${id}/replay/captions/fr`
    expect((await world.fetch(path, {}, stranger)).status).toBe(404)
    expect(await refusalOf(as(stranger).replays.putCaptions({ id, language: 'fr', file: vtt(GOOD) }))).toBe('FORBIDDEN')
    expect(await refusalOf(as(stranger).replays.removeCaptions({ id, language: 'fr' }))).toBe('FORBIDDEN')
    const { captions } = await as(expert).replays.putCaptions({ id, language: 'fr', file: vtt(GOOD) })
    expect(captions).toEqual([{ language: 'fr', addedAt: expect.any(Date) }])
    const file = await world.fetch(path, {}, stranger)
    expect(file.headers.get('content-type')).toMatch(/^text\/vtt/)
    expect(await file.text()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nBonjour\n')
    expect((await world.fetch(path)).status).toBe(401)

    const srt = '1\n00:00:03,000 --> 00:00:04,000\nAutre\n'
    await as(expert).replays.putCaptions({ id, language: 'fr', file: vtt(srt) })
    expect(await (await world.fetch(path, {}, stranger)).text()).toContain('00:00:03.000 --> 00:00:04.000\nAutre')
    for (let twice = 0; twice < 2; twice++)
      expect((await as(admin).replays.removeCaptions({ id, language: 'fr' })).captions).toEqual([])
    expect((await world.fetch(path, {}, stranger)).status).toBe(404)
    const { items } = await as(admin).admin.audit({ subjectId: id })
    const ofCaptions = items.filter(({ act }) => act.endsWith('captioned'))
    expect(ofCaptions.map(({ act, details }) => [act, details])).toEqual([
      ['replay.uncaptioned', { language: 'fr' }],
      ['replay.captioned', { language: 'fr' }],
      ['replay.captioned', { language: 'fr' }],
    ])
  })

  test('are refused with the number of the faulty line, or for their size', async () => {
    const { id, expert } = await past()
    const put = (text: string) => as(expert).replays.putCaptions({ id, language: 'en', file: vtt(text) })
    expect(await refused(put('WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\nrien\n'))).toMatchObject({
      code: 'CAPTIONS_REFUSED',
      data: { fault: 'timing', line: 7 },
    })
    expect(await faultsOf(put('x'.repeat(1_000_001)))).toEqual([expect.stringMatching(/^file: /)])
    expect((await as(expert).replays.get({ id })).captions).toEqual([])
  })
})

describe('a replay is removed', () => {
  const filesOf = async (path: string) => world.services().storage.size(path)
  const rowsOf = (id: string) => world.services().db.select().from(media).where(eq(media.subjectId, id))

  test('within the first days by its speaker: files, captions and chapters go at once', async () => {
    const { id, expert, stranger, path } = await past()
    expect(await refusalOf(as(stranger).replays.withdraw({ id, reason: null }))).toBe('FORBIDDEN')
    await world.services().db.update(conference).set({ expertId: null }).where(eq(conference.id, id))
    for (let twice = 0; twice < 2; twice++)
      expect((await as(expert).replays.withdraw({ id, reason: null })).replay).toEqual({ state: 'removed' })
    await world.settle()
    expect(await filesOf(path)).toBeUndefined()
    expect(await rowsOf(id)).toEqual([])
    expect(await as(stranger).replays.get({ id })).toMatchObject({
      state: 'removed',
      removedBy: 'speaker',
      video: null,
      chapters: [],
    })
    expect((await world.fetch(`/api/conferences/${id}/replay/chapters`, {}, stranger)).status).toBe(404)
  })

  test('later by an admin alone, who gives the speaker a reason and others none', async () => {
    const { id, expert, admin, stranger, path } = await past()
    world.advance(WITHDRAWAL_DAYS * DAY_MS + 1_000)
    expect(await refusalOf(as(expert).replays.withdraw({ id, reason: null }))).toBe('TOO_LATE')
    expect(await faultsOf(as(admin).replays.withdraw({ id, reason: ' ' }))).toEqual(['reason: required'])
    await as(admin).replays.withdraw({ id, reason: 'Un nom y est dit.' })
    await world.settle()
    expect(await filesOf(path)).toBeUndefined()
    expect((await as(expert).replays.get({ id })).removeReason).toBe('Un nom y est dit.')
    expect((await as(stranger).replays.get({ id })).removeReason).toBeNull()
  })

  test('while it is still being recorded: the recording ends, its files go, and nothing is made of it', async () => {
    const { id, expert } = await scene()
    await publish(expert, id)
    expect(readdirSync(recordings)).toHaveLength(2)
    await as(expert).replays.withdraw({ id, reason: null })
    expect(new Set(stopped)).toEqual(new Set([id]))
    expect(readdirSync(recordings)).toEqual([])
    await as(expert).conferences.end({ id })
    await world.settle()
    expect(await rowOf(id)).toMatchObject({ state: 'removed' })
  })

  test('with the account of its speaker, also where another leads the conference by now', async () => {
    const { id, expert, stranger, path } = await past()
    await world.services().db.update(conference).set({ expertId: null }).where(eq(conference.id, id))
    await eraseReplays(world.services(), stranger.id)
    expect(await rowOf(id)).toMatchObject({ state: 'ready' })
    for (let twice = 0; twice < 2; twice++) await eraseReplays(world.services(), expert.id)
    await world.settle()
    expect(await filesOf(path)).toBeUndefined()
    expect(await rowOf(id)).toMatchObject({ state: 'removed', removedBy: 'erasure' })
  })

  test('after a year, by the clock, with unneeded files of the folder', async () => {
    const { id, path, stranger } = await past()
    const left = `vecu-${crypto.randomUUID()}-audio-0.mjr`
    const fresh = `vecu-${crypto.randomUUID()}-audio-0.mjr`
    for (const name of [left, fresh, 'somebody-elses.mjr']) writeFileSync(raw(name), '')
    for (const name of [left, 'somebody-elses.mjr']) utimesSync(raw(name), new Date(0), new Date(0))
    await sweepReplays(world.services())
    expect(readdirSync(recordings).sort()).toEqual([fresh, 'somebody-elses.mjr'].sort())
    expect(await rowOf(id)).toMatchObject({ state: 'ready' })
    world.advance((REPLAY_MONTHS * 31 + 1) * DAY_MS)
    await sweepReplays(world.services())
    await world.settle()
    expect(await rowOf(id)).toMatchObject({ state: 'removed', removedBy: 'age' })
    expect(await filesOf(path)).toBeUndefined()
    expect((await as(stranger).conferences.get({ id })).replay).toEqual({ state: 'removed' })
  })
})
