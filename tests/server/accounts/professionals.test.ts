import { and, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { recheckProfessionals } from '#server/accounts/commands/recheck-professionals.ts'
import { professionalRequest, role } from '#server/accounts/tables.ts'
import { membersOfKeys } from '#server/foundation/audit/audit.ts'
import { auditEntry } from '#server/foundation/tables.ts'
import { anAdmin } from '#tests/support/fixtures/conferences.ts'
import { photo, SECRET } from '#tests/support/fixtures/files/pictures.ts'
import { saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { endingsOf, faultsOf, refusalOf } from '#tests/support/refused.ts'
import { uploader } from '#tests/support/uploads.ts'
import { type Api, openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const { add, filesIn, storedBytes } = uploader(world)
const DAY_MS = 86_400_000
const RPPS = '10003456786'

let bytes: Buffer
let admin: Person
let lou: Person
let max: Person
beforeAll(async () => {
  bytes = await photo()
  admin = await anAdmin(world)
})
beforeEach(async () => {
  ;({ lou, max } = await world.people('lou', 'max'))
})

type ProfessionalInput = Parameters<Api['professionals']['ask']>[0]

const evidenceOf = (who: Person) => add(who, bytes, { purpose: 'evidence' })
const asking = async (who: Person, given: Partial<ProfessionalInput> = {}): Promise<ProfessionalInput> => ({
  requestId: crypto.randomUUID(),
  profession: 'nurse',
  rpps: RPPS,
  fullName: 'Louise Martin',
  evidenceId: given.evidenceId ?? (await evidenceOf(who)).id,
  ...given,
})
const ask = async (who: Person, given: Partial<ProfessionalInput> = {}) =>
  as(who).professionals.ask(await asking(who, given))
const decide = (id: string, isAccepted: boolean, reason?: string) =>
  as(admin).admin.decideProfessional({ id, isAccepted, ...(reason !== undefined && { reason }) })
const pendingOf = async (who: Person) =>
  (await as(admin).admin.professionals({ limit: 50 })).items.find(({ member }) => member.id === who.id)
const statusOf = async (path: string, who?: Person) => (await world.fetch(path, {}, who)).status
/** Files in the store of what this address leads to. */
const filesOf = (address: string) => filesIn('media').filter((path) => path.includes(address.split('/')[3]!))
const rolesOf = (who: Person) =>
  world.services().db.$count(role, and(eq(role.memberId, who.id), eq(role.role, 'medical_professional')))

/** Acts of the audit log about this person, oldest first. */
async function actsAbout(who: Person): Promise<string[]> {
  const { db } = world.services()
  const rows = await db.select().from(auditEntry).orderBy(auditEntry.id)
  const members = await membersOfKeys(
    db,
    rows.flatMap(({ subjectKey }) => subjectKey ?? []),
  )
  return rows.filter(({ subjectKey }) => subjectKey && members.get(subjectKey) === who.id).map(({ act }) => act)
}

test('a nurse asks, an admin accepts, and with a second factor everybody sees the badge; the picture is gone from the store', async () => {
  const asked = await ask(lou)
  expect(asked).toMatchObject({ state: 'pending', rpps: RPPS, profession: 'nurse', decidedAt: null, recheckAt: null })
  const waiting = await pendingOf(lou)
  expect(waiting).toMatchObject({ fullName: 'Louise Martin', isRenewal: false, member: { isProfessional: false } })
  const address = waiting!.evidence!
  const kept = await world.fetch(address, {}, admin)
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { exif, xmp } = await sharp(Buffer.from(await kept.arrayBuffer())).metadata()
  expect([exif, xmp]).toEqual([undefined, undefined])
  expect(storedBytes()).not.toContain(SECRET)
  expect(filesOf(address)).toHaveLength(2)

  const decided = await decide(asked.id, true)
  expect(decided).toMatchObject({ state: 'accepted', evidence: null, reason: null })
  expect(decided.recheckAt!.getTime() - world.now().getTime()).toBeGreaterThan(364 * DAY_MS)
  await world.settle()
  expect(filesOf(address)).toEqual([])
  expect(await statusOf(address, admin)).toBe(404)
  expect(await statusOf(address, lou)).toBe(404)

  // Granted, and not in force before the second factor.
  expect(await as(lou).professionals.mine()).toMatchObject({
    isProfessional: false,
    needsSecondFactor: true,
    canAsk: false,
  })
  const post = await as(lou).posts.publishCommunity(sharing())
  expect((await as(max).posts.get({ id: post.id })).author.isProfessional).toBe(false)
  await world.secondFactor(lou)
  expect(await as(lou).professionals.mine()).toMatchObject({ isProfessional: true, needsSecondFactor: false })
  expect((await as(lou).accounts.me()).member?.roles).toEqual(['medical_professional'])
  const comment = await as(lou).comments.add(saying(post.id))
  expect(comment.author?.isProfessional).toBe(true)
  expect((await as(max).posts.get({ id: post.id })).author).toMatchObject({ id: lou.id, isProfessional: true })
  expect((await as(max).posts.feed({})).items.find(({ id }) => id === post.id)?.author.isProfessional).toBe(true)
  expect(await as(max).accounts.member({ memberId: lou.id })).toMatchObject({ isProfessional: true })
  expect((await as(max).chat.approach({ memberId: lou.id })).member.isProfessional).toBe(true)

  expect(await actsAbout(lou)).toEqual(['professional.read', 'professional.proof-read', 'professional.accepted'])
  expect(world.mailsTo(lou.email).at(-1)).not.toContain(RPPS)
  expect(world.mailsTo(lou.email).filter((mail) => mail.includes('/settings/professional'))).toHaveLength(1)
})

test('the proof of a profession is seen by its member and by admins while they decide, and each reading by them is logged', async () => {
  const moderator = await world.person()
  await world.services().db.insert(role).values({ memberId: moderator.id, role: 'moderator', grantedAt: world.now() })
  await world.secondFactor(moderator)
  const unfinished = await evidenceOf(lou)
  expect(await statusOf(unfinished.large!, admin)).toBe(404)
  await ask(lou, { evidenceId: unfinished.id })
  const { evidence } = (await pendingOf(lou))!
  for (const who of [undefined, max, moderator]) expect(await statusOf(evidence!, who)).toBe(404)
  expect(await statusOf(evidence!, lou)).toBe(200)
  expect(await actsAbout(lou)).toEqual(['professional.read'])
  for (const _ of [1, 2]) expect(await statusOf(evidence!, admin)).toBe(200)
  expect(await actsAbout(lou)).toEqual(['professional.read', 'professional.proof-read', 'professional.proof-read'])
  for (const who of [lou, max, moderator]) {
    expect(await refusalOf(as(who).admin.professionals({}))).toBe('FORBIDDEN')
    expect(await refusalOf(as(who).admin.decideProfessional({ id: unfinished.id, isAccepted: true }))).toBe('FORBIDDEN')
  }
})

test('a refusal has a reason, which its member reads; they may ask anew, and an admin sees that another gave the same number', async () => {
  const first = await ask(lou)
  expect(await faultsOf(decide(first.id, false))).toEqual(['reason: required'])
  expect(await faultsOf(decide(first.id, false, '  '))).toEqual(['reason: required'])
  const { evidence, ...waiting } = (await pendingOf(lou))!
  expect([waiting.state, filesOf(evidence!).length]).toEqual(['pending', 2])
  await decide(first.id, false, 'Le document est périmé.')
  await world.settle()
  expect(filesOf(evidence!)).toEqual([])
  expect(await rolesOf(lou)).toBe(0)
  const { requests, canAsk } = await as(lou).professionals.mine()
  expect([requests[0], canAsk]).toMatchObject([{ state: 'refused', reason: 'Le document est périmé.' }, true])
  expect(await as(max).professionals.mine()).toMatchObject({ requests: [], canAsk: true })
  expect(world.mailsTo(lou.email).at(-1)).not.toContain('périmé')

  const again = await ask(lou, { rpps: '10101010105' })
  expect(await pendingOf(lou)).toMatchObject({ id: again.id, isNumberTaken: false, isRenewal: false })
  await ask(max, { rpps: '1010 1010 105' })
  expect((await pendingOf(max))?.isNumberTaken).toBe(true)
  expect((await pendingOf(lou))?.isNumberTaken).toBe(true)
})

test('the same request asks once, one request is open at a time, and one of two at the same instant is accepted', async () => {
  const asked = await asking(lou)
  const [one, two] = await Promise.all([as(lou).professionals.ask(asked), as(lou).professionals.ask(asked)])
  expect(two).toEqual(one)
  expect(await refusalOf(as(lou).professionals.ask({ ...asked, fullName: 'Une autre' }))).toBe('REQUEST_REUSED')
  expect(await refusalOf(ask(lou))).toBe('ASKED_ALREADY')

  const both = await Promise.all([asking(max), asking(max)])
  const endings = await endingsOf(both.map((each) => as(max).professionals.ask(each)))
  expect(endings.sort()).toEqual(['ASKED_ALREADY', 'done'])
  expect((await as(max).professionals.mine()).requests).toHaveLength(1)
})

test('an invalid number, a picture of another member or kind, and a read-only account are refused', async () => {
  expect(await faultsOf(ask(lou, { rpps: '10003456785' }))).toEqual(['rpps: invalidRpps'])
  expect(await faultsOf(ask(lou, { fullName: ' ' }))).toEqual(['fullName: tooShort'])
  const theirs = await evidenceOf(max)
  const avatar = await add(lou, bytes, { purpose: 'avatar' })
  const picture = await add(lou, bytes)
  for (const { id: evidenceId } of [theirs, avatar, picture, { id: crypto.randomUUID() }])
    expect(await faultsOf(ask(lou, { evidenceId }))).toEqual(['evidenceId: mediaGone'])
  expect((await as(lou).professionals.mine()).requests).toEqual([])
  // A file uploaded as evidence of a profession can be used for nothing else.
  const evidence = await evidenceOf(lou)
  expect(await faultsOf(as(lou).settings.setAvatar({ mediaId: evidence.id }))).toEqual(['mediaId: mediaGone'])
  expect(await faultsOf(as(lou).posts.publishCommunity(sharing({ mediaIds: [evidence.id] })))).toEqual([
    'mediaIds: mediaGone',
  ])
  const asked = await asking(lou, { evidenceId: evidence.id })
  await as(lou).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await refusalOf(as(lou).professionals.ask(asked))).toBe('READ_ONLY_ACCOUNT')
  expect(await refusalOf(as(undefined).professionals.mine())).toBe('UNAUTHORIZED')
})

test('a withdrawn request removes its picture; nobody withdraws another’s, or one that is decided', async () => {
  const asked = await ask(lou)
  const { evidence } = (await pendingOf(lou))!
  expect(await refusalOf(as(max).professionals.withdraw({ id: asked.id }))).toBe('NOT_FOUND')
  await as(lou).professionals.withdraw({ id: asked.id })
  await world.settle()
  expect(filesOf(evidence!)).toEqual([])
  expect(await refusalOf(as(lou).professionals.withdraw({ id: asked.id }))).toBe('NOT_FOUND')
  expect(await refusalOf(decide(asked.id, true))).toBe('EDITED_ELSEWHERE')
  expect(await rolesOf(lou)).toBe(0)
  expect(await as(lou).professionals.mine()).toMatchObject({ canAsk: true, requests: [{ state: 'withdrawn' }] })
})

test('one of two admins who decide at once does; nobody decides their own request, and an unknown one is not found', async () => {
  const colleague = await anAdmin(world)
  const asked = await ask(lou)
  const endings = await endingsOf([
    as(admin).admin.decideProfessional({ id: asked.id, isAccepted: true }),
    as(colleague).admin.decideProfessional({ id: asked.id, isAccepted: false, reason: 'Illisible.' }),
  ])
  expect(endings.sort()).toEqual(['EDITED_ELSEWHERE', 'done'])
  const [kept] = (await as(lou).professionals.mine()).requests
  expect(await rolesOf(lou)).toBe(kept!.state === 'accepted' ? 1 : 0)

  const own = await ask(admin)
  expect(await refusalOf(decide(own.id, true))).toBe('OWN_CASE')
  await as(colleague).admin.decideProfessional({ id: own.id, isAccepted: false, reason: 'Un essai.' })
  expect(await refusalOf(decide(crypto.randomUUID(), true))).toBe('NOT_FOUND')
})

test('an answer and a withdrawal at one instant end in one of the two, and a withdrawn request gives no badge', async () => {
  const asked = await ask(lou)
  const endings = await endingsOf([decide(asked.id, true), as(lou).professionals.withdraw({ id: asked.id })])
  const { requests } = await as(lou).professionals.mine()
  expect(endings.filter((ending) => ending === 'done')).toHaveLength(1)
  expect(await rolesOf(lou)).toBe(requests[0]!.state === 'accepted' ? 1 : 0)
})

test('the list shows open requests oldest first and decided ones latest first, page by page', async () => {
  await world.services().db.delete(professionalRequest)
  const people = [lou, max, await world.person()]
  const ids: string[] = []
  for (const who of people) ids.push((await ask(who)).id)
  const first = await as(admin).admin.professionals({ limit: 2 })
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  const second = await as(admin).admin.professionals({ limit: 2, cursor: first.nextCursor! })
  expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([[ids[2]], null])
  for (const id of ids) await decide(id, false, 'Illisible, désolé.')
  const refused = await as(admin).admin.professionals({ state: 'refused', limit: 2 })
  expect(refused.items.map(({ id }) => id)).toEqual([ids[2], ids[1]])
  const rest = await as(admin).admin.professionals({ state: 'refused', limit: 2, cursor: refused.nextCursor! })
  expect(rest.items.map(({ id }) => id)).toEqual([ids[0]])
})

test('the profession is proven anew each year: told a month ahead, once; otherwise the badge goes a month after', async () => {
  const services = world.services()
  await decide((await ask(lou)).id, true)
  await decide((await ask(max)).id, true)
  for (const who of [lou, max]) await world.secondFactor(who)
  await world.settle()
  const mails = () => world.mailsTo(lou.email).length
  const before = mails()
  await recheckProfessionals(services)
  await world.settle()
  expect(mails()).toBe(before)
  expect(await refusalOf(ask(lou))).toBe('ASKED_ALREADY')

  world.advance(340 * DAY_MS)
  for (const _ of [1, 2]) await recheckProfessionals(services)
  await world.settle()
  expect(mails()).toBe(before + 1)
  // Sessions last a month, so theirs are over by now.
  const renewed = await again(max)
  await decide((await ask(renewed)).id, true)
  expect((await as(admin).admin.professionals({ state: 'accepted', limit: 1 })).items[0]).toMatchObject({
    isRenewal: true,
  })

  world.advance(50 * DAY_MS)
  await recheckProfessionals(services)
  expect(await rolesOf(lou)).toBe(1)
  // A member who asked in time keeps their badge while the staff decides.
  const late = await again(lou)
  const asked = await ask(late)
  world.advance(10 * DAY_MS)
  await recheckProfessionals(services)
  expect(await rolesOf(lou)).toBe(1)
  await as(late).professionals.withdraw({ id: asked.id })
  for (const _ of [1, 2]) await recheckProfessionals(services)
  await world.settle()
  expect([await rolesOf(lou), await rolesOf(max)]).toEqual([0, 1])
  const { requests, canAsk, isProfessional } = await as(late).professionals.mine()
  expect(requests.map(({ state }) => state)).toEqual(['withdrawn', 'lapsed'])
  expect([canAsk, isProfessional]).toEqual([true, false])
  expect((await actsAbout(lou)).filter((act) => act === 'professional.lapsed')).toHaveLength(1)
  expect(await as(renewed).professionals.mine()).toMatchObject({ isProfessional: true, canAsk: false })
})

/** The same person, signed in again. */
async function again(who: Person): Promise<Person> {
  const { db } = world.services()
  await db.execute(sql`update session set expires_at = now() + interval '3 years' where user_id = ${who.id}`)
  return who
}
