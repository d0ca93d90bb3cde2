import { beforeAll, beforeEach, expect, test } from 'vitest'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { imposeSanction, liftSanctions } from '#server/accounts/commands/sanction.ts'
import { transact } from '#server/foundation/transaction.ts'
import { writing } from '#tests/support/fixtures/chat.ts'
import { aLiveConference } from '#tests/support/fixtures/conferences.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { refusalOf, refused } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld({ NEW_ACCOUNT_DAYS: '3' })
const { as } = world
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const LINKED = 'Tout est expliqué sur www.exemple.fr, lisez !'

/** An account that is no longer new. */
let old: Person
let lou: Person
beforeAll(async () => {
  old = await world.person()
  world.advance(4 * DAY_MS)
})
beforeEach(async () => {
  lou = await world.person()
})

const untilOf = async (who: Person) => (await as(who).accounts.me()).member?.newUntil

/** Returns which acts with a link are refused, and with which code; the same words without the link are accepted. */
async function linkedBy(who: Person): Promise<Record<string, string>> {
  const post = await as(who).posts.publishSymptom(symptom())
  const roomId = await aLiveConference(world, { registered: [who] })
  const say = (kind: 'text' | 'question') =>
    as(who).rooms.say({ id: roomId, requestId: crypto.randomUUID(), kind, body: LINKED, isAnonymous: false })
  const edit = async (given: object) => {
    const { version } = await as(who).posts.get({ id: post.id })
    return as(who).posts.editSymptom({ ...edited(symptom(given)), id: post.id, version })
  }
  const ways = {
    room: () => say('text'),
    question: () => say('question'),
    symptom: () => as(who).posts.publishSymptom(symptom({ title: 'Une page à lire', description: LINKED })),
    title: () => as(who).posts.publishSymptom(symptom({ title: 'Voir exemple.fr/guerir' })),
    tag: () => as(who).posts.publishSymptom(symptom({ tags: ['www.exemple.fr'] })),
    duration: () => as(who).posts.publishSymptom(symptom({ duration: 'voir www.exemple.fr' })),
    community: () => as(who).posts.publishCommunity(sharing({ description: LINKED })),
    place: () => as(who).posts.publishCommunity(sharing({ place: 'exemple.com' })),
    comment: () => as(who).comments.add(saying(post.id, { body: LINKED })),
    editedDuration: () => edit({ duration: 'exemple.com' }),
    edit: () => edit({ description: LINKED }),
    resolution: () => as(who).posts.resolve({ id: post.id, treatment: LINKED, notes: 'Repos.', entry: 'feed' }),
  }
  const ends: Record<string, string> = {}
  for (const [way, go] of Object.entries(ways)) {
    // So many posts an hour and no more.
    if (way === 'community') world.advance(HOUR_MS)
    const call = go()
    ends[way] = await call.then(
      () => 'done',
      () => refusalOf(call),
    )
  }
  return ends
}

test('a new member posts no link in anything that others read, and is told from when they may', async () => {
  const until = await untilOf(lou)
  expect(until!.getTime() - world.now().getTime()).toBeGreaterThan(2.9 * DAY_MS)
  expect(until!.getTime() - world.now().getTime()).toBeLessThanOrEqual(3 * DAY_MS)
  const ends = await linkedBy(lou)
  expect(new Set(Object.values(ends))).toEqual(new Set(['NO_LINKS_YET']))
})

test('a new member may post links after three days, like an older account', async () => {
  expect(await untilOf(old)).toBeNull()
  world.advance(3 * DAY_MS + 1_000)
  expect(await untilOf(lou)).toBeNull()
  const ends = await linkedBy(lou)
  expect(new Set(Object.values(ends))).toEqual(new Set(['done']))
})

test('a new member may post no link in an accepted conversation either; the journal, which nobody else reads, is free', async () => {
  const { id, request } = await as(lou).chat.start({ memberId: old.id })
  await as(old).chat.answer({ id: request!.id, isAccepted: true })
  expect(await refusalOf(as(lou).chat.send({ ...writing(id), body: LINKED }))).toBe('NO_LINKS_YET')
  expect((await as(old).chat.send({ ...writing(id), body: LINKED })).body).toBe(LINKED)
  expect((await as(lou).chat.send({ ...writing(id), body: 'Merci pour le lien.' })).body).toBe('Merci pour le lien.')
  const journal = await as(lou).journals.start({ title: 'Sommeil' })
  const day = world.now().toISOString().slice(0, 10)
  const entry = { id: journal.id, day, intensity: 3, note: LINKED, replaces: null }
  expect((await as(lou).journals.putEntry(entry)).note).toBe(LINKED)
})

test('a dose, a decimal and a sentence without a space are not taken for links', async () => {
  const body = 'J’ai pris 1.5 mg le 3.4, puis 0,5. Depuis ça va mieux... Et vous ?'
  const post = await as(old).posts.publishSymptom(symptom())
  expect((await as(lou).comments.add(saying(post.id, { body }))).body).toBe(body)
})

test('a new member has at most three open requests, and makes five in a day, counting those that are over', async () => {
  const others = await world.crowd(7)
  const ask = (at: number) => as(lou).chat.start({ memberId: others[at]!.id })
  const first = []
  for (const at of [0, 1, 2]) first.push(await ask(at))
  expect(await refusalOf(ask(3))).toBe('TOO_MANY_OPEN')
  for (const at of [0, 1]) await as(others[at]!).chat.answer({ id: first[at]!.request!.id, isAccepted: true })
  await ask(3)
  await ask(4)
  await as(others[2]!).chat.answer({ id: first[2]!.request!.id, isAccepted: true })
  const { code, data } = await refused(ask(5))
  expect(code).toBe('QUOTA_REACHED')
  const wait = data!.retryAt!.getTime() - world.now().getTime()
  expect(wait).toBeGreaterThan(0.9 * DAY_MS)
  expect(wait).toBeLessThanOrEqual(DAY_MS)
  // An account that is no longer new asks as often as ever.
  for (const at of [0, 1, 2, 3]) await as(old).chat.start({ memberId: others[at]!.id })
  world.advance(DAY_MS)
  await ask(5)
})

test('at most three of several requests made at one instant stay open', async () => {
  const others = await world.crowd(5)
  const ends = await Promise.all(
    others.map(({ id }) =>
      as(lou)
        .chat.start({ memberId: id })
        .then(
          () => 'done',
          () => 'refused',
        ),
    ),
  )
  expect(ends.filter((end) => end === 'done')).toHaveLength(3)
})

test('a member whom the staff warned stays new for a month, unless it is lifted; staff are never new', async () => {
  const services = world.services()
  const admin = await world.person()
  const ctx = { ...services, actor: { id: admin.id, roles: ['moderator'] } } as never
  const warn = () =>
    transact(services, (tx) =>
      imposeSanction(tx, ctx, {
        memberId: lou.id,
        kind: 'warning',
        days: null,
        reason: 'Publicité.',
        decisionId: crypto.randomUUID(),
      }),
    )
  const warned = await warn()
  world.advance(4 * DAY_MS)
  expect((await untilOf(lou))!.getTime() - world.now().getTime()).toBeGreaterThan(25 * DAY_MS)
  await transact(services, (tx) => liftSanctions(tx, ctx, { memberId: lou.id, sanctionId: warned!.id }))
  services.live.sessionsChanged([lou.id])
  await expect.poll(() => untilOf(lou)).toBeNull()

  const nurse = await world.person()
  await grantRole(services, { email: nurse.email, granted: 'medical_professional' })
  expect(await untilOf(nurse)).not.toBeNull()
  await world.secondFactor(nurse)
  expect(await untilOf(nurse)).toBeNull()
})

test('a new member may forget the space after a full stop, in a story, an introduction, a comment and a name', async () => {
  const forgotten = [
    'j’ai mal au dos.de plus je dors mal',
    'ca brule.ca pique la nuit',
    'mal aux jambes.me reveille',
    'depuis hier.es ce normal',
    '30 mg.de temps en temps',
  ]
  const introduced = await as(lou).posts.publishCommunity(
    sharing({ title: 'Bonjour.me voici', description: forgotten.join('\n') }),
  )
  expect(introduced.hidden).toBeNull()
  for (const body of forgotten)
    expect(await as(lou).comments.add(saying(introduced.id, { body }))).toMatchObject({ body, hidden: null })
  await as(lou).settings.setUsername({ username: 'M.de Lune' })
  expect((await as(lou).accounts.me()).member?.username).toBe('M.de Lune')
  for (const body of ['venez sur exemple.com', 'mon-site.bzh', 't.me/abc', 'exemple.de/rdv', 'wa.me'])
    expect(await refusalOf(as(lou).comments.add(saying(introduced.id, { body })))).toBe('NO_LINKS_YET')
})
