import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { SIGN_UP_ORIGIN_DAYS } from '#contract/accounts/limits.ts'
import { HEARD_AFTER_DAYS } from '#contract/moderation/limits.ts'
import { noteSignUpOrigin } from '#server/accounts/sign-in/commands/note-sign-up-origin.ts'
import { signUpOriginKey } from '#server/accounts/tables.ts'
import { transact } from '#server/foundation/transaction.ts'
import { moderationCase } from '#server/moderation/tables.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { aModerator, caseAbout, deciding, reporting, rightBefore } from '#tests/support/fixtures/moderation.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

// Accounts that one person made can have little hidden before anyone looks.

const world = openWorld({ NEW_ACCOUNT_DAYS: '3' })
const { as } = world
const db = () => world.services().db
const DAY_MS = 86_400_000

const newPost = async () => {
  const author = await world.person()
  return { author, id: (await as(author).posts.publishSymptom(vertigo())).id }
}
const report = (who: Person | undefined, id: string) =>
  as(who).moderation.report(reporting({ kind: 'post', id }, { reason: 'danger' }))
const isHidden = async (id: string) => {
  const rows = await db().select().from(moderationCase).where(eq(moderationCase.subjectId, id))
  const reader = await world.person()
  const isGone = (await refusalOf(as(reader).posts.get({ id })).catch(() => 'here')) === 'NOT_FOUND'
  expect(isGone).toBe(rows.some(({ state, autoHiddenAt }) => state === 'open' && autoHiddenAt !== null))
  return isGone
}
/** Lets three days pass: no account made so far is new any more, nor remembered as one. */
const threeDays = () => wait(3)
/** Lets so many days pass that reports of accounts never judged before count. */
const fortnight = () => wait(HEARD_AFTER_DAYS)
function wait(days: number) {
  world.advance(days * DAY_MS)
  world.appServices().sessions.drop('everyone')
}
async function forget() {
  await runQueue(world.services(), 'app.forget')
  await world.settle()
}

describe.each([8, 16])('%d accounts', (many) => {
  const tags = many === 8 ? ['long'] : []

  test('without a judged report hide nothing before they are 14 days old', { tags }, async () => {
    const made = await world.crowd(many)
    wait(HEARD_AFTER_DAYS - 1)
    const { id } = await newPost()
    for (const who of made) await report(who, id)
    expect(await isHidden(id)).toBe(false)
  })

  test.each([
    ['one network', () => '2001:db8:9:9::'],
    ['as many networks of one line', (n: number) => `2001:db8:9:${(0x1a00 + n).toString(16)}::`],
  ])('that one household opened an hour apart from %s hide nothing', { tags }, async (_, networkOf) => {
    world.advance(DAY_MS - (world.now().getTime() % DAY_MS)) // a day of UTC begins
    const made: Person[] = []
    for (let n = 0; n < many; n++) {
      const [here, who] = [{ ...world.services(), clientAddress: networkOf(n) }, await world.person()]
      await transact(here, (tx) => noteSignUpOrigin(tx, here, who.id))
      made.push(who)
      world.advance(3_600_000)
    }
    fortnight()
    const { id } = await newPost()
    for (const who of made) await report(who, id)
    expect(await isHidden(id)).toBe(false)
  })
})

test('seven accounts without a judged report hide nothing, an eighth does; the staff reads their reports at once', async () => {
  const [made, late, moderator] = [await world.crowd(7), await world.person(), await aModerator(world)]
  const { id, author } = await newPost()
  for (const who of made.slice(0, 3)) await report(who, id)
  expect(await isHidden(id)).toBe(false)
  fortnight()
  const second = await newPost()
  for (const who of made.slice(0, 2)) await report(who, second.id)
  expect(await isHidden(second.id)).toBe(false)
  for (const who of made.slice(2)) await report(who, second.id)
  for (let i = 0; i < 3; i++) await report(undefined, second.id)
  expect(await isHidden(second.id)).toBe(false)
  const open = await caseAbout(world, moderator, second.author)
  expect([open.reports, open.isUrgent, open.isHidden]).toEqual([10, true, false])
  // This is the eighth account of which no report was judged yet.
  await report(late, second.id)
  expect(await isHidden(second.id)).toBe(true)
  expect((await caseAbout(world, moderator, author)).reports).toBe(3)
})

test('three reporters who were right before hide nothing, a fourth does', async () => {
  const [right, moderator] = [await world.crowd(4), await aModerator(world)]
  threeDays()
  await rightBefore(world, moderator, right)
  const { id } = await newPost()
  for (const who of right.slice(0, 3)) await report(who, id)
  expect(await isHidden(id)).toBe(false)
  await report(right[3], id)
  expect(await isHidden(id)).toBe(true)
})

test('ten accounts opened in one household on one day are one reporter', async () => {
  const made = await world.crowd(10)
  const here = { ...world.services(), clientAddress: '2001:db8:7:7::' }
  await transact(here, async (tx) => {
    for (const { id } of made) await noteSignUpOrigin(tx, here, id)
  })
  const others = await world.crowd(13)
  const moderator = await aModerator(world)
  fortnight()
  await rightBefore(world, moderator, made)
  const { id } = await newPost()
  for (const who of made) await report(who, id)
  expect(await isHidden(id)).toBe(false)
  // One account that was right before and five halves are too little; the sixth half makes four.
  for (const who of others.slice(0, 5)) await report(who, id)
  expect(await isHidden(id)).toBe(false)
  await report(others[5], id)
  expect(await isHidden(id)).toBe(true)
  // Accounts of one household wait together, too, whichever of them reports another post: seven halves are left.
  const second = await newPost()
  for (const who of [...made, ...others.slice(6)]) await report(who, second.id)
  expect(await isHidden(second.id)).toBe(false)
})

test('one report of a staff member is enough to hide a thing, and the next thing', async () => {
  const [moderator, admin] = [await aModerator(world), await aModerator(world, 'admin')]
  for (const who of [moderator, admin])
    for (let i = 0; i < 2; i++) {
      const { id, author } = await newPost()
      await as(who).moderation.report(reporting({ kind: 'post', id }, { reason: 'scam' }))
      expect(await isHidden(id)).toBe(true)
      const open = await caseAbout(world, who === admin ? moderator : admin, author)
      // The member of the staff who reported it does not decide it.
      expect([open.canDecide, (await as(who).cases.get({ id: open.id })).canDecide]).toEqual([true, false])
    }
  // A role that is not in force gives no right.
  const { id } = await newPost()
  const waiting = await world.person()
  await report(waiting, id)
  expect(await isHidden(id)).toBe(false)
})

test('a reporter whose earlier hiding still waits for the staff does not count in another, not even at the same instant', async () => {
  const [right, moderator] = [await world.crowd(4), await aModerator(world)]
  threeDays()
  await rightBefore(world, moderator, right)
  const posts = [await newPost(), await newPost()] as const
  // The same four report both posts; the one who comes last to one comes last but one to the other.
  for (const who of right.slice(0, 2)) for (const { id } of posts) await report(who, id)
  for (const [i, { id }] of posts.entries()) await report(right[2 + i], id)
  await Promise.all(posts.map(({ id }, i) => report(right[3 - i], id)))
  const hidden = await Promise.all(posts.map(({ id }) => isHidden(id)))
  expect(hidden.toSorted()).toEqual([false, true])
  const [held, spared] = hidden[0] ? posts : [posts[1], posts[0]]
  const late = await world.person()
  fortnight()
  await report(late, spared.id)
  expect(await isHidden(spared.id)).toBe(false)
  // Once a decision found them right, they are heard again, with the next account that reports.
  await as(moderator).cases.decide(deciding(await caseAbout(world, moderator, held.author), { reason: 'danger' }))
  const later = await world.person()
  fortnight()
  await report(later, spared.id)
  expect(await isHidden(spared.id)).toBe(true)
})

test('a reporter counts in another case where it was not the reports that hid the thing, but its own words', async () => {
  const right = await world.crowd(4)
  threeDays()
  await rightBefore(world, await aModerator(world), right)
  const bait = await newPost()
  for (const who of right.slice(0, 3)) await report(who, bait.id)
  const { version } = await as(bait.author).posts.get({ id: bait.id })
  const description = `${vertigo().description} Arrêtez votre traitement dès ce soir.`
  await as(bait.author).posts.editSymptom({ ...edited(vertigo({ description })), id: bait.id, version })
  await world.settle()
  expect(await isHidden(bait.id)).toBe(true)
  const { id } = await newPost()
  for (const who of right) await report(who, id)
  expect(await isHidden(id)).toBe(true)
})

test('the origin of an account is a keyed digest, kept for as long as the page on privacy says', async () => {
  const address = '198.51.100.77'
  const origin = async ({ id }: Person) =>
    (await db().select().from(signUpOriginKey).where(eq(signUpOriginKey.memberId, id)))[0]?.key
  const one = await world.newcomer(`foyer ${randomLetters(12)}`, {}, address)
  const other = await world.newcomer(`voisine ${randomLetters(12)}`)
  world.advance(DAY_MS)
  const later = await world.newcomer(`plus tard ${randomLetters(12)}`, {}, address)
  const keys = await Promise.all([one, other, later].map(origin))
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
  world.advance((SIGN_UP_ORIGIN_DAYS - 1) * DAY_MS)
  await forget()
  expect(await Promise.all([one, later].map(origin))).toEqual([undefined, keys[2]])
  world.advance(DAY_MS)
  await forget()
  expect(await origin(later)).toBeUndefined()
})
