import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  CONSENT_VERSIONS,
  CONSENTS_PER_HOUR,
  CONSENTS_SHOWN,
  FORMER_USERNAMES_KEPT,
} from '#contract/accounts/limits.ts'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { exportConsents } from '#server/accounts/privacy/export.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying } from '#tests/support/fixtures/sharing.ts'
import { signedInAgain } from '#tests/support/fixtures/signed-in-again.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { cookiesOf, jsonPost } from '#tests/support/json-post.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { endingsOf, faultsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)
const NEXT = 'galet-orange-52'
const DAY_MS = 86_400_000

const signIn = (email: string, password: string) =>
  world.fetch('/api/auth/sign-in/email', jsonPost({ email, password }))
const elsewhere = (who: Person) => signedInAgain(world, who)

const isIn = async (who: Person) => (await as(who).accounts.me()).member !== null

test('a pseudonym changes everywhere at once; the old one is nobody else’s for a year, and no two read alike', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const { id } = await as(lou).posts.publishSymptom(symptom())
  const name = `Capucine ${randomLetters(8)}`
  expect((await as(lou).settings.setUsername({ username: name })).username).toBe(name)
  expect((await as(max).posts.get({ id })).author.username).toBe(name)
  expect(await refusalOf(as(max).settings.setUsername({ username: ` ${name.toUpperCase()} ` }))).toBe('USERNAME_TAKEN')
  expect((await as(lou).settings.setUsername({ username: name.toUpperCase() })).username).toBe(name.toUpperCase())
  for (const taken of [lou.username, lou.username.toUpperCase()])
    expect(await refusalOf(as(max).settings.setUsername({ username: taken }))).toBe('USERNAME_TAKEN')
  expect((await as(lou).settings.setUsername({ username: lou.username })).username).toBe(lou.username)
  for (const username of ['', '   ', 'a'.repeat(51), 'www.exemple.fr'])
    expect(await faultsOf(as(lou).settings.setUsername({ username }))).toHaveLength(1)
})

test('no name passes for another’s by a sign before, after or within either; one’s own may take one', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const tail = randomLetters(8)
  const rename = (who: Person, username: string) => as(who).settings.setUsername({ username })
  await rename(lou, `Capucine${tail}`)
  for (const name of [
    `Capucine${tail}.`,
    `“Capucine${tail}”`,
    `·Capucine${tail}`,
    `Capucine_${tail}`,
    `Capucine${tail} !`,
  ])
    expect(await refusalOf(rename(max, name)), name).toBe('USERNAME_TAKEN')
  const asked = { username: `Capucine${tail}.`, email: newAddress(), password: PASSWORD }
  const consents = { age: true, terms: true, healthData: true }
  expect(await refusalOf(as().accounts.signUp({ ...asked, consents }))).toBe('USERNAME_TAKEN')
  expect((await rename(max, `Capucine${tail} 🌿`)).username).toBe(`Capucine${tail} 🌿`)
  expect((await rename(lou, `Capucine${tail}.`)).username).toBe(`Capucine${tail}.`)
  expect(await refusalOf(rename(max, `Capucine${tail}`))).toBe('USERNAME_TAKEN')
})

test('one of many members who want a pseudonym at once gets it; each changes theirs three times an hour', async () => {
  const people = Object.values(await world.people('a', 'b', 'c', 'd'))
  const username = `Voulu ${randomLetters(8)}`
  const endings = await endingsOf(people.map((who) => as(who).settings.setUsername({ username })))
  expect(endings.toSorted()).toEqual(['USERNAME_TAKEN', 'USERNAME_TAKEN', 'USERNAME_TAKEN', 'done'])
  const lou = await world.person()
  for (const n of [1, 2, 3]) await as(lou).settings.setUsername({ username: `${username} ${n}` })
  expect(await refusalOf(as(lou).settings.setUsername({ username: `${username} 4` }))).toBe('QUOTA_REACHED')
  await as(lou).settings.setUsername({ username: `${username} 3` }) // it is that already
})

test('a member tries at most twenty names an hour, refused ones included', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const tries = () => as(lou).settings.setUsername({ username: 'Admin' })
  for (let n = 0; n < 20; n++) expect(await refusalOf(tries())).toBe('USERNAME_TAKEN')
  for (let n = 0; n < 20; n++) expect(await refusalOf(tries())).toBe('TOO_MANY_REQUESTS')
  expect(await refusalOf(as(max).settings.setUsername({ username: 'Admin' }))).toBe('USERNAME_TAKEN')
})

test('a new password closes every other session and its sockets, voids links to reset it, and is told by mail', async () => {
  const lou = await world.person()
  const other = await elsewhere(lou)
  const token = await resetOf(lou)
  const socket = await openSocket(world, other)

  expect(await as(lou).settings.setPassword({ currentPassword: PASSWORD, newPassword: NEXT })).toEqual({
    isChanged: true,
  })
  expect(await socket.closed).toBe(LIVE_CLOSE.sessionEnded)
  expect([await isIn(lou), await isIn(other)]).toEqual([true, false])
  expect((await signIn(lou.email, PASSWORD)).status).toBe(401)
  expect((await signIn(lou.email, NEXT)).status).toBe(200)
  expect((await reset(token, 'colline-bleue-19')).status).toBe(400)
  await world.settle()
  expect(world.mailsTo(lou.email).at(-1)).toContain('Votre mot de passe a changé')
})

const RENEWING = ['setPassword', 'confirmSecondFactor', 'endOtherSessions', 'confirmEmail'] as const

test.each(RENEWING)(
  'a thief who copied the cookie of a browser that signs the others out (%s) is signed out too',
  async (act) => {
    const lou = await world.person()
    const thief = { ...lou }
    const acts = {
      setPassword: async () =>
        void (await as(lou).settings.setPassword({ currentPassword: PASSWORD, newPassword: NEXT })),
      confirmSecondFactor: async () => void (await world.secondFactor(lou)),
      endOtherSessions: async () => expect(await as(lou).settings.endOtherSessions()).toEqual({ ended: 0 }),
      async confirmEmail() {
        const email = newAddress()
        await as(lou).settings.askEmail({ email, password: PASSWORD })
        await as(lou).settings.confirmEmail({ token: await linkTo(email) })
      },
    } satisfies Record<typeof act, () => Promise<void>>
    // The server has looked up the cookie and remembers its session by now.
    expect(await isIn(thief)).toBe(true)
    const [before] = (await as(lou).settings.sessions()).sessions
    const socket = await openSocket(world, thief)

    await acts[act]()
    expect(await socket.closed).toBe(LIVE_CLOSE.sessionEnded)
    expect([await isIn(thief), await refusalOf(as(thief).settings.get())]).toEqual([false, 'UNAUTHORIZED'])
    const { sessions } = await as(lou).settings.sessions()
    expect(sessions).toMatchObject([{ isCurrent: true, createdAt: before!.createdAt }])
    expect(sessions[0]!.id).not.toBe(before!.id)
    ;(await openSocket(world, lou)).ws.close()
    expect((await world.fetch('/api/auth/sign-out', jsonPost({}), lou)).status).toBe(200)
    expect(await isIn(lou)).toBe(false)
  },
)

test('a session closed meanwhile changes no password, and opens no other', async () => {
  const lou = await world.person()
  const [one, other] = [await elsewhere(lou), await elsewhere(lou)]
  const endings = await endingsOf([
    as(one).settings.setPassword({ currentPassword: PASSWORD, newPassword: NEXT }),
    as(other).settings.setPassword({ currentPassword: PASSWORD, newPassword: 'colline-bleue-19' }),
  ])
  expect(endings.filter((ending) => ending === 'done')).toHaveLength(1)
  const isFirst = endings[0] === 'done'
  expect([await isIn(one), await isIn(other)]).toEqual([isFirst, !isFirst])
  expect((await signIn(lou.email, isFirst ? NEXT : 'colline-bleue-19')).status).toBe(200)
  expect((await signIn(lou.email, isFirst ? 'colline-bleue-19' : NEXT)).status).toBe(401)
})

test.each(['setPassword', 'reset'] as const)(
  'a sign-in with the old password during a change of it (%s) ends signed out',
  async (way) => {
    const lou = await world.person()
    const token = await resetOf(lou)
    const entering = await world.services().db.transaction(async (tx) => {
      // The session cannot be written while its owner's row is held: the password has been checked by then.
      await tx.execute(sql`select from "user" where id = ${lou.id} for update`)
      const signingIn = signIn(lou.email, PASSWORD)
      await expect.poll(async () => (await run(LOCKED)).rows.length).toBeGreaterThan(0)
      if (way === 'reset') {
        expect((await reset(token, NEXT)).status).toBe(200)
      } else await as(lou).settings.setPassword({ currentPassword: PASSWORD, newPassword: NEXT })
      return { signingIn }
    })
    const answer = await entering.signingIn
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []])
    const { rows } = await run(sql`select count(*)::int as sessions from session where user_id = ${lou.id}`)
    expect(rows).toEqual([{ sessions: way === 'reset' ? 0 : 1 }])
    expect((await signIn(lou.email, NEXT)).status).toBe(200)
  },
)

/** Selects the sign-ins that wait for a lock in this database. */
const LOCKED = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike 'insert into "session"%'`

test('nothing changes without the current password, and a guesser is stopped after ten tries', async () => {
  const lou = await world.person()
  const other = await elsewhere(lou)
  const wrong = () => as(lou).settings.setPassword({ currentPassword: 'pas-le-bon-mot', newPassword: NEXT })
  expect(await refusalOf(wrong())).toBe('WRONG_PASSWORD')
  const weak = as(lou).settings.setPassword({ currentPassword: PASSWORD, newPassword: 'motdepasse' })
  expect(await refused(weak)).toMatchObject({ code: 'WEAK_PASSWORD', data: { reasons: ['common'] } })
  const personal = as(lou).settings.setPassword({ currentPassword: PASSWORD, newPassword: `${lou.username}-1` })
  expect(await refused(personal)).toMatchObject({ code: 'WEAK_PASSWORD', data: { reasons: ['personal'] } })
  for (let n = 3; n < 10; n++) expect(await refusalOf(wrong())).toBe('WRONG_PASSWORD')
  expect(await refusalOf(wrong())).toBe('TOO_MANY_REQUESTS')
  const right = as(other).settings.setPassword({ currentPassword: PASSWORD, newPassword: NEXT })
  expect(await refusalOf(right)).toBe('TOO_MANY_REQUESTS')
  expect(await isIn(other)).toBe(true)
  expect((await signIn(lou.email, PASSWORD)).status).toBe(200)
})

const newAddress = () => `${crypto.randomUUID()}@exemple.fr`
async function linkTo(address: string): Promise<string> {
  await world.settle()
  return new URL(linkIn(world.mailsTo(address).at(-1))).searchParams.get('email')!
}

test('another address is set by the link sent to it, once; other sessions are signed out and the old address is told', async () => {
  const lou = await world.person()
  const other = await elsewhere(lou)
  const email = newAddress()
  await as(lou).settings.askEmail({ email: email.toUpperCase(), password: PASSWORD })
  const token = await linkTo(email)
  expect((await as(lou).accounts.me()).member?.email).toBe(lou.email)
  // The mail names nobody: the new address may belong to somebody else.
  for (const word of [lou.id, lou.username]) expect(world.mailsTo(email).at(-1)).not.toContain(word)

  const [id, secret] = token.split('.')
  const max = await world.person()
  for (const forged of [`${id}.x`, `${max.id}.${secret}`, `${id}`, secret!, '', '.', `${token}x`])
    expect(await refusalOf(as().settings.confirmEmail({ token: forged }))).toBe('NOT_FOUND')

  expect(await as(lou).settings.confirmEmail({ token })).toEqual({ email })
  expect((await as(lou).accounts.me()).member?.email).toBe(email)
  expect(await isIn(other)).toBe(false)
  expect(await refusalOf(as(lou).settings.confirmEmail({ token }))).toBe('NOT_FOUND')
  expect((await signIn(lou.email, PASSWORD)).status).toBe(401)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
  await world.settle()
  expect(world.mailsTo(lou.email).at(-1)).toContain('L’adresse de votre compte a changé')
})

test('a stranger with the link guesses ten times an hour, and leaves the member their own tries', async () => {
  const lou = await world.person()
  const email = newAddress()
  await as(lou).settings.askEmail({ email, password: PASSWORD })
  const token = await linkTo(email)
  for (let i = 0; i < 10; i++)
    expect(await refusalOf(as().settings.confirmEmail({ token, password: NEXT }))).toBe('WRONG_PASSWORD')
  expect(await refusalOf(as().settings.confirmEmail({ token, password: PASSWORD }))).toBe('TOO_MANY_REQUESTS')
  await as(lou).settings.askEmail({ email: newAddress(), password: PASSWORD })
  expect(await refusalOf(as().settings.confirmEmail({ token, password: PASSWORD }))).toBe('NOT_FOUND')
})

test('a link followed while signed out closes every session; a later request voids an earlier one, and a day ends it', async () => {
  const lou = await world.person()
  const [first, second] = [newAddress(), newAddress()]
  await as(lou).settings.askEmail({ email: first, password: PASSWORD })
  const void_ = await linkTo(first)
  await as(lou).settings.askEmail({ email: second, password: PASSWORD })
  expect(await refusalOf(as().settings.confirmEmail({ token: void_ }))).toBe('NOT_FOUND')
  const token = await linkTo(second)
  const max = await world.person()
  for (const [who, given] of [
    [undefined, {}],
    [undefined, { password: NEXT }],
    [max, {}],
    [max, { password: NEXT }],
  ] as const)
    expect(await refusalOf(as(who).settings.confirmEmail({ token, ...given }))).toBe('WRONG_PASSWORD')
  expect(await isIn(lou)).toBe(true)
  await as().settings.confirmEmail({ token, password: PASSWORD })
  expect(await isIn(lou)).toBe(false)

  const late = newAddress()
  await as(max).settings.askEmail({ email: late, password: PASSWORD })
  const over = await linkTo(late)
  world.advance(25 * 3_600_000)
  expect(await refusalOf(as().settings.confirmEmail({ token: over }))).toBe('NOT_FOUND')
})

test('an address with an account is answered like any other, its owner is told, and nothing changes', async () => {
  const { lou, max } = await world.people('lou', 'max')
  expect(await as(lou).settings.askEmail({ email: max.email, password: PASSWORD })).toEqual(
    await as(lou).settings.askEmail({ email: newAddress(), password: PASSWORD }),
  )
  await world.settle()
  expect(world.mailsTo(max.email).at(-1)).toContain('Votre adresse a déjà un compte')
  expect(world.mailsTo(max.email).at(-1)).not.toContain('email=')
  expect(await faultsOf(as(lou).settings.askEmail({ email: lou.email, password: PASSWORD }))).toEqual([
    'email: invalid',
  ])
  const wrong = as(lou).settings.askEmail({ email: newAddress(), password: 'pas-le-bon-mot' })
  expect(await refusalOf(wrong)).toBe('WRONG_PASSWORD')
})

test('an address taken meanwhile is not taken again; an unconfirmed sign-up with it gives way', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const email = newAddress()
  for (const who of [lou, max]) await as(who).settings.askEmail({ email, password: PASSWORD })
  await world.settle()
  const [ofLou, ofMax] = world
    .mailsTo(email)
    .map((mail) => new URL(linkIn(mail)).searchParams.get('email')!)
    .sort((one) => (one.startsWith(lou.id) ? -1 : 1))
  const squatter = {
    username: `Squat ${randomLetters(8)}`,
    email,
    password: NEXT,
    consents: { age: true, terms: true, healthData: true },
  }
  await as().accounts.signUp(squatter)
  expect(await as().settings.confirmEmail({ token: ofLou!, password: PASSWORD })).toEqual({ email })
  expect(await refusalOf(as().settings.confirmEmail({ token: ofMax!, password: PASSWORD }))).toBe('NOT_FOUND')
  // The person who signed up with it is not told that it has an account now: for a day their sign-up seems to wait, and its name stays taken.
  expect((await signIn(email, NEXT)).status).toBe(403)
  expect(await refusalOf(as().accounts.signUp({ ...squatter, email: newAddress() }))).toBe('USERNAME_TAKEN')
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

test('sessions are listed, this one first, and closed one by one or all at once; another member’s are not listed', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const other = await elsewhere(lou)
  const third = await elsewhere(lou)
  const { sessions } = await as(lou).settings.sessions()
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  const [, one] = sessions
  expect(await refusalOf(as(max).settings.endSession({ id: one!.id }))).toBe('NOT_FOUND')
  await as(lou).settings.endSession({ id: one!.id })
  expect(await refusalOf(as(lou).settings.endSession({ id: one!.id }))).toBe('NOT_FOUND')
  expect([await isIn(other), await isIn(third)].filter(Boolean)).toHaveLength(1)
  expect(await as(lou).settings.endOtherSessions()).toEqual({ ended: 1 })
  expect([await isIn(lou), await isIn(other), await isIn(third), await isIn(max)]).toEqual([true, false, false, true])
})

test('a consent can be given and withdrawn again and again, and its history stays', async () => {
  const lou = await world.person()
  const given = async (kind: string) =>
    (await as(lou).settings.get()).consents.filter((each) => each.kind === kind && each.withdrawnAt === null).length
  expect(await given('emails')).toBe(0)
  await Promise.all([1, 2, 3].map(() => as(lou).settings.setConsent({ kind: 'emails', isGiven: true })))
  expect(await given('emails')).toBe(1)
  await as(lou).settings.setConsent({ kind: 'emails', isGiven: false })
  await as(lou).settings.setConsent({ kind: 'emails', isGiven: false })
  const { consents } = await as(lou).settings.setConsent({ kind: 'emails', isGiven: true })
  expect(consents.filter(({ kind }) => kind === 'emails')).toEqual([
    { kind: 'emails', version: CONSENT_VERSIONS.emails, givenAt: expect.any(Date), withdrawnAt: null },
    { kind: 'emails', version: CONSENT_VERSIONS.emails, givenAt: expect.any(Date), withdrawnAt: expect.any(Date) },
  ])
  for (const kind of ['age', 'terms', 'anything'])
    expect(await faultsOf(as(lou).settings.setConsent({ kind: kind as 'emails', isGiven: false }))).toHaveLength(1)
})

test('withdrawing the consent to health data hides posts, removes matches and stops writing at once; giving it again restores all', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const mine = await as(lou).posts.publishSymptom(vertigo())
  const theirs = await as(max).posts.publishSymptom(vertigo())
  await world.settle()
  const matches = async (who: Person) => (await as(who).matching.list({})).matches.length
  expect(await matches(max)).toBe(1)

  await as(lou).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await refusalOf(as(max).posts.get({ id: mine.id }))).toBe('NOT_FOUND')
  expect((await as(lou).accounts.me()).member?.isReadOnly).toBe(true)
  expect(await refusalOf(as(lou).comments.add(saying(theirs.id)))).toBe('READ_ONLY_ACCOUNT')
  expect((await as(lou).posts.mine({})).items).toHaveLength(1)
  await world.settle()
  expect([await matches(lou), await matches(max)]).toEqual([0, 0])

  await as(lou).settings.setConsent({ kind: 'healthData', isGiven: true })
  await world.settle({ everyJobTwice: true })
  expect((await as(max).posts.get({ id: mine.id })).id).toBe(mine.id)
  expect([await matches(lou), await matches(max)]).toEqual([1, 1])
})

test('matching switched off removes the member’s matches from both sides and stores none; switched on again, they are back', async () => {
  const { lou, max } = await world.people('lou', 'max')
  await as(lou).posts.publishSymptom(vertigo({ country: 'BE', postalCode: '1000' }))
  expect((await as(lou).settings.setMatching({ isMatched: false })).isMatched).toBe(false)
  const theirs = await as(max).posts.publishSymptom(vertigo({ country: 'BE', postalCode: '1000' }))
  await world.settle()
  const matchesOf = async (who: Person) => (await as(who).matching.list({})).matches.map(({ post }) => post.id)
  expect(await matchesOf(lou)).toEqual([])
  await as(lou).settings.setMatching({ isMatched: true })
  await world.settle({ everyJobTwice: true })
  expect(await matchesOf(lou)).toContain(theirs.id)
  expect((await as(lou).settings.get()).isMatched).toBe(true)
})

test('matching switched off while a post is being indexed takes the post out all the same', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const { db } = world.services()
  const waiting = async (events: string[]) =>
    (
      await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = any (${sql.param(events)}::text[])`,
      )
    ).rows.length
  let published: { id: string } | undefined
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table match_key in share mode`) // read by all, written by none until this ends
    published = await as(lou).posts.publishSymptom(vertigo({ country: 'CH', postalCode: '1200' }))
    await expect.poll(() => waiting(['relation'])).toBe(1) // found to take part, not yet written
    await as(lou).settings.setMatching({ isMatched: false })
    await expect
      .poll(
        async () =>
          (await waiting(['advisory'])) > 0 ||
          (
            await db.execute(
              sql`select from pgboss.job where name = 'matching.follow-participation' and state = 'completed' and data ->> 'memberId' = ${lou.id}`,
            )
          ).rows.length > 0,
      )
      .toBe(true)
  })
  await as(max).posts.publishSymptom(vertigo({ country: 'CH', postalCode: '1200' }))
  await world.settle()
  expect((await run(sql`select from match_key where post_id = ${published!.id}`)).rows).toEqual([])
  expect((await as(lou).matching.list({})).matches).toEqual([])
})

const askReset = (email: string) => world.fetch('/api/auth/request-password-reset', jsonPost({ email }))
const reset = (token: string | null, newPassword: string) =>
  world.fetch('/api/auth/reset-password', jsonPost({ token, newPassword }))
async function resetOf(who: Person) {
  await askReset(who.email)
  await world.settle()
  return new URL(linkIn(world.mailsTo(who.email).at(-1))).searchParams.get('reset')
}

test('a stranger in a member’s account keeps no link to return by, once the password or address has changed', async () => {
  const { lou, max, ada } = await world.people('lou', 'max', 'ada')
  const theirs = newAddress()
  await as(lou).settings.askEmail({ email: theirs, password: PASSWORD })
  const ofLou = await linkTo(theirs)
  await as(lou).settings.setPassword({ currentPassword: PASSWORD, newPassword: NEXT })
  expect(await refusalOf(as().settings.confirmEmail({ token: ofLou }))).toBe('NOT_FOUND')

  const others = newAddress()
  await as(max).settings.askEmail({ email: others, password: PASSWORD })
  const ofMax = await linkTo(others)
  expect((await reset(await resetOf(max), NEXT)).status).toBe(200)
  expect(await refusalOf(as().settings.confirmEmail({ token: ofMax }))).toBe('NOT_FOUND')

  const before = await resetOf(ada)
  const own = newAddress()
  await as(ada).settings.askEmail({ email: own, password: PASSWORD })
  await as(ada).settings.confirmEmail({ token: await linkTo(own) })
  expect((await reset(before, NEXT)).status).toBe(400)
})

test('the stored part of a link to a new address does not open it', async () => {
  const lou = await world.person()
  const email = newAddress()
  await as(lou).settings.askEmail({ email, password: PASSWORD })
  const token = await linkTo(email)
  const { rows } = await run(sql`select identifier || value as kept from verification`)
  for (const { kept } of rows) expect(kept).not.toContain(token.split('.')[1])
})

test('an address is one account however it is pasted, at every form, and shown as people read it', async () => {
  const host = `société-${crypto.randomUUID().slice(0, 8)}.fr`
  const stored = `lea@${new URL(`http://${host}`).hostname}`
  const consents = { age: true, terms: true, healthData: true, research: false, emails: false }
  const signUp = (email: string) =>
    as().accounts.signUp({
      ...{ username: `Collée ${randomLetters(8)}`, email, password: PASSWORD, consents },
      language: 'fr',
    })
  await signUp(`Léa <lea@${host}>`)
  await world.settle()
  const token = new URL(linkIn(world.mailsTo(stored)[0])).searchParams.get('confirm') ?? ''
  expect((await as().accounts.previewSignUp({ token })).email).toBe(`lea@${host}`)
  await as().accounts.confirmSignUp({ token, password: PASSWORD })

  await signUp(`\u200blea@${host}.`)
  await world.settle()
  expect(world.mailsTo(stored).filter((mail) => mail.includes('Vous avez déjà un compte'))).toHaveLength(1)

  for (const pasted of [`mailto:LEA@${host}`, `lea@${host}\u200b`, stored, `« lea@${host} »`])
    expect((await signIn(pasted, PASSWORD)).status, pasted).toBe(200)
  const reset = await world.fetch('/api/auth/request-password-reset', jsonPost({ email: `<lea@${host}>,` }))
  await world.settle()
  expect([reset.status, world.mailsTo(stored).filter((mail) => mail.includes('reset=')).length]).toEqual([200, 1])

  const max = await world.person()
  await as(max).settings.askEmail({ email: `Max <MAX@${host}>`, password: PASSWORD })
  await world.settle()
  const asked = new URL(linkIn(world.mailsTo(stored.replace('lea', 'max'))[0])).searchParams.get('email') ?? ''
  expect(await as().settings.confirmEmail({ token: asked, password: PASSWORD })).toEqual({ email: `max@${host}` })
  const again = await signIn(`max@${host}`, PASSWORD)
  const me = await world.fetch('/api/me', { headers: { cookie: cookiesOf(again) } })
  expect(await me.json()).toMatchObject({ member: { email: `max@${host}` } })

  for (const [email, code] of [
    ['élise@exemple.fr', 'emailAccents'],
    ['lea@exemple', 'emailNoEnding'],
  ] as const) {
    const faults = [`email: ${code}`]
    expect(await faultsOf(signUp(email))).toEqual(faults)
    expect(await faultsOf(as(max).settings.askEmail({ email, password: PASSWORD }))).toEqual(faults)
    const refused = await signIn(email, PASSWORD)
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: 'INVALID_INPUT', data: { fields: [{ path: 'email', code }] } },
    ])
  }
})

test('one account reserves the latest names it gave up, and no more of them', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const names = Array.from({ length: FORMER_USERNAMES_KEPT + 2 }, () => `Tenu ${randomLetters(8)}`)
  for (const username of names) {
    world.advance(3_600_000)
    await as(lou).settings.setUsername({ username })
  }
  const [first, second] = names as [string, string]
  expect((await as(max).settings.setUsername({ username: first })).username).toBe(first)
  expect(await refusalOf(as(max).settings.setUsername({ username: second }))).toBe('USERNAME_TAKEN')
})

test('a name given up, or left with an account, is free to others after a year, and to its former owner before', async () => {
  const { lou, max, leo } = await world.people('lou', 'max', 'leo')
  const rename = (who: Person, username: string) => as(who).settings.setUsername({ username })
  await rename(lou, `Changé ${randomLetters(8)}`)
  await as(leo).rights.askErasure({ password: PASSWORD })
  world.advance(8 * DAY_MS)
  await runQueue(world.services(), 'accounts.erase-due')
  await world.settle()
  for (const name of [lou.username, leo.username]) {
    expect(await refusalOf(rename(max, name))).toBe('USERNAME_TAKEN')
    expect(JSON.stringify((await run(sql`select * from former_username`)).rows)).not.toContain(name)
  }
  await rename(lou, lou.username)
  await rename(lou, `Encore ${randomLetters(8)}`)
  world.advance(366 * DAY_MS)
  for (const name of [lou.username, leo.username]) expect((await rename(max, name)).username).toBe(name)
})

test('optional consents are given so often an hour and withdrawn always, and of a long history the settings list the end', async () => {
  const lou = await world.person()
  const choose = (isGiven: boolean) => as(lou).settings.setConsent({ kind: 'research', isGiven })
  await choose(false)
  for (let i = 0; i < CONSENTS_PER_HOUR; i++) {
    await choose(true)
    await choose(false)
  }
  expect(await refusalOf(choose(true))).toBe('QUOTA_REACHED')
  await choose(false)
  await world.services().db.execute(sql`
    insert into consent (id, member_id, kind, version, given_at, withdrawn_at)
    select gen_random_uuid(), ${lou.id}, 'emails', '2026-11', now() + n * interval '1 s', now() + n * interval '1 s'
    from generate_series(1, ${CONSENTS_SHOWN}) n`)
  const { consents } = await as(lou).settings.get()
  expect(consents).toHaveLength(CONSENTS_SHOWN)
  expect(consents.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ kind }) => kind)).toContain('healthData')
  const given = consents.map(({ givenAt }) => givenAt.getTime())
  expect(given).toEqual(given.toSorted((one, other) => other - one))
  expect((await exportConsents(world.services().db, lou.id)).length).toBeGreaterThan(CONSENTS_SHOWN)
})
