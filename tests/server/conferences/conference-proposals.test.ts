import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ASKED_TOPICS_OPEN_MAX,
  ASKED_TOPICS_PER_DAY,
  PROPOSALS_OPEN_MAX,
  PROPOSALS_PER_DAY,
} from '#contract/conferences/limits.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { anAdmin, anExpert, announcing } from '#tests/support/fixtures/conferences.ts'
import { suspend } from '#tests/support/fixtures/moderation.ts'
import { endingsOf, faultsOf, refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { type Api, openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const DAY_MS = 86_400_000
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)

let admin: Person
let moderator: Person
beforeAll(async () => {
  admin = await anAdmin(world)
  moderator = await world.person()
  await grantRole(world.services(), { email: moderator.email, granted: 'moderator' })
  await world.secondFactor(moderator)
}, 60_000)

type Proposed = Parameters<Api['proposals']['propose']>[0]
/** Returns the form of a proposal: a conference as `announcing` has it, without what the staff alone decides. */
const proposing = (given: Partial<Proposed> = {}): Proposed => ({ ...announcing(world), ...given })
const told = async (who: Person) =>
  (await as(who).notifications.list({})).items.flatMap((notice) => (notice.kind === 'proposal' ? [notice] : []))

describe('a proposal of a conference', () => {
  let doctor: Person
  beforeEach(async () => {
    doctor = await anExpert(world)
  })

  test('needs a badge or a request for one', async () => {
    const [plain, asking] = [await world.person(), await world.person()]
    expect(await as(plain).proposals.mine()).toEqual({ items: [], mayPropose: false })
    expect(await refusalOf(as(plain).proposals.propose(proposing()))).toBe('FORBIDDEN')
    await run(
      sql`insert into professional_request (id, member_id, request_id, profession, rpps, full_name, state, asked_at)
        values (gen_random_uuid(), ${asking.id}, gen_random_uuid(), 'doctor', '10003456789', 'Ada Lam', 'pending', now())`,
    )
    expect((await as(asking).proposals.mine()).mayPropose).toBe(true)
    expect(await as(asking).proposals.propose(proposing())).toMatchObject({ state: 'sent', word: null })
    expect((await as(doctor).proposals.mine()).mayPropose).toBe(true)
    expect(await refusalOf(as().proposals.mine())).toBe('UNAUTHORIZED')
  })

  test('is made once by the same form, at once too; another text under its request is refused', async () => {
    const form = proposing()
    const [one, two] = await Promise.all([as(doctor).proposals.propose(form), as(doctor).proposals.propose(form)])
    expect(two.id).toBe(one.id)
    expect((await as(doctor).proposals.mine()).items).toHaveLength(1)
    expect(await refusalOf(as(doctor).proposals.propose({ ...form, title: 'Autre chose' }))).toBe('REQUEST_REUSED')
    expect(
      await faultsOf(as(doctor).proposals.propose(proposing({ scheduledAt: new Date(world.now().getTime() - 1000) }))),
    ).toEqual(['scheduledAt: invalid'])
  })

  test('is limited: so many of one member are open at most, and so many are sent a day', async () => {
    const endings = await endingsOf(
      Array.from({ length: PROPOSALS_OPEN_MAX + 1 }, () => as(doctor).proposals.propose(proposing())),
    )
    expect(endings.filter((ending) => ending === 'done')).toHaveLength(PROPOSALS_OPEN_MAX)
    expect(endings).toContain('TOO_MANY_OPEN')
    for (let sent = PROPOSALS_OPEN_MAX; sent < PROPOSALS_PER_DAY; sent++) {
      const [{ id } = { id: '' }] = (await as(doctor).proposals.mine()).items
      await as(doctor).proposals.withdraw({ id })
      await as(doctor).proposals.propose(proposing())
    }
    const [{ id } = { id: '' }] = (await as(doctor).proposals.mine()).items
    await as(doctor).proposals.withdraw({ id })
    expect(await refusalOf(as(doctor).proposals.propose(proposing()))).toBe('QUOTA_REACHED')
  })

  test('is taken back by its author also while their account is read-only', async () => {
    const { id } = await as(doctor).proposals.propose(proposing())
    await as(doctor).settings.setConsent({ kind: 'healthData', isGiven: false })
    expect(await refusalOf(as(doctor).proposals.propose(proposing()))).toBe('READ_ONLY_ACCOUNT')
    await as(doctor).proposals.withdraw({ id })
    expect((await as(doctor).proposals.mine()).items).toEqual([])
  })

  test('is sent back with a comment, changed and sent again; its author is told, and nobody else reads it', async () => {
    const sent = await as(doctor).proposals.propose(proposing())
    const { items, waiting } = await as(admin).proposals.list({})
    expect(waiting).toBe(items.length)
    expect(items.find(({ id }) => id === sent.id)).toMatchObject({
      author: { id: doctor.id, isProfessional: true },
      state: 'sent',
    })
    for (const who of [doctor, moderator]) expect(await refusalOf(as(who).proposals.list({}))).toBe('FORBIDDEN')
    const decision = { id: sent.id, version: sent.version, act: 'return', word: 'Un titre plus court ?' } as const
    expect(await refusalOf(as(doctor).proposals.decide(decision))).toBe('FORBIDDEN')
    for (const _ of [1, 2])
      expect(await as(admin).proposals.decide(decision)).toMatchObject({ state: 'returned', word: decision.word })
    await world.settle({ everyJobTwice: true })
    expect(await told(doctor)).toMatchObject([{ what: 'returned', proposalTitle: sent.title, conferenceId: null }])
    expect(await refusalOf(as(admin).proposals.decide({ ...decision, act: 'refuse' }))).toBe('EDITED_ELSEWHERE')
    const { requestId: _request, ...fields } = proposing({ title: 'Acouphènes' })
    const other = await anExpert(world)
    expect(await refusalOf(as(other).proposals.revise({ ...fields, id: sent.id, version: 2 }))).toBe('NOT_FOUND')
    expect(await refusalOf(as(doctor).proposals.revise({ ...fields, id: sent.id, version: 1 }))).toBe(
      'EDITED_ELSEWHERE',
    )
    const again = await as(doctor).proposals.revise({ ...fields, id: sent.id, version: 2 })
    expect(again).toMatchObject({ title: 'Acouphènes', state: 'sent', version: 3 })
    expect(await told(doctor)).toEqual([])
    // A decision on a version that has changed since is refused.
    expect(await refusalOf(as(admin).proposals.decide({ ...decision, version: 2 }))).toBe('EDITED_ELSEWHERE')
  })

  test('becomes the conference that the staff completed, once; refused it keeps its comment, and can be deleted', async () => {
    const [first, second] = [
      await as(doctor).proposals.propose(proposing()),
      await as(doctor).proposals.propose(proposing()),
    ]
    const { requestId: _request, ...announced } = announcing(world, { title: 'Vivre avec', expertId: doctor.id })
    const approval = { ...announced, id: first.id, version: first.version }
    expect(await refusalOf(as(doctor).proposals.approve(approval))).toBe('FORBIDDEN')
    const made = await as(admin).proposals.approve(approval)
    expect(await as(admin).proposals.approve(approval)).toMatchObject({ id: made.id })
    expect(await as(doctor).conferences.get({ id: made.id })).toMatchObject({
      title: 'Vivre avec',
      status: 'scheduled',
      expert: { member: { id: doctor.id } },
    })
    await as(admin).proposals.decide({ id: second.id, version: 1, act: 'refuse', word: 'Déjà prévu en mars.' })
    await world.settle()
    expect((await told(doctor)).map(({ what, conferenceId }) => [what, conferenceId]).sort()).toEqual([
      ['approved', made.id],
      ['refused', null],
    ])
    expect(await refusalOf(as(doctor).proposals.withdraw({ id: first.id }))).toBe('NOT_FOUND')
    await as(doctor).proposals.withdraw({ id: second.id })
    expect((await as(doctor).proposals.mine()).items.map(({ id }) => id)).toEqual([first.id])
  })

  test('takes its author’s name from the conference with their account, also where that never was its expert’s', async () => {
    const asking = await world.person()
    await run(
      sql`insert into professional_request (id, member_id, request_id, profession, rpps, full_name, state, asked_at)
        values (gen_random_uuid(), ${asking.id}, gen_random_uuid(), 'doctor', '10003456788', 'Ada Lam', 'pending', now())`,
    )
    const said = { expertName: 'Dre Jeanne Aubertin', expertBio: 'Rhumatologue à Lyon.' }
    const sent = await as(asking).proposals.propose(proposing(said))
    const { requestId: _request, ...announced } = announcing(world, said)
    const approval = { ...announced, scheduledAt: new Date(world.now().getTime() + 20 * DAY_MS) }
    const { id } = await as(admin).proposals.approve({ ...approval, id: sent.id, version: sent.version })
    expect(await as(doctor).conferences.get({ id })).toMatchObject({ expert: { name: said.expertName, member: null } })
    await as(asking).rights.askErasure({ password: PASSWORD })
    world.advance(8 * DAY_MS)
    await runQueue(world.services(), 'accounts.erase-due')
    await world.settle()
    const { expert } = await as(doctor).conferences.get({ id })
    expect(expert).toMatchObject({ name: 'Expert médical', bio: null })
    expect((await as(doctor).conferences.list({ tab: 'upcoming', search: 'Aubertin' })).items).toEqual([])
  })

  test('is decided once by two who decide at once', async () => {
    const sent = await as(doctor).proposals.propose(proposing())
    const { requestId: _request, ...announced } = announcing(world)
    const endings = await endingsOf([
      as(admin).proposals.approve({ ...announced, id: sent.id, version: 1 }),
      as(admin).proposals.decide({ id: sent.id, version: 1, act: 'refuse', word: 'Non.' }),
    ])
    expect(endings.sort()).toEqual(['EDITED_ELSEWHERE', 'done'])
  })
})

describe('a request for a topic', () => {
  let cast: Record<'ada' | 'bob' | 'eve', Person>
  beforeEach(async () => {
    await run(sql`delete from asked_topic`)
    cast = await world.people('ada', 'bob', 'eve')
  })
  const ask = (who: Person, title: string, requestId: string = crypto.randomUUID()) =>
    as(who).topics.ask({ requestId, title })
  const list = async (who: Person) => (await as(who).topics.list()).items
  const vote = (who: Person, id: string, isFor = true) => as(who).topics.vote({ id, isFor })

  test('has one vote a member, which can be taken back; topics with most votes come first; nobody is told who asked', async () => {
    const { ada, bob, eve } = cast
    const pain = await ask(ada, 'Douleur et travail')
    const sleep = await ask(bob, 'Le sommeil')
    expect(pain).toMatchObject({ votes: 1, isVoted: true, isMine: true })
    for (let i = 0; i < 3; i++) await vote(eve, pain.id)
    expect((await list(eve)).map(({ id, votes }) => [id, votes])).toEqual([
      [pain.id, 2],
      [sleep.id, 1],
    ])
    await Promise.all(Array.from({ length: 10 }, (_, i) => vote(eve, sleep.id, i % 2 === 0)))
    await vote(eve, sleep.id)
    await vote(bob, pain.id, false)
    await vote(eve, pain.id, false)
    expect((await list(eve)).map(({ id, votes }) => [id, votes])).toEqual([
      [sleep.id, 2],
      [pain.id, 1],
    ])
    const seen = JSON.stringify(await list(eve))
    for (const who of [ada, bob]) expect(seen).not.toContain(who.id)
    expect(await refusalOf(as().topics.list())).toBe('UNAUTHORIZED')
  })

  test('counts accounts of one household and hour as one vote, and a suspended member not at all', async () => {
    const { ada, bob } = cast
    const topic = await ask(ada, 'Les migraines')
    const address = world.newAddress()
    for (let i = 0; i < 4; i++)
      await vote(await world.newcomer(`voix${i}_${topic.id.slice(-6)}`, {}, address), topic.id)
    await vote(bob, topic.id)
    expect((await list(bob))[0]).toMatchObject({ votes: 3 })
    await suspend(world.services().db, bob)
    expect((await list(ada))[0]).toMatchObject({ votes: 2 })
  }, 60_000)

  test('with the same words is the same topic, however they are written and at once too', async () => {
    const asked = await Promise.all(
      Object.values(cast).map((who, i) => ask(who, ['Fatigue', 'FATIGUE', 'fatigué'][i]!)),
    )
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    expect((await list(cast.ada))[0]).toMatchObject({ votes: 3 })
    const requestId = crypto.randomUUID()
    const first = await ask(cast.ada, 'Un autre sujet', requestId)
    expect((await ask(cast.ada, 'Un autre sujet', requestId)).id).toBe(first.id)
    expect(await refusalOf(ask(cast.ada, 'Tout autre chose', requestId))).toBe('REQUEST_REUSED')
  })

  test('is limited: so many topics of one member are open, and so many are asked for a day', async () => {
    const { ada } = cast
    const endings = await endingsOf(
      Array.from({ length: ASKED_TOPICS_OPEN_MAX + 1 }, (_, i) => ask(ada, `Le sujet numéro ${i}`)),
    )
    expect(endings.filter((ending) => ending === 'done')).toHaveLength(ASKED_TOPICS_OPEN_MAX)
    const [one] = (await list(ada)).filter(({ isMine }) => isMine)
    await as(ada).topics.remove({ id: one!.id })
    expect(ASKED_TOPICS_PER_DAY).toBe(ASKED_TOPICS_OPEN_MAX)
    expect(await refusalOf(ask(ada, 'Encore un sujet'))).toBe('QUOTA_REACHED')
    world.advance(DAY_MS + 1000)
    await ask(ada, 'Encore un sujet')
    expect(await refusalOf(ask(ada, 'Et encore un'))).toBe('TOO_MANY_OPEN')
  })

  test('is closed by staff, or gives its votes to another; other members may not do so', async () => {
    const { ada, bob, eve } = cast
    const [one, two, three] = [await ask(ada, 'Le sommeil'), await ask(bob, 'Mieux dormir'), await ask(eve, 'La peau')]
    await vote(eve, one.id)
    expect(await refusalOf(as(ada).topics.close({ id: one.id }))).toBe('FORBIDDEN')
    for (const intoId of [one.id, crypto.randomUUID()])
      expect(await refusalOf(as(moderator).topics.close({ id: one.id, intoId }))).toBe('NOT_FOUND')
    for (const _ of [1, 2]) await as(moderator).topics.close({ id: one.id, intoId: two.id })
    await as(admin).topics.close({ id: three.id })
    expect((await list(ada)).map(({ id, votes, isVoted }) => [id, votes, isVoted])).toEqual([[two.id, 3, true]])
    for (const { id } of [one, three]) expect(await refusalOf(vote(bob, id))).toBe('NOT_FOUND')
  })

  test('is reported and hidden like other texts, and shown to its author with the reason', async () => {
    const { ada, bob, eve } = cast
    const topic = await ask(ada, 'Vente de remèdes')
    const report = (who: Person | undefined, id: string) =>
      as(who).moderation.report({
        requestId: crypto.randomUUID(),
        subject: { kind: 'topic', id },
        reason: 'scam',
        isSincere: true,
        details: 'Il vend.',
      })
    await report(bob, topic.id)
    const [row] = (await as(moderator).cases.list({ kind: 'topic' })).items
    expect(row).toMatchObject({ kind: 'topic', excerpt: 'Vente de remèdes' })
    await as(moderator).cases.decide({
      caseId: row!.id,
      version: row!.version,
      act: 'hide',
      sanction: { kind: 'none' },
      reason: 'scam',
      ground: 'terms',
      statement: 'Ce sujet propose une vente, ce que nos règles excluent.',
    })
    await world.settle()
    expect(await list(bob)).toEqual([])
    expect(await list(ada)).toMatchObject([{ id: topic.id, hidden: { reason: 'scam' } }])
    for (const who of [bob, eve]) expect(await refusalOf(vote(who, topic.id))).toBe('NOT_FOUND')
    expect(await refusalOf(report(eve, topic.id))).toBe('NOT_FOUND')
  })

  test('with a watched word is hidden until the staff has looked', async () => {
    const { ada, bob } = cast
    await as(admin).watchedWords.add({ word: 'mirobolant', act: 'hold' })
    const topic = await ask(ada, 'Un remède mirobolant')
    await world.settle({ everyJobTwice: true })
    expect(await list(bob)).toEqual([])
    expect((await list(ada)).map(({ id }) => id)).toEqual([topic.id])
  })

  test('is erased with its author’s account, and so are their votes', async () => {
    const { ada, bob } = cast
    const topic = await ask(ada, 'La kinésithérapie')
    const other = await ask(bob, 'Les allergies')
    await vote(ada, other.id)
    await run(sql`delete from "user" where id = ${ada.id}`)
    expect((await list(bob)).map(({ id, votes }) => [id, votes])).toEqual([[other.id, 1]])
    expect(await refusalOf(vote(bob, topic.id))).toBe('NOT_FOUND')
  })
})
