import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { passkey, session, twoFactor } from '#server/accounts/tables.ts'
import { call, callSignal, presence } from '#server/chat/tables.ts'
import { replayCaptions, roomMessage } from '#server/conferences/tables.ts'
import { delivery, notice, noticeChoice, noticeRhythm, pushSubscription } from '#server/notifications/tables.ts'
import { talking, writing } from './chat.ts'
import { aConference, aLiveConference, asking, sayingIn } from './conferences.ts'
import { aModerator, deciding, reporting } from './moderation.ts'
import { photo } from './pictures.ts'
import { aReplay } from './replays.ts'
import { acquaint, declaring, pairIdOf, taking } from './reports.ts'
import { vertigo, vertigoAgain } from './scenes.ts'
import { saying, sharing } from './sharing.ts'
import { idOf, uploader } from './uploads.ts'
import { PASSWORD, type Person, type World } from './world.ts'

/** A word that stands nowhere else: what is found of it was left by this. */
export const marked = (what: string): string =>
  what + Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join('')

/** A member with one of everything, whose every text holds a word of its own; beside others to whom some of it shows. */
export async function wholeLife(world: World) {
  const { as, services } = world
  const { db, newId, now } = services()
  const { add, begin, append } = uploader(world)
  const words = Object.fromEntries(
    [
      ...['pseudonym', 'mailbox', 'title', 'description', 'tag', 'duration', 'destination', 'treatment', 'notes'],
      ...['sharing', 'telling', 'place', 'label', 'answered', 'reply', 'deleted', 'journal', 'day', 'agent', 'push'],
      ...['passkey', 'secret', 'codes', 'elsewhere', 'wished'],
      ...['introduction', 'message', 'withdrawn', 'reason', 'signal'],
      ...['drug', 'substance', 'dosage', 'indication', 'batch', 'effect', 'suffered', 'lasting', 'history', 'remark'],
      ...['former'],
      ...['statement', 'appeal', 'threat', 'fullName'],
      ...['announced', 'biography', 'spoken', 'retracted', 'asked', 'written', 'captioned'],
    ].map((name) => [name, marked(name)]),
  ) as Record<string, string>
  const postalCode = marked('zip').slice(0, 12)
  const said = (name: string) => words[name]!

  const max = await world.person(marked('max'))
  const lea = await world.newcomer(said('pseudonym'), { email: `${said('mailbox')}@exemple.fr`, password: PASSWORD })

  const [first, second, avatar] = [
    await add(lea, await photo()),
    await add(lea, await photo()),
    await add(lea, await photo(), { purpose: 'avatar' }),
  ]
  await as(lea).settings.setAvatar({ mediaId: avatar.id })
  const uploadId = idOf(await begin(lea, { name: `${marked('file')}.jpg`, size: 99 }))
  await append(lea, uploadId, 0, said('telling'))

  const symptom = await as(lea).posts.publishSymptom(
    vertigo({
      title: `Vertiges au réveil ${said('title')}`,
      description: `${vertigo().description} ${said('description')}`,
      tags: [...vertigo().tags!, said('tag')],
      duration: said('duration'),
      postalCode,
      travels: [{ destination: said('destination'), startDate: '2026-03-02', endDate: '2026-03-09' }],
      mediaIds: [first.id],
    }),
  )
  const community = await as(lea).posts.publishCommunity(
    sharing({
      title: said('sharing'),
      description: said('telling'),
      place: said('place'),
      tags: [said('label')],
      mediaIds: [second.id],
    }),
  )
  const theirs = await as(max).posts.publishSymptom(vertigo())
  const calm = await as(max).posts.publishCommunity(sharing())
  await world.settle()

  // Said under another's post: answered by another, replying to another, said and deleted.
  const answered = await as(lea).comments.add(saying(calm.id, { body: said('answered') }))
  await as(max).comments.add(saying(calm.id, { parentId: answered.id, body: 'Merci.' }))
  const begun = await as(max).comments.add(saying(calm.id, { body: 'Et vous ?' }))
  await as(lea).comments.add(saying(calm.id, { parentId: begun.id, body: said('reply') }))
  const regretted = await as(lea).comments.add(saying(calm.id, { body: said('deleted') }))
  await as(lea).comments.remove({ id: regretted.id })
  await as(max).comments.add(saying(symptom.id, { body: 'Courage.' }))
  for (const who of [lea, max]) await as(who).posts.like({ id: calm.id, isLiked: true })
  await as(max).posts.like({ id: symptom.id, isLiked: true })
  await as(lea).posts.resolve({ id: symptom.id, treatment: said('treatment'), notes: said('notes') })
  const blocked = await world.person(marked('blocked'))
  const dismissed = await as(max).posts.publishSymptom(vertigoAgain())
  await world.settle()
  await as(lea).matching.dismiss({ ownPostId: symptom.id, postId: dismissed.id })
  await as(lea).accounts.block({ memberId: blocked.id })

  // Talks: one that goes on, with a word of each, one taken back, one reported by each; one that was only asked for.
  const talk = await talking(world, lea, max)
  const [picture] = [await add(lea, await photo())]
  const written = await as(lea).chat.send(writing(talk.id, { body: said('message'), mediaId: picture.id }))
  const answer = await as(max).chat.send(writing(talk.id, { body: 'Bonjour à vous.', quoteId: written.id }))
  const taken = await as(lea).chat.send(writing(talk.id, { body: said('withdrawn') }))
  await as(lea).chat.remove({ id: taken.id, isForBoth: true })
  await as(max).moderation.report(reporting({ kind: 'message', id: written.id }))
  await as(lea).moderation.report(reporting({ kind: 'message', id: answer.id }, { details: said('reason') }))
  const remark = await as(lea).comments.add(saying(dismissed.id, { body: 'Vous n’y connaissez rien.' }))
  await judged(world, { lea, max, said, commentId: remark.id })
  await as(lea).chat.remove({ id: answer.id, isForBoth: false })
  const proof = await add(lea, await photo(), { purpose: 'evidence' })
  await as(lea).professionals.ask({
    requestId: newId(),
    profession: 'nurse',
    rpps: '10003456786',
    fullName: said('fullName'),
    evidenceId: proof.id,
  })
  await as(lea).chat.setManners({ showsReading: false, showsPresence: true })
  const ada = await world.person(marked('ada'))
  await as(ada).comments.add(saying(community.id, { body: 'Bonne idée.' }))
  await as(lea).chat.start({ memberId: ada.id, introduction: said('introduction') })

  const followed = await as(lea).journals.start({ title: said('journal') })
  await as(lea).journals.putEntry({
    id: followed.id,
    day: '2026-04-02',
    intensity: 6,
    note: said('day'),
    replaces: null,
  })

  // A side effect, edited since, that resembles one of each of two others.
  const resembling = { ...declaring(), drugs: [taking('Tahor', { substance: 'Atorvastatine' })] }
  const { requestId, ...suffered } = {
    ...resembling,
    drugs: [
      taking(`Atorvastatine ${said('drug')}`, { substance: 'Atorvastatine' }),
      taking('Kardégic', {
        role: 'concomitant',
        substance: said('substance'),
        dosage: said('dosage'),
        indication: said('indication'),
        batch: said('batch'),
      }),
    ],
    reactions: [said('effect')],
    description: `${resembling.description} ${said('suffered')}`,
    duration: said('lasting'),
    history: said('history'),
    notes: said('remark'),
  }
  const declared = await as(lea).medication.declare({ ...suffered, requestId, notes: said('former') })
  await as(lea).medication.edit({ ...suffered, id: declared.id, version: declared.version })
  await as(max).medication.declare({ ...resembling, requestId: crypto.randomUUID() })
  const unlike = await as(ada).medication.declare({ ...resembling, requestId: crypto.randomUUID() })
  await world.settle()
  await acquaint(world, lea, max)
  await as(lea).medicationMatches.dismiss({ id: await pairIdOf(world, declared.id, unlike.id) })

  // Conferences: one in which they spoke, asked, voted and took a word back; one that they moderated; one at which they are the expert.
  const attended = await aLiveConference(world, { registered: [max], title: 'Les vertiges expliqués' })
  await as(lea).conferences.register({ id: attended })
  await as(lea).rooms.enter({ id: attended })
  const spoken = await as(lea).rooms.say(sayingIn(attended, { body: said('spoken') }))
  const retracted = await as(lea).rooms.say(sayingIn(attended, { body: said('retracted') }))
  await as(lea).rooms.remove({ id: attended, messageId: retracted.id })
  const asked = await as(lea).rooms.say(asking(attended, { body: said('asked'), isAnonymous: true }))
  const theirQuestion = await as(max).rooms.say(asking(attended, { body: 'Et la nuit ?' }))
  await db.update(roomMessage).set({ state: 'approved' }).where(eq(roomMessage.kind, 'question'))
  for (const who of [lea, max]) await as(who).rooms.vote({ id: attended, messageId: theirQuestion.id, isFor: true })
  await aConference(world, { moderators: [lea] })
  const given = await aLiveConference(world, {
    expert: lea,
    registered: [max],
    title: 'Bien dormir',
    expertName: `Dre ${said('announced')}`,
    expertBio: said('biography'),
  })
  const replay = await aReplay(
    { db, now, put: services().storage.put },
    { conferenceId: given, speakerId: lea.id, beganAt: now() },
  )
  await db
    .insert(replayCaptions)
    .values({ conferenceId: given, language: 'fr', body: `WEBVTT ${said('captioned')}`, addedAt: now() })
  const toThem = await as(max).rooms.say(asking(given, { body: 'Et le café ?' }))
  await db
    .update(roomMessage)
    .set({ state: 'answered', answer: said('written'), answeredAt: now() })
    .where(eq(roomMessage.id, toThem.id))

  // What needs another device, as rows.
  const at = now()
  const memberId = lea.id
  const [here] = await db.select().from(session).where(eq(session.userId, memberId))
  await db
    .update(session)
    .set({ userAgent: said('agent'), ipAddress: '203.0.113.77' })
    .where(eq(session.id, here!.id))
  await db.insert(pushSubscription).values({
    id: newId(),
    memberId,
    sessionId: here!.id,
    endpoint: `https://push.exemple.fr/${said('push')}`,
    p256dh: 'p',
    auth: 'a',
    createdAt: at,
  })
  await db.insert(passkey).values({
    id: newId(),
    userId: memberId,
    name: said('passkey'),
    publicKey: 'k',
    credentialID: newId(),
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
  })
  await db
    .insert(twoFactor)
    .values({ id: newId(), userId: memberId, secret: said('secret'), backupCodes: said('codes'), verified: true })
  const callId = newId()
  await db.insert(call).values({
    id: callId,
    conversationId: talk.id,
    callerId: memberId,
    calleeId: max.id,
    startedAt: at,
    callerSeenAt: at,
  })
  await db
    .insert(callSignal)
    .values({ callId, fromId: memberId, body: { kind: 'description', type: 'offer', sdp: said('signal') } })
  // For longer than a test takes: the servers remove what is over.
  await db.insert(presence).values({ memberId, serverId: newId(), until: new Date(at.getTime() + 3_600_000) })
  await db.insert(noticeChoice).values({ memberId, kind: 'comment', channel: 'none' }).onConflictDoNothing()
  await db
    .insert(noticeRhythm)
    .values({ memberId, digest: 'daily', quietFrom: 1_320, quietTo: 420, timeZone: 'Europe/Paris' })
    .onConflictDoNothing()
  const [received] = await db.select().from(notice).where(eq(notice.recipientId, memberId))
  const dueAt = new Date(at.getTime() + 40 * 86_400_000)
  await db
    .insert(delivery)
    .values({ id: newId(), noticeId: received!.id, memberId, channel: 'email', dueAt })
    .onConflictDoNothing()

  // Links on their way, tries that failed.
  await as(lea).settings.askEmail({ email: `${said('elsewhere')}@exemple.fr`, password: PASSWORD })
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  await world.fetch('/api/auth/request-password-reset', { ...json, body: JSON.stringify({ email: lea.email }) })
  const wrong = JSON.stringify({ email: lea.email, password: 'pas-le-bon-mot' })
  await world.fetch('/api/auth/sign-in/email', { ...json, body: wrong })
  await as().accounts.signUp({
    username: marked('other'),
    email: lea.email,
    password: 'galet-orange-52',
    consents: { age: true, terms: true, healthData: true },
  })
  await world.settle()
  return {
    lea,
    max,
    blocked,
    words,
    postalCode,
    uploadId,
    symptom,
    community,
    theirs,
    calm,
    answered,
    begun,
    followed,
    declared,
    talk,
    written,
    answer,
    attended,
    given,
    replay,
    spoken,
    asked,
    theirQuestion,
    toThem,
  }
}

export type WholeLife = Awaited<ReturnType<typeof wholeLife>> & { lea: Person }

type Judged = { lea: Person; max: Person; said: (name: string) => string; commentId: string }

/** What they said was reported and kept, with a warning, against which they appealed; and a threat was told. */
async function judged({ as, ...world }: World, { lea, max, said, commentId }: Judged): Promise<void> {
  const staff = await aModerator({ as, ...world }, 'moderator', marked('staff'))
  await as(max).moderation.report(reporting({ kind: 'comment', id: commentId }))
  const { items } = await as(staff).cases.list({ kind: 'comment' })
  const { id } = items.find(({ author }) => author?.id === lea.id)!
  const noted = await as(staff).cases.threat({ caseId: id, authority: 'Pharos', note: said('threat') })
  const statement = `Ce commentaire parle de quelqu’un : ${said('statement')}`
  const done = await as(staff).cases.decide(deciding(noted, { act: 'keep', sanction: { kind: 'warning' }, statement }))
  await as(lea).moderation.appeal({
    decisionId: done.decisions[0]!.id,
    requestId: crypto.randomUUID(),
    text: `Je ne parlais de personne : ${said('appeal')}`,
  })
}
