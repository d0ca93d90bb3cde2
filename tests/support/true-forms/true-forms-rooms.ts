import { eq } from 'drizzle-orm'
import { askedTopic, conference, proposal, replayCaptions, roomMessage } from '#server/conferences/tables.ts'
import { aConference, aLiveConference, announcing, asking, sayingIn } from '../fixtures/conferences.ts'
import { edited } from '../fixtures/edited.ts'
import { aReplay } from '../fixtures/replays.ts'
import type { World } from '../world.ts'
import type { FormActors, TrueForms } from './true-forms.ts'

const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n'

/** Forms about conferences, their rooms and their replays. */
export async function openTrueRooms(world: World, { spare, friend, admin, professional }: FormActors) {
  const { as } = world
  const mine = (given: object = {}) => ({ who: spare, given })
  const toCome = () => aConference(world)
  const aRoom = () => aLiveConference(world, { expert: professional, moderators: [spare], registered: [friend] })
  const inRoom = async () => mine({ id: await aRoom() })
  /** Makes a question of the friend's that the room may read. */
  const aQuestion = async () => {
    const id = await aRoom()
    const { id: messageId } = await as(friend).rooms.say(asking(id))
    await world.services().db.update(roomMessage).set({ state: 'approved' }).where(eq(roomMessage.id, messageId))
    return { id, messageId }
  }
  /** Makes a conference that is over, whose replay is ready, with captions. */
  const aFilm = async () => {
    const { db, now, storage } = world.services()
    const id = await aRoom()
    await db.update(conference).set({ endedAt: now() }).where(eq(conference.id, id))
    await aReplay({ db, now, put: storage.put }, { conferenceId: id, speakerId: professional.id, beganAt: now() })
    await db.insert(replayCaptions).values({ conferenceId: id, language: 'fr', body: CAPTIONS, addedAt: now() })
    return id
  }
  /** Written as rows, because a form that is sent often meets a limit. */
  const aProposal = async () => {
    const { db, newId, now } = world.services()
    const id = newId()
    const { expertName, title, description, durationMinutes, language } = announcing(world)
    const wished = new Date(now().getTime() + 86_400_000)
    await db.insert(proposal).values({
      ...{
        id,
        memberId: professional.id,
        requestId: newId(),
        title,
        description,
        expertName,
        durationMinutes,
        language,
      },
      ...{ scheduledAt: wished, tags: [], state: 'sent', sentAt: now() },
    })
    return id
  }
  const aTopic = async () => {
    const { db, newId, now } = world.services()
    const id = newId()
    await db
      .insert(askedTopic)
      .values({ id, memberId: friend.id, requestId: newId(), title: `Sujet ${id}`, titleKey: id, createdAt: now() })
    return id
  }
  const shown = await aFilm()

  return {
    'conferences.create': () => ({ who: admin, given: announcing(world) }),
    'conferences.edit': async () => ({
      who: admin,
      // A longer one is news to those who registered, whichever minute the test runs in.
      given: { ...edited(announcing(world)), durationMinutes: 90, id: await toCome(), version: 1 },
    }),
    'proposals.propose': () => ({ who: professional, given: announcing(world) }),
    'proposals.revise': async () => ({
      who: professional,
      given: { ...edited(announcing(world)), id: await aProposal(), version: 1 },
    }),
    'proposals.withdraw': async () => ({ who: professional, given: { id: await aProposal() } }),
    'proposals.list': () => ({ who: admin, given: { state: 'sent' } }),
    'proposals.decide': async () => ({
      who: admin,
      given: { id: await aProposal(), version: 1, act: 'return', word: 'Un autre jour ?' },
    }),
    'proposals.approve': async () => ({
      who: admin,
      given: { ...edited(announcing(world)), id: await aProposal(), version: 1 },
    }),
    'topics.ask': () => mine({ requestId: crypto.randomUUID(), title: `Un sujet ${crypto.randomUUID()}` }),
    'topics.vote': async () => mine({ id: await aTopic(), isFor: true }),
    'topics.remove': async () => ({ who: friend, given: { id: await aTopic() } }),
    'topics.close': async () => ({ who: admin, given: { id: await aTopic() } }),
    'conferences.staff': () => ({ who: admin, given: { query: 'a' } }),
    'conferences.roles': async () => ({ who: admin, given: { id: await toCome() } }),
    'conferences.register': async () => mine({ id: await toCome() }),
    'conferences.unregister': async () => mine({ id: await aConference(world, { registered: [spare] }) }),
    'conferences.cancel': async () => ({ who: admin, given: { id: await toCome() } }),
    'conferences.start': inRoom,
    'conferences.extend': async () => {
      const id = await aRoom()
      return mine({ id, minutes: 5, endsAt: (await world.as(admin).conferences.get({ id })).endsAt })
    },
    'conferences.end': inRoom,

    'replays.get': () => mine({ id: shown }),
    'replays.chapters': () => mine({ id: shown }),
    'replays.captions': () => mine({ id: shown, language: 'fr' }),
    'replays.putCaptions': () => ({ who: professional, given: { id: shown, language: 'fr' }, file: CAPTIONS }),
    'replays.removeCaptions': async () => ({ who: professional, given: { id: await aFilm(), language: 'fr' } }),
    'replays.withdraw': async () => ({ who: admin, given: { id: await aFilm(), reason: 'Un nom y est dit.' } }),

    'replays.stop': async () => ({ who: professional, given: { id: await aRoom() } }),

    'rooms.enter': inRoom,
    'rooms.beat': inRoom,
    'rooms.leave': inRoom,
    'rooms.messages': inRoom,
    'rooms.say': async () => mine(sayingIn(await aRoom())),
    'rooms.remove': async () => mine(await aQuestion()),
    'rooms.vote': async () => mine({ ...(await aQuestion()), isFor: true }),
    'rooms.judge': async () => mine({ ...(await aQuestion()), act: 'pin' }),
    'rooms.answer': async () => ({ who: professional, given: { ...(await aQuestion()), answer: 'Oui.' } }),
    'rooms.unpublish': async () => ({ who: professional, given: { id: await aRoom() } }),
    'rooms.unwatch': async () => mine({ id: await aRoom(), watchId: crypto.randomUUID() }),
  } satisfies TrueForms
}
