import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CONSENT_VERSIONS } from '#contract/accounts/limits.ts'
import type { RequiredConsent } from '#contract/accounts/schema.ts'
import { aConference } from '#tests/support/fixtures/conferences.ts'
import { declaring } from '#tests/support/fixtures/reports.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying } from '#tests/support/fixtures/sharing.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { uploader } from '#tests/support/uploads.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as, people } = world
const { begin } = uploader(world)

/** As if they had agreed before the text changed. */
async function agreedBefore(who: Person, ...kinds: RequiredConsent[]) {
  for (const kind of kinds)
    await world
      .services()
      .db.execute(sql`update consent set version = '2026-01' where member_id = ${who.id} and kind = ${kind}`)
  world.appServices().sessions.drop([who.id])
}

const agreeing = (...kinds: RequiredConsent[]) => ({
  consents: kinds.map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] })),
})
const meOf = async (who: Person) => (await as(who).accounts.me()).member!
const statusOf = async (answer: Promise<Response>) => (await answer).status

test('a member who agreed to an earlier text reads on, writes nothing, and writes again once they agree to the current text', async () => {
  const { lou, max } = await people('lou', 'max')
  const theirs = await as(max).posts.publishSymptom(vertigo())
  const conferenceId = await aConference(world)
  await agreedBefore(lou, 'terms')
  expect(await meOf(lou)).toMatchObject({ consentsToRenew: ['terms'], isReadOnly: false })

  for (const act of [
    () => as(lou).posts.publishSymptom(vertigo()),
    () => as(lou).comments.add(saying(theirs.id)),
    () => as(lou).posts.like({ id: theirs.id, isLiked: true }),
    () => as(lou).chat.start({ memberId: max.id }),
    () => as(lou).journals.start({ title: 'Mes nuits' }),
    () => as(lou).medication.declare(declaring()),
    () => as(lou).matching.search({}),
    () => as(lou).conferences.register({ id: conferenceId }),
  ])
    expect(await refusalOf(act())).toBe('TERMS_CHANGED')
  expect(await statusOf(begin(lou))).toBe(403)

  expect((await as(lou).posts.get({ id: theirs.id })).id).toBe(theirs.id)
  expect((await as(lou).live.events({ since: 0 })).resync).toBe(false)

  const me = await as(lou).settings.renewConsents(agreeing('terms'))
  expect(me.consentsToRenew).toEqual([])
  expect((await as(lou).comments.add(saying(theirs.id))).id).toBeTruthy()
})

test('a member who has not agreed keeps their legal rights and settings', async () => {
  const { lou } = await people('lou')
  await agreedBefore(lou, 'terms', 'healthData')
  expect((await as(lou).rights.askExport()).state).toBe('making')
  expect((await as(lou).settings.setUsername({ username: 'Une autre' })).username).toBe('Une autre')
  await as(lou).settings.setConsent({ kind: 'emails', isGiven: true })
  expect((await as(lou).rights.askErasure({ password: PASSWORD })).dueAt).toBeInstanceOf(Date)
  expect((await as(lou).rights.cancelErasure()).isCancelled).toBe(true)
  expect((await meOf(lou)).consentsToRenew).toEqual(['terms', 'healthData'])
})

test('agreeing to the current text ends the earlier consent, which stays in the history; once, however often and from however many tabs', async () => {
  const { lou } = await people('lou')
  await agreedBefore(lou, 'terms', 'healthData')
  await Promise.all([1, 2, 3].map(() => as(lou).settings.renewConsents(agreeing('terms', 'healthData'))))
  await as(lou).settings.renewConsents(agreeing('terms', 'healthData'))
  const { consents } = await as(lou).settings.get()
  for (const kind of ['terms', 'healthData'] as const) {
    const rows = consents.filter((each) => each.kind === kind)
    expect(rows).toEqual([
      { kind, version: CONSENT_VERSIONS[kind], givenAt: expect.any(Date), withdrawnAt: null },
      { kind, version: '2026-01', givenAt: expect.any(Date), withdrawnAt: rows[0]!.givenAt },
    ])
  }
  expect(consents.filter(({ kind }) => kind === 'age')).toHaveLength(1)
})

test('each text needs its own agreement: one of two is not enough, and a text changed since it was read is refused', async () => {
  const { lou } = await people('lou')
  await agreedBefore(lou, 'terms', 'healthData')
  const me = await as(lou).settings.renewConsents(agreeing('terms'))
  expect(me.consentsToRenew).toEqual(['healthData'])
  expect(await refusalOf(as(lou).posts.publishSymptom(vertigo()))).toBe('TERMS_CHANGED')
  const stale = { consents: [{ kind: 'healthData' as const, version: '2026-06' }] }
  expect(await refusalOf(as(lou).settings.renewConsents(stale))).toBe('EDITED_ELSEWHERE')
  expect((await meOf(lou)).consentsToRenew).toEqual(['healthData'])
  expect(await refusalOf(as(lou).settings.renewConsents({ consents: [] }))).toBe('INVALID_INPUT')
})

test('agreeing again does not restore a withdrawn consent, and a consent given again is to the current text', async () => {
  const { lou } = await people('lou')
  await agreedBefore(lou, 'terms', 'healthData')
  await as(lou).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect((await meOf(lou)).consentsToRenew).toEqual(['terms'])
  const me = await as(lou).settings.renewConsents(agreeing('terms', 'healthData'))
  expect(me).toMatchObject({ consentsToRenew: [], isReadOnly: true })
  expect(await refusalOf(as(lou).posts.publishSymptom(vertigo()))).toBe('READ_ONLY_ACCOUNT')
  const { consents } = await as(lou).settings.setConsent({ kind: 'healthData', isGiven: true })
  expect(consents.find(({ kind }) => kind === 'healthData')?.version).toBe(CONSENT_VERSIONS.healthData)
  expect((await as(lou).posts.publishSymptom(vertigo())).id).toBeTruthy()
})

test('an earlier text hides no published post, and stops no match', async () => {
  const { lou, max } = await people('lou', 'max')
  const mine = await as(lou).posts.publishSymptom(vertigo({ country: 'CH', postalCode: '1200' }))
  await agreedBefore(lou, 'terms', 'healthData')
  expect((await as(max).posts.get({ id: mine.id })).id).toBe(mine.id)
  await as(max).posts.publishSymptom(vertigo({ country: 'CH', postalCode: '1200' }))
  await world.settle()
  expect((await as(max).matching.list({})).matches.map(({ post }) => post.id)).toContain(mine.id)
})

test('optional consents to an earlier text need no renewal', async () => {
  const { lou } = await people('lou')
  await world
    .services()
    .db.execute(sql`update consent set version = '2020-01' where member_id = ${lou.id} and kind = 'research'`)
  world.appServices().sessions.drop([lou.id])
  expect((await meOf(lou)).consentsToRenew).toEqual([])
  expect((await as(lou).posts.publishSymptom(vertigo())).id).toBeTruthy()
})
