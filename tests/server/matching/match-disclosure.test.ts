import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { COMMONEST_SYMPTOMS } from '#contract/matching/limits.ts'
import { HIDDEN_CHANGES_PER_DAY } from '#contract/posts/limits.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { noteSignUpOrigin } from '#server/accounts/sign-in/commands/note-sign-up-origin.ts'
import { member } from '#server/accounts/tables.ts'
import { transact } from '#server/foundation/transaction.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { wordsFrom } from '../../support/fixtures/cases.ts'
import { endOfDay } from '../../support/fixtures/end-of-day.ts'
import { established } from '../../support/fixtures/established.ts'
import { symptom } from '../../support/fixtures/symptoms.ts'
import { endingsOf } from '../../support/refused.ts'
import { runQueue } from '../../support/run-queue.ts'
import { openWorld, type Person } from '../../support/world.ts'

const { people, person, crowd, as, settle, advance, services } = openWorld()
const DAY_MS = 86_400_000

/** Keeps the cases of each test apart: they have another tag, other words and another country than those of other tests. */
const COUNTRIES = ['FR', 'SN', 'MA', 'TN', 'CI', 'DZ', 'MX', 'TR', 'US', 'FI', 'HR', 'EE'] as const
const RARE = SYMPTOMS.filter(({ id }) => !COMMONEST_SYMPTOMS.includes(id))
let made = 0
function apart() {
  const number = made++
  const words = wordsFrom(1_000 * number, 40).split(' ')
  const where = { country: COUNTRIES[number]!, startDate: '2026-05-10', tags: [RARE[number]!.fr] }
  return {
    where,
    /** A case that shares `shared` of 20 words with every other of its kind, and the others with none. */
    said: (shared: number, own: number, given: object = {}) =>
      symptom({
        ...where,
        title: words.slice(0, shared).join(' ') || 'Signe',
        description: wordsFrom(100_000 + 1_000 * number + 30 * own, 20 - shared),
        ...given,
      }),
  }
}

const matchesOf = async (who: Person) => (await as(who).matching.list({})).matches
const publish = (who: Person, said: ReturnType<typeof symptom>) => as(who).posts.publishSymptom(said)

test('the same département is shown where the score passes without it and five members there published; its points are told then', async () => {
  const { said } = apart()
  const at = { postalCode: '44000' }
  const { alice, bob } = await people('alice', 'bob')
  await publish(alice, said(10, 0, at))
  await publish(bob, said(10, 1, at))
  await settle()
  const [few] = await matchesOf(alice)
  const told = { country: 30, period: 25, words: 12, travel: 0 }
  expect(few).toMatchObject({
    band: 'close',
    wholeScore: null,
    reasons: { sameZone: false, points: { ...told, zone: 0 } },
  })
  // A sum would hide the part that is not told.
  expect(few).not.toHaveProperty('score')
  const others = await crowd(3)
  for (const who of [alice, bob, ...others]) await established(services().db, who)
  for (const [index, other] of others.entries()) await publish(other, said(10, 2 + index, at))
  await settle()
  const list = await matchesOf(alice)
  const of = (who: Person) => list.find(({ post }) => post.author.id === who.id)
  expect(of(others[2]!)).toMatchObject({
    band: 'veryClose',
    reasons: { sameZone: true, points: { ...told, zone: 20 } },
  })
  // The reason is decided when the pair is first stored, and then there were two members in that zone.
  expect(of(bob)).toMatchObject({ reasons: { sameZone: false, points: { ...told, zone: 0 } } })
})

test('made-up accounts do not reveal the département of a case', async () => {
  const { said } = apart()
  const at = { postalCode: '64000' }
  const { victim } = await people('victim')
  await established(services().db, victim)
  await publish(victim, said(10, 0, at))
  let written = 1
  /** Publishes there, and says whether this account is told that the victim lives there too. */
  const isTold = async (who: Person) => {
    await publish(who, said(10, written++, at))
    await settle()
    const shown = (await matchesOf(who)).find(({ post }) => post.author.id === victim.id)
    expect(shown).toBeDefined()
    return shown!.reasons.sameZone
  }
  const made = await crowd(10)
  for (const who of made) expect(await isTold(who)).toBe(false)
  // These accounts are old and were seen on two days by now, but they are what one household made up within an hour.
  const here = { ...services(), clientAddress: '2001:db8:41:41::' }
  await transact(here, async (tx) => {
    for (const { id } of made) await noteSignUpOrigin(tx, here, id)
  })
  for (const who of made) await established(services().db, who)
  expect(await isTold(await person())).toBe(false)
  // The victim and that household count as two; old accounts that were never seen, or on one day only, count as none.
  const others = await crowd(3)
  const old = { createdAt: new Date('2024-06-01') }
  for (const who of others) {
    await services().db.update(member).set(old).where(eq(member.id, who.id))
    expect(await isTold(who)).toBe(false)
  }
  for (const [index, who] of others.entries()) {
    await established(services().db, who)
    expect(await isTold(await person())).toBe(index === others.length - 1)
  }
})

test('a pair that only the département lifts over the threshold is listed, without the reason', async () => {
  const { said } = apart()
  const { alice, bob } = await people('alice', 'bob')
  const at = { postalCode: '31000' }
  await publish(alice, said(4, 0, { ...at, startDate: '2026-01-10' }))
  await publish(bob, said(4, 1, { ...at, startDate: '2026-05-10' }))
  await settle()
  expect(await matchesOf(alice)).toMatchObject([
    {
      band: 'common',
      wholeScore: null,
      reasons: { sameZone: false, points: { country: 30, zone: 0, period: 0, words: 5, travel: 0 } },
    },
  ])
})

test('later edits of hidden fields change nothing that was shown of a pair', async () => {
  const { said } = apart()
  const at = { postalCode: '69001' }
  const everyone = await crowd(5)
  for (const who of everyone) await established(services().db, who)
  const posts = []
  for (const [index, who] of everyone.entries()) posts.push(await publish(who, said(10, index, at)))
  await settle()
  const last = everyone[4]!
  const before = await matchesOf(last)
  expect(before.filter(({ reasons }) => reasons.sameZone)).toHaveLength(4)
  const changes = [{ postalCode: '13001' }, { startDate: '2026-05-28' }]
  for (const [index, change] of changes.entries()) {
    await as(last).posts.editSymptom({
      ...edited(said(10, 4, { ...at, ...change })),
      id: posts[4]!.id,
      version: index + 1,
    })
    await settle()
    const after = await matchesOf(last)
    expect(after.map(({ post, band, reasons }) => [post.id, band, reasons])).toEqual(
      before.map(({ post, band, reasons }) => [post.id, band, reasons]),
    )
  }
})

test('hidden fields change three times a day at most, over all posts; public ones without a limit', async () => {
  const { said } = apart()
  const who = await person()
  const posts = [await publish(who, said(0, 0)), await publish(who, said(0, 1))]
  const edit = (index: number, given: object) => {
    const { id, version } = posts[index]!
    return as(who).posts.editSymptom({ ...edited(said(0, index, given)), id, version })
  }
  for (let change = 1; change <= HIDDEN_CHANGES_PER_DAY; change++)
    posts[change % 2] = await edit(change % 2, { postalCode: `7500${change}` })
  await expect(edit(0, { postalCode: '75020' })).rejects.toMatchObject({ code: 'QUOTA_REACHED' })
  const travels = [{ destination: 'Maroc', startDate: '2026-10-01', endDate: '2026-10-02' }]
  await expect(edit(1, { travels })).rejects.toMatchObject({ code: 'QUOTA_REACHED' })
  posts[1] = await edit(1, { postalCode: '75003', intensity: 3 })
  advance(DAY_MS)
  expect((await edit(1, { postalCode: '75020', intensity: 3 })).own?.postalCode).toBe('75020')
})

test('a member’s home and stays count by one settled answer in thirty days, whatever they publish and delete', async () => {
  const { said } = apart()
  const { alice, bob, lyon } = await people('alice', 'bob', 'lyon')
  const far = (given: object) => ({ startDate: '2026-01-10', ...given })
  await publish(bob, said(4, 0, { postalCode: '75001' }))
  await publish(lyon, said(4, 1, { postalCode: '69001' }))
  const first = await publish(alice, said(4, 2, far({ postalCode: '75020' })))
  await settle()
  expect((await matchesOf(alice)).map(({ post }) => post.author.id)).toEqual([bob.id])
  await as(alice).posts.remove({ id: first.id })
  await publish(alice, said(4, 3, far({ postalCode: '69002' })))
  await settle()
  expect(await matchesOf(alice)).toEqual([])
  advance(31 * DAY_MS)
  await as(alice).matching.search({})
  await settle()
  expect((await matchesOf(alice)).map(({ post }) => post.author.id)).toEqual([lyon.id])
})

test('a symptom in nearly the same words as another of its author is refused, and led to it; other members may say the same', async () => {
  const { said } = apart()
  const { alice, bob } = await people('alice', 'bob')
  const first = await publish(alice, said(16, 0))
  const refused = { code: 'DUPLICATE_POST', data: { postId: first.id } }
  await expect(publish(alice, said(16, 1))).rejects.toMatchObject(refused)
  const second = await publish(alice, said(15, 2))
  await expect(
    as(alice).posts.editSymptom({ ...edited(said(16, 2)), id: second.id, version: 1 }),
  ).rejects.toMatchObject(refused)
  expect((await publish(bob, said(16, 3))).title).toBe(first.title)
  await as(alice).posts.editSymptom({ ...edited(said(16, 4)), id: first.id, version: 1 })
})

test('a symptom and an edit of another in the same words, sent at once, leave one in these words', async () => {
  const { said } = apart()
  for (let round = 0; round < 6; round++) {
    const who = await person()
    const first = await publish(who, said(0, 2 * round))
    const same = said(0, 2 * round + 1)
    const endings = await endingsOf([
      publish(who, same),
      as(who).posts.editSymptom({ ...edited(same), id: first.id, version: 1 }),
    ])
    expect(endings.toSorted()).toEqual(['DUPLICATE_POST', 'done'])
  }
})

test('a member who was told of a case keeps its notice when the case is deleted, without a word of it', {
  tags: ['long'],
}, async () => {
  const { said } = apart()
  const { alice, probe } = await people('alice', 'probe')
  await publish(alice, said(10, 0))
  const asked = await publish(probe, said(10, 1))
  await endOfDay({ advance, services, settle })
  await as(probe).posts.remove({ id: asked.id })
  await settle({ everyJobTwice: true })
  const { items } = await as(alice).notifications.list({})
  expect(items).toMatchObject([
    { kind: 'match', postId: asked.id, postTitle: null, ownPostId: null, sender: { id: probe.id } },
  ])
})

test('two members who talk see the whole score of the first pair between them, and of no later one', async () => {
  const { said } = apart()
  const { alice, bob, stranger } = await people('alice', 'bob', 'stranger')
  await publish(alice, said(10, 0, { startDate: '2026-05-01' }))
  await publish(bob, said(10, 1, { startDate: '2026-05-20' }))
  await publish(stranger, said(10, 2))
  await settle()
  const wholesOf = async (who: Person) =>
    (await matchesOf(who))
      .filter(({ wholeScore }) => wholeScore !== null)
      .map(({ reasons, wholeScore }) => [reasons.points.period, wholeScore])
  await as(alice).chat.start({ memberId: bob.id, kind: 'chat' })
  await settle()
  expect(await wholesOf(alice)).toEqual([])
  const [request] = (await as(bob).chat.requests()).requests
  await as(bob).chat.answer({ id: request!.id, isAccepted: true })
  await settle({ everyJobTwice: true })
  // Both cases began in May, so their months agree; their days lie more than a week apart, so the whole score is lower.
  expect(await wholesOf(alice)).toEqual([[25, 57]])
  expect(await wholesOf(bob)).toEqual([[25, 57]])
  expect(await wholesOf(stranger)).toEqual([])
  await publish(alice, said(9, 3, { startDate: '2026-05-02' }))
  await settle()
  expect(await wholesOf(alice)).toEqual([[25, 57]])
})

test('the same département overseas is shown where three characters agree, however the code is written', async () => {
  const { said } = apart()
  const at = (postalCode: string) => ({ country: 'FR', postalCode })
  const { alice, max } = await people('alice', 'max')
  const others = await crowd(4)
  for (const who of [alice, max, ...others]) await established(services().db, who)
  for (const [index, other] of others.entries()) await publish(other, said(10, index, at('97400 Saint-Denis')))
  await publish(max, said(10, 5, at('97110')))
  await settle()
  await publish(alice, said(10, 6, at('F-97411')))
  await settle()
  const list = await matchesOf(alice)
  const of = (who: Person) => list.find(({ post }) => post.author.id === who.id)?.reasons
  expect(of(others[0]!)).toMatchObject({ sameZone: true, points: { zone: 20 } })
  expect(of(max)).toMatchObject({ sameZone: false, points: { zone: 0 } })
})

test('the place that is pinned for an author is forgotten once no post of theirs tells it, and only then', async () => {
  const { ada } = await people('ada')
  const { id } = await as(ada).posts.publishSymptom(symptom({ country: 'FR', postalCode: '75011' }))
  await settle()
  const pinned = async () => {
    await runQueue(services(), 'app.forget')
    await settle()
    const { rows } = await services().db.execute(sql`select zone from match_pinned_place where member_id = ${ada.id}`)
    return rows
  }
  const longAgo = sql`update match_pinned_place set zone_since = now() - interval '400 days' where member_id = ${ada.id}`
  await services().db.execute(longAgo)
  expect(await pinned()).toEqual([{ zone: 'FR:75' }])
  await as(ada).posts.remove({ id })
  await services().db.execute(
    sql`update match_pinned_place set zone_since = ${services().now().toISOString()}::timestamptz where member_id = ${ada.id}`,
  )
  expect(await pinned()).toEqual([{ zone: 'FR:75' }])
  await services().db.execute(longAgo)
  expect(await pinned()).toEqual([])
})
