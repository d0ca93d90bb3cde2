import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import ical from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { CAPACITY_MAX, DURATION_MAX, EARLY_START_MINUTES } from '#contract/conferences/limits.ts'
import { CONFERENCE_TABS, statusOf, tabOf } from '#contract/conferences/rules.ts'
import { keepTime } from '#server/conferences/commands/moderate-room.ts'
import { conferencesIn, conferencesOf, tabCounts } from '#server/conferences/queries.ts'
import { conference, conferenceModerator, registration } from '#server/conferences/tables.ts'
import {
  aConference,
  aLiveConference,
  anAdmin,
  anExpert,
  announcing,
  minutePasses,
} from '#tests/support/fixtures/conferences.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { endingsOf, faultsOf, refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as, services } = world
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const NOBODY = '01930000-0000-7000-8000-000000000001'

let [admin, expert]: Person[] = []
beforeAll(async () => {
  ;[admin, expert] = [await anAdmin(world), await anExpert(world)]
})

const later = (minutes: number) => new Date(world.now().getTime() + minutes * MINUTE_MS)
const rowOf = async (id: string) => (await services().db.select().from(conference).where(eq(conference.id, id)))[0]!
const onlyThese = (tag: string) => ({ tag })
const forget = () => services().db.execute(sql`delete from conference`)

describe('the list', () => {
  test('shows in each tab the conferences whose status belongs there, whatever their hours', async () => {
    await forget()
    const now = world.now()
    const minute = fc.integer({ min: -120, max: 120 })
    const maybe = fc.oneof(fc.constant(null), minute)
    const times = fc.record({
      begins: minute,
      lasts: fc.integer({ min: 1, max: 120 }),
      started: maybe,
      ended: maybe,
      cancelled: maybe,
    })
    const at = (minutes: number | null) => (minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS))
    for (const { begins, lasts, started, ended, cancelled } of fc.sample(times, { numRuns: 150, seed: 7 }))
      await aConference(world, {
        scheduledAt: at(begins)!,
        endsAt: at(begins + lasts)!,
        startedAt: at(started),
        endedAt: at(ended),
        cancelledAt: at(cancelled),
      })
    // At its very end, and a millisecond before.
    for (const ms of [0, 1])
      await aConference(world, { scheduledAt: at(-60)!, startedAt: at(-60), endsAt: new Date(now.getTime() + ms) })

    // As of one instant: the clock looks at them too.
    await services().db.transaction(
      async (db) => {
        const all = await db.select().from(conference)
        const counts = await tabCounts(db, {}, now)
        for (const tab of CONFERENCE_TABS) {
          const said = all.filter((row) => tabOf(statusOf(row, now)) === tab).map(({ id }) => id)
          const found = await conferencesIn(db, { scope: {}, tab, now, cursor: undefined, limit: 500 })
          expect(found.map(({ id }) => id).toSorted()).toEqual(said.toSorted())
          expect(said.length).toBeGreaterThan(0)
          expect(counts[tab]).toBe(said.length)
        }
      },
      { isolationLevel: 'repeatable read' },
    )
    await forget()
  })

  test.each(['upcoming', 'past'] as const)(
    'holds each conference of %s once over its pages and misses none, however many share an hour',
    async (tab) => {
      await forget()
      const hours = [1, 1, 1, 2, 3, 3, 3, 3, 4, 5, 5].map((day) => (tab === 'past' ? -day : day) * 1_440)
      const ids: string[] = []
      for (const hour of hours) ids.push(await aConference(world, { scheduledAt: later(hour) }))
      const seen: string[] = []
      let cursor: string | undefined
      for (let pages = 0; pages < 20; pages++) {
        const page = await as().conferences.list({ tab, limit: 2, ...(cursor && { cursor }) })
        seen.push(...page.items.map(({ id }) => id))
        if (!page.nextCursor) break
        cursor = page.nextCursor
        // One that comes before what was read moves nothing.
        await aConference(world, { scheduledAt: later(tab === 'past' ? -720 : 720), cancelledAt: world.now() })
      }
      expect(seen).toHaveLength(new Set(seen).size)
      expect(seen.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted())
      const whens = (await Promise.all(seen.map(rowOf))).map(({ scheduledAt }) => scheduledAt.getTime())
      expect(whens).toEqual(whens.toSorted((a, b) => (tab === 'past' ? b - a : a - b)))
      await forget()
    },
  )

  test('is searched without case and accents in title, expert and description; signs are no wildcards, and fields do not run together', async () => {
    const tag = 'recherche'
    const make = (title: string, given: object = {}) => aConference(world, { title, tags: [tag], ...given })
    const ids = {
      ear: await make('L’Œil et l’ORÉILLE'),
      half: await make('Dormir 100 % de la nuit'),
      name: await make('Sans titre', { expertName: 'Pr Éloïse Dûpont' }),
      told: await make('Encore', { description: 'Une hépatite_b, pas à pas.' }),
    }
    const found = async (search: string) =>
      (await as().conferences.list({ search, tag })).items.map(({ id }) => id).toSorted()
    expect(await found('  OREILLE ')).toEqual([ids.ear])
    expect(await found('l\'oeil et l"oreille')).toEqual([ids.ear])
    expect(await found('eloise dupont')).toEqual([ids.name])
    expect(await found('hepatite b')).toEqual([ids.told])
    expect(await found('hépatite_b')).toEqual([ids.told])
    expect(await found('1%0')).toEqual([])
    expect(await found('nui_')).toEqual([ids.half]) // the line below counts for nothing
    expect(await found('d%nuit')).toEqual([])
    expect(await found('titre dupont')).toEqual([])
    expect(await found("'; drop table conference; --")).toEqual([])
    expect(await found('\u0000\ud800')).toHaveLength(4)
    expect(await found('x'.repeat(5_000))).toEqual([])
    expect(await found('   ')).toHaveLength(4)
  })

  test('is narrowed by topic and language together, and the tabs count the rest', async () => {
    const tag = 'sujet à part'
    const of = (given: object) => aConference(world, { tags: [tag, 'autre'], ...given })
    await of({})
    const english = await of({ language: 'en' })
    await of({ language: 'en', scheduledAt: later(-500) })
    await of({ cancelledAt: world.now() })
    await aConference(world, { tags: ['autre'] })
    const live = await aLiveConference(world, { tags: [tag] })
    expect((await as().conferences.list(onlyThese(tag))).counts).toEqual({ upcoming: 2, live: 1, past: 2 })
    const inEnglish = await as().conferences.list({ tag, language: 'en' })
    expect(inEnglish.items.map(({ id }) => id)).toEqual([english])
    expect(inEnglish.counts).toEqual({ upcoming: 1, live: 0, past: 1 })
    expect((await as().conferences.list({ tag, tab: 'live' })).items.map(({ id }) => id)).toEqual([live])
    expect((await as().conferences.list({ tag: 'Sujet' })).items).toEqual([])
  })

  test('names eight topics, most frequent first, and none that only cancelled conferences have', async () => {
    await forget()
    for (let n = 0; n < 10; n++)
      for (let times = 0; times < 10 - n; times++) await aConference(world, { tags: [`sujet ${n}`], language: 'en' })
    for (let times = 0; times < 30; times++) await aConference(world, { tags: ['annulé'], cancelledAt: world.now() })
    const { topics } = await as().conferences.list({ language: 'fr', search: 'rien' })
    expect(topics).toEqual(Array.from({ length: 8 }, (_, n) => `sujet ${n}`))
    await forget()
  })

  test('a visitor reads announcements, but neither the address of a room nor the name of a member', async () => {
    const { lou, max } = await world.people('lou', 'max')
    const url = 'https://salle.exemple.fr/secret'
    const id = await aLiveConference(world, {
      expert: expert!,
      moderators: [max!],
      registered: [lou!],
      url,
      tags: ['vu'],
    })
    const answers = [
      await as().conferences.get({ id }),
      (await as().conferences.list({ tag: 'vu', tab: 'live' })).items[0]!,
      await as(await world.person()).conferences.get({ id }),
    ]
    for (const one of answers.slice(0, 2)) {
      expect(one).toMatchObject({
        url: null,
        expert: { name: 'Dre Camille Martin', member: null },
        registrations: 1,
        isRegistered: false,
      })
      expect(Object.values(one.can).some(Boolean)).toBe(false)
    }
    expect(answers[2]).toMatchObject({
      url: null,
      expert: { member: { id: expert!.id } },
      can: { register: true, join: false },
    })
    const text = JSON.stringify(answers.slice(0, 2))
    for (const secret of [url, expert!.id, expert!.username, max!.id, max!.username, lou!.id, lou!.username])
      expect(text).not.toContain(secret)
    const entry = await (await world.fetch(`/api/conferences/${id}/calendar.ics`)).text()
    expect(entry).toContain('BEGIN:VEVENT')
    for (const secret of [url, expert!.username, lou!.id]) expect(entry.replaceAll('\r\n ', '')).not.toContain(secret)
    expect(await as(lou!).conferences.get({ id })).toMatchObject({
      url,
      isRegistered: true,
      can: { join: true, unregister: true, moderate: false, publish: false },
    })
    expect(await as(max!).conferences.get({ id })).toMatchObject({
      url,
      can: { join: true, moderate: true, manage: false },
    })
    expect(await as(expert!).conferences.get({ id })).toMatchObject({
      url,
      can: { publish: true, moderate: true, manage: false },
    })
    expect(await as(admin!).conferences.get({ id })).toMatchObject({
      url,
      can: { publish: false, moderate: true, manage: true },
    })
  })
})

test('a block hides the account behind an expert’s name, whoever set it, wherever it is shown, but not from staff', async () => {
  const [led, { lou, max, mod }] = [await anExpert(world), await world.people('lou', 'max', 'mod')]
  const people = [lou!, max!, mod!, admin!]
  const id = await aLiveConference(world, {
    expert: led,
    moderators: [mod!],
    registered: [lou!, max!],
    tags: ['blocage'],
  })
  await as(led).accounts.block({ memberId: lou!.id })
  await as(max!).accounts.block({ memberId: led.id })
  for (const who of [mod!, admin!]) await as(led).accounts.block({ memberId: who.id })
  const seenBy = async (who: Person) => [
    await as(who).conferences.get({ id }),
    ...(await as(who).conferences.list({ tag: 'blocage', tab: 'live' })).items,
    ...(await as(who).conferences.mine()).items,
    (await as(who).rooms.enter({ id })).conference,
  ]
  for (const who of people) {
    const [isStaff, seen] = [who === mod || who === admin, await seenBy(who)]
    expect(seen).toHaveLength(isStaff ? 3 : 4)
    for (const { expert: shown } of seen) {
      expect(shown.name).toBe('Dre Camille Martin')
      expect(shown.member?.id ?? null).toBe(isStaff ? led.id : null)
    }
    if (isStaff) continue
    for (const secret of [led.id, led.username]) expect(JSON.stringify(seen)).not.toContain(secret)
  }
  await as(max!).accounts.unblock({ memberId: led.id })
  for (const { expert: shown } of await seenBy(max!)) expect(shown.member).toMatchObject({ username: led.username })
})

describe('registering', () => {
  test('counts once, however often and at once, and can be taken back; the member’s own tabs are told of both', async () => {
    const { lou, max } = await world.people('lou', 'max')
    const id = await aConference(world)
    const tab = await openSocket(world, lou!)
    await Promise.all(Array.from({ length: 10 }, () => as(lou!).conferences.register({ id })))
    expect(await as(lou!).conferences.register({ id })).toMatchObject({
      registrations: 1,
      isRegistered: true,
      can: { register: false, unregister: true, join: false },
    })
    expect(await as(max!).conferences.get({ id })).toMatchObject({ registrations: 1, isRegistered: false })
    expect((await as(lou!).conferences.mine()).items.map((each) => each.id)).toEqual([id])
    expect((await as(max!).conferences.mine()).items).toEqual([])
    await expect.poll(() => tab.heard.some((event) => event.kind === 'conference' && event.id === id)).toBe(true)
    tab.ws.terminate()
    for (const _ of [1, 2])
      expect(await as(lou!).conferences.unregister({ id })).toMatchObject({ registrations: 0, isRegistered: false })
    expect((await as(lou!).conferences.mine()).items).toEqual([])
  })

  test('lists the next of very many conferences, not the oldest', async () => {
    const { lou } = await world.people('lou')
    const inHours = (hours: number) => new Date(world.services().now().getTime() + hours * 3_600_000)
    const [, soon, later] = [
      await aConference(world, { scheduledAt: inHours(-72), registered: [lou!] }),
      await aConference(world, { scheduledAt: inHours(24), registered: [lou!] }),
      await aConference(world, { scheduledAt: inHours(48), registered: [lou!] }),
    ]
    expect((await conferencesOf(world.services().db, lou!.id, 2)).map(({ id }) => id)).toEqual([soon, later])
  })

  test('gives five places to five of thirty who register at once, and a returned place to the next', async () => {
    const crowd = await world.crowd(30)
    const id = await aConference(world, { capacity: 5 })
    const endings = await endingsOf(crowd.map((who) => as(who).conferences.register({ id })))
    expect(endings.toSorted()).toEqual([...Array(25).fill('CONFERENCE_FULL'), ...Array(5).fill('done')])
    expect(await services().db.$count(registration, eq(registration.conferenceId, id))).toBe(5)
    const [inside, outside] = [crowd[endings.indexOf('done')]!, crowd[endings.indexOf('CONFERENCE_FULL')]!]
    expect(await as(outside).conferences.get({ id })).toMatchObject({ registrations: 5, can: { register: false } })
    expect((await as(inside).conferences.register({ id })).isRegistered).toBe(true)
    await as(inside).conferences.unregister({ id })
    expect((await as(outside).conferences.register({ id })).registrations).toBe(5)
  })

  test('is open while the conference is planned or live, and neither before it is announced nor once it is over or cancelled', async () => {
    const lou = await world.person()
    const live = await aLiveConference(world)
    expect(await as(lou).conferences.register({ id: live })).toMatchObject({ can: { join: true } })
    const over = await aConference(world, { scheduledAt: later(-90), startedAt: later(-90), registered: [lou] })
    const cancelled = await aConference(world, { cancelledAt: world.now() })
    const early = await aLiveConference(world, { endedAt: world.now() })
    for (const id of [over, cancelled, early]) {
      expect(await refusalOf(as(lou).conferences.register({ id }))).toBe('CONFERENCE_OVER')
      expect(await refusalOf(as(lou).conferences.unregister({ id }))).toBe('CONFERENCE_OVER')
    }
    expect(await as(lou).conferences.get({ id: over })).toMatchObject({
      isRegistered: true,
      can: { unregister: false, join: false },
    })
    for (const act of ['register', 'unregister', 'get'] as const)
      expect(await refusalOf(as(lou).conferences[act]({ id: NOBODY }))).toBe('NOT_FOUND')
    expect(await refusalOf(as().conferences.register({ id: live }))).toBe('UNAUTHORIZED')
  })

  test('is closed to a read-only account, which may still cancel a registration', async () => {
    const lou = await world.person()
    const [id, other] = [await aConference(world, { registered: [lou] }), await aConference(world)]
    await as(lou).settings.setConsent({ kind: 'healthData', isGiven: false })
    expect(await refusalOf(as(lou).conferences.register({ id: other }))).toBe('READ_ONLY_ACCOUNT')
    expect(await as(lou).conferences.get({ id: other })).toMatchObject({ can: { register: false } })
    expect((await as(lou).conferences.unregister({ id })).isRegistered).toBe(false)
  })
})

describe('announcing', () => {
  test('is for admins whose second factor is on', async () => {
    const { member, without } = await world.people('member', 'without')
    await services().db.execute(
      sql`insert into role (member_id, role, granted_at) values (${without!.id}, 'admin', now())`,
    )
    const id = await aConference(world, { expert: expert!, moderators: [member!] })
    for (const who of [member!, without!, expert!]) {
      const asked = [
        as(who).conferences.create(announcing(world)),
        as(who).conferences.edit({ ...edited(announcing(world)), id, version: 1 }),
        as(who).conferences.cancel({ id }),
        as(who).conferences.staff({ query: 'a' }),
        as(who).conferences.roles({ id }),
        // Whether there is one is not told either.
        as(who).conferences.edit({ ...edited(announcing(world)), id: NOBODY, version: 1 }),
        as(who).conferences.cancel({ id: NOBODY }),
      ]
      expect(await endingsOf(asked)).toEqual(asked.map(() => 'FORBIDDEN'))
    }
    expect(await rowOf(id)).toMatchObject({ version: 1, cancelledAt: null })
    expect(await refusalOf(as().conferences.create(announcing(world)))).toBe('UNAUTHORIZED')
    expect(await refusalOf(as(admin!).conferences.edit({ ...edited(announcing(world)), id: NOBODY, version: 1 }))).toBe(
      'NOT_FOUND',
    )
    expect(await refusalOf(as(admin!).conferences.cancel({ id: NOBODY }))).toBe('NOT_FOUND')
    expect(await refusalOf(as(admin!).conferences.roles({ id: NOBODY }))).toBe('NOT_FOUND')
  })

  test('stores the given fields, cleaned, with each topic once', async () => {
    const { one, two } = await world.people('one', 'two')
    const asked = announcing(world, {
      title: ' <b>Vivre</b>   avec\n',
      expertBio: '',
      expertId: expert!.id,
      moderatorIds: [two!.id, one!.id],
      tags: ['Sommeil', 'sommeil ', 'SOMMEIL', 'Acouphènes', 'acouphenes', '🙂'],
      url: 'https://salle.exemple.fr/a?b=c',
      capacity: CAPACITY_MAX,
      language: 'en',
    })
    const made = await as(admin!).conferences.create(asked)
    expect(made).toMatchObject({
      title: 'Vivre avec',
      expert: { bio: null, member: { id: expert!.id } },
      status: 'scheduled',
      durationMinutes: 60,
      scheduledAt: asked.scheduledAt,
      endsAt: new Date((asked.scheduledAt as Date).getTime() + 60 * MINUTE_MS),
      language: 'en',
      capacity: CAPACITY_MAX,
      url: 'https://salle.exemple.fr/a?b=c',
      version: 1,
      registrations: 0,
    })
    expect(made.tags).toHaveLength(3)
    const { moderators } = await as(admin!).conferences.roles({ id: made.id })
    expect(moderators.map(({ id }) => id).toSorted()).toEqual([one!.id, two!.id].toSorted())
  })

  test.each<[string, () => object, string]>([
    ['an hour that is past', () => ({ scheduledAt: later(-1) }), 'scheduledAt: invalid'],
    ['this very instant', () => ({ scheduledAt: world.now() }), 'scheduledAt: invalid'],
    ['an hour that is none to a calendar', () => ({ scheduledAt: new Date(8.64e15) }), 'scheduledAt: invalid'],
    ['the beginning of time', () => ({ scheduledAt: new Date(-8.64e15) }), 'scheduledAt: invalid'],
    ['no hour', () => ({ scheduledAt: 'demain' }), 'scheduledAt: invalid'],
    ['an expert without the role', () => ({ expertId: admin!.id }), 'expertId: invalid'],
    ['an expert who is nobody', () => ({ expertId: NOBODY }), 'expertId: invalid'],
    ['a moderator who is nobody', () => ({ moderatorIds: [NOBODY] }), 'moderatorIds: invalid'],
    ['a moderator twice', () => ({ moderatorIds: [admin!.id, admin!.id] }), 'moderatorIds: invalid'],
    ['an address that is not private', () => ({ url: 'http://salle.exemple.fr' }), 'url: invalid'],
    ['an address that runs', () => ({ url: 'javascript:alert(1)' }), 'url: invalid'],
    ['an address with a password', () => ({ url: 'https://a:b@salle.exemple.fr' }), 'url: invalid'],
    ['an address that browsers repair', () => ({ url: 'https:salle.exemple.fr' }), 'url: invalid'],
    ['an address in letters of another writing', () => ({ url: 'https://s\u0430lle.exemple.fr' }), 'url: invalid'],
    ['no title that could be seen', () => ({ title: '<p> \u200b </p>' }), 'title: required'],
    ['four minutes', () => ({ durationMinutes: 4 }), 'durationMinutes: outOfRange'],
    ['more than a day of work', () => ({ durationMinutes: DURATION_MAX + 1 }), 'durationMinutes: outOfRange'],
    ['no place at all', () => ({ capacity: 0 }), 'capacity: outOfRange'],
    ['a language of elsewhere', () => ({ language: 'de' }), 'language: invalid'],
  ])('is refused for %s, and so is such a change', async (_what, given, fault) => {
    const before = await services().db.$count(conference)
    const call = as(admin!).conferences.create({ ...announcing(world), ...given() } as never)
    expect(await faultsOf(call)).toEqual([fault])
    expect(await services().db.$count(conference)).toBe(before)
    const id = await aConference(world)
    const { requestId: _, ...fields } = announcing(world)
    expect(await faultsOf(as(admin!).conferences.edit({ ...fields, ...given(), id, version: 1 } as never))).toEqual([
      fault,
    ])
    expect((await rowOf(id)).version).toBe(1)
  })

  test('happens once for the same form sent twice and at once; with other content it is refused', async () => {
    const asked = announcing(world, { tags: ['une fois'], moderatorIds: [expert!.id] })
    const made = await Promise.all(Array.from({ length: 8 }, () => as(admin!).conferences.create(asked)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await as().conferences.list({ tag: 'une fois' })).items).toHaveLength(1)
    for (const other of [
      { title: 'Autre' },
      { url: 'https://ailleurs.exemple.fr' },
      { capacity: 3 },
      { tags: [] },
      { moderatorIds: [] },
      { language: 'en' as const },
    ])
      expect(await refusalOf(as(admin!).conferences.create({ ...asked, ...other }))).toBe('REQUEST_REUSED')
    world.advance(4 * DAY_MS)
    expect((await as(admin!).conferences.create(asked)).id).toBe(made[0]!.id) // its answer was lost for long
  })

  test('finds staff by the beginning of a name: experts by their right, others by theirs', async () => {
    const name = `zélie_${randomLetters(8)}`
    const [pro, member] = [await anExpert(world), await world.person(`${name}_m`)]
    await as(pro).settings.setUsername({ username: `${name}_p` })
    const found = await as(admin!).conferences.staff({ query: name.toUpperCase().replace('É', 'e') })
    expect(found.experts.map(({ id }) => id)).toEqual([pro.id])
    expect(found.members.map(({ id }) => id).toSorted()).toEqual([pro.id, member.id].toSorted())
    for (const query of ['', '   ', '%', '_', '\u0000', '\ud800'])
      expect(await as(admin!).conferences.staff({ query })).toEqual({ experts: [], members: [] })
    await as(pro).security.turnOffSecondFactor({ password: 'orage-violet-73' })
    expect((await as(admin!).conferences.staff({ query: name })).experts).toEqual([])
  })
})

describe('changing', () => {
  const fieldsOf = (given: object = {}) => {
    const { requestId: _, ...fields } = announcing(world)
    return { ...fields, ...given }
  }

  test('takes one version after the other: one of two at once is kept, and the same change again is done', async () => {
    const id = await aConference(world)
    const [one, other] = [fieldsOf({ title: 'Une' }), fieldsOf({ title: 'Autre' })]
    const endings = await endingsOf(
      [one, other].map((fields) => as(admin!).conferences.edit({ ...fields, id, version: 1 })),
    )
    expect(endings.toSorted()).toEqual(['EDITED_ELSEWHERE', 'done'])
    const kept = endings[0] === 'done' ? one : other
    expect(await as(admin!).conferences.edit({ ...kept, id, version: 1 })).toMatchObject({
      title: kept.title,
      version: 2,
    })
    for (const given of [
      { tags: ['x'] },
      { url: 'https://x.exemple.fr' },
      { capacity: 9 },
      { expertId: expert!.id },
      { moderatorIds: [expert!.id] },
      { language: 'en' as const },
    ])
      expect(await refusalOf(as(admin!).conferences.edit({ ...kept, ...given, id, version: 1 }))).toBe(
        'EDITED_ELSEWHERE',
      )
  })

  test('makes a conference findable by its new words, with the moderators named last', async () => {
    const { one, two } = await world.people('one', 'two')
    const id = await aConference(world, { moderators: [one!] })
    const changed = await as(admin!).conferences.edit({
      ...fieldsOf({ title: 'Tout autre chose', moderatorIds: [two!.id] }),
      id,
      version: 1,
    })
    expect(changed.version).toBe(2)
    expect((await as().conferences.list({ search: 'tout autre chose' })).items.map((each) => each.id)).toEqual([id])
    expect(
      await services().db.select().from(conferenceModerator).where(eq(conferenceModerator.conferenceId, id)),
    ).toEqual([{ conferenceId: id, memberId: two!.id }])
    expect((await as(one!).conferences.get({ id })).can.moderate).toBe(false)
  })

  test('keeps the hour of a live conference and its extension, and leaves one that is over as it was', async () => {
    const id = await aLiveConference(world)
    const row = await rowOf(id)
    await as(admin!).conferences.extend({ id, minutes: 45, endsAt: row.endsAt })
    const same = { scheduledAt: row.scheduledAt, durationMinutes: row.durationMinutes }
    const edited = await as(admin!).conferences.edit({ ...fieldsOf({ ...same, title: 'Renommée' }), id, version: 1 })
    expect(edited).toMatchObject({ status: 'live', endsAt: new Date(row.endsAt.getTime() + 45 * MINUTE_MS) })
    expect(
      await faultsOf(as(admin!).conferences.edit({ ...fieldsOf({ scheduledAt: later(600) }), id, version: 2 })),
    ).toEqual(['scheduledAt: invalid'])
    expect(
      await faultsOf(as(admin!).conferences.edit({ ...fieldsOf({ ...same, durationMinutes: 5 }), id, version: 2 })),
    ).toEqual(['durationMinutes: invalid'])
    await as(admin!).conferences.end({ id })
    expect(await refusalOf(as(admin!).conferences.edit({ ...fieldsOf(same), id, version: 2 }))).toBe('CONFERENCE_OVER')
    expect(await refusalOf(as(admin!).conferences.cancel({ id }))).toBe('CONFERENCE_OVER')
  })

  test('keeps a cancelled conference cancelled, for good, with its reason', async () => {
    await forget() // In three days those of earlier tests would begin and end too.
    const lou = await world.person()
    const id = await aConference(world, { registered: [lou] })
    const tab = await openSocket(world, lou)
    expect(await as(admin!).conferences.cancel({ id, reason: 'La Dre Martin est souffrante.' })).toMatchObject({
      status: 'cancelled',
      version: 2,
      can: { manage: false },
    })
    expect(await as(admin!).conferences.cancel({ id, reason: 'Autre' })).toMatchObject({
      cancelReason: 'La Dre Martin est souffrante.',
      version: 2,
    })
    await expect.poll(() => tab.heard.some((event) => event.kind === 'conference' && event.id === id)).toBe(true)
    tab.ws.terminate()
    const acts = [
      as(admin!).conferences.edit({ ...fieldsOf(), id, version: 2 }),
      as(admin!).conferences.start({ id }),
      as(admin!).conferences.extend({ id, minutes: 5, endsAt: world.now() }),
      as(admin!).conferences.end({ id }),
    ]
    expect(await endingsOf(acts)).toEqual(acts.map(() => 'CONFERENCE_OVER'))
    await minutePasses(world, 3 * 1_440 + 5)
    expect(await rowOf(id)).toMatchObject({ startedAt: null, endedAt: null })
  })
})

describe('the hours', () => {
  test('allow the room’s staff alone to open it, at most half an hour early', async () => {
    const { mod, lou } = await world.people('mod', 'lou')
    const soon = async (minutes: number) =>
      aConference(world, { scheduledAt: later(minutes), expert: expert!, moderators: [mod!], registered: [lou!] })
    const early = await soon(EARLY_START_MINUTES + 1)
    for (const who of [expert!, mod!, admin!])
      expect(await refusalOf(as(who).conferences.start({ id: early }))).toBe('TOO_EARLY')
    expect(await refusalOf(as(lou!).conferences.start({ id: early }))).toBe('FORBIDDEN')
    for (const who of [expert!, mod!, admin!]) {
      const id = await soon(EARLY_START_MINUTES)
      const [first] = await Promise.all([1, 2, 3].map(() => as(who).conferences.start({ id })))
      expect(first!.status).toBe('live')
      const { startedAt } = await rowOf(id)
      await as(who).conferences.start({ id })
      expect((await rowOf(id)).startedAt).toEqual(startedAt)
    }
    expect(await refusalOf(as(admin!).conferences.start({ id: NOBODY }))).toBe('NOT_FOUND')
  })

  test('let its expert, a moderator or an admin extend and end a live conference, and nobody else', async () => {
    const { mod, lou } = await world.people('mod', 'lou')
    const colleague = await anExpert(world)
    for (const who of [expert!, mod!, admin!]) {
      const id = await aLiveConference(world, { expert: expert!, moderators: [mod!], registered: [lou!] })
      const { endsAt } = await rowOf(id)
      const later = new Date(endsAt.getTime() + 15 * MINUTE_MS)
      // A request sent again adds nothing; one that began from another end is refused.
      for (const _ of [1, 2])
        expect((await as(who).conferences.extend({ id, minutes: 15, endsAt })).endsAt).toEqual(later)
      expect(await refusalOf(as(who).conferences.extend({ id, minutes: 5, endsAt }))).toBe('EDITED_ELSEWHERE')
      for (const stranger of [lou!, colleague]) {
        expect(await refusalOf(as(stranger).conferences.extend({ id, minutes: 15, endsAt }))).toBe('FORBIDDEN')
        expect(await refusalOf(as(stranger).conferences.end({ id }))).toBe('FORBIDDEN')
      }
      expect((await as(who).conferences.end({ id })).status).toBe('ended')
      const { endedAt } = await rowOf(id)
      expect((await as(who).conferences.end({ id })).status).toBe('ended')
      expect((await rowOf(id)).endedAt).toEqual(endedAt)
      expect(await refusalOf(as(who).conferences.extend({ id, minutes: 15, endsAt }))).toBe('CONFERENCE_OVER')
      expect(await refusalOf(as(who).conferences.start({ id }))).toBe('CONFERENCE_OVER')
    }
    const planned = await aConference(world, { expert: expert! })
    expect(await refusalOf(as(expert!).conferences.end({ id: planned }))).toBe('CONFERENCE_OVER')
    expect(await refusalOf(as(expert!).conferences.extend({ id: planned, minutes: 5, endsAt: world.now() }))).toBe(
      'CONFERENCE_OVER',
    )
  })

  test('end no later than a conference may last', async () => {
    const id = await aLiveConference(world)
    const { scheduledAt } = await rowOf(id)
    for (let n = 0; n < 6; n++)
      await as(admin!).conferences.extend({ id, minutes: 120, endsAt: (await rowOf(id)).endsAt })
    expect((await rowOf(id)).endsAt).toEqual(new Date(scheduledAt.getTime() + DURATION_MAX * MINUTE_MS))
    for (const minutes of [0, -5, 121, 1.5, Number.NaN])
      expect((await faultsOf(as(admin!).conferences.extend({ id, minutes, endsAt: scheduledAt }))).length).toBe(1)
  })

  test('are closed to an expert whose right is taken away', async () => {
    const former = await anExpert(world)
    const id = await aLiveConference(world, { expert: former })
    expect((await as(former).conferences.get({ id })).can.publish).toBe(true)
    await as(former).security.turnOffSecondFactor({ password: 'orage-violet-73' })
    expect((await as(former).conferences.get({ id })).can).toMatchObject({
      publish: false,
      moderate: false,
      join: false,
    })
    expect(await refusalOf(as(former).conferences.end({ id }))).toBe('FORBIDDEN')
  })

  test('open and close rooms by the clock, once, also where two servers look at once, without undoing what staff did', async () => {
    await forget()
    const lou = await world.person()
    const soon = await aConference(world, { scheduledAt: later(5), durationMinutes: 30, registered: [lou] })
    const byHand = await aConference(world, { scheduledAt: later(5), durationMinutes: 30, startedAt: later(-1) })
    const missed = await aConference(world, { scheduledAt: later(-90) })
    const cancelled = await aConference(world, { scheduledAt: later(-1), cancelledAt: later(-2) })
    await minutePasses(world)
    expect((await rowOf(soon)).startedAt).toBeNull()
    expect(await rowOf(missed)).toMatchObject({ startedAt: null, endedAt: (await rowOf(missed)).endsAt })
    const tab = await openSocket(world, lou)
    world.advance(5 * MINUTE_MS)
    await Promise.all([keepTime(services()), keepTime(services()), keepTime(services())])
    const { startedAt } = await rowOf(soon)
    expect(startedAt!.getTime()).toBeGreaterThanOrEqual((await rowOf(soon)).scheduledAt.getTime())
    const told = () => tab.heard.filter((event) => event.kind === 'conference' && event.id === soon).length
    await expect.poll(told).toBe(1)
    expect((await rowOf(byHand)).startedAt!.getTime()).toBeLessThan(startedAt!.getTime())
    expect((await as(lou).conferences.get({ id: soon })).can.join).toBe(true)

    world.advance(30 * MINUTE_MS)
    expect((await as(lou).conferences.get({ id: soon })).status).toBe('ended') // before the clock has been
    await Promise.all([keepTime(services()), keepTime(services())])
    await keepTime(services())
    const { endedAt, endsAt } = await rowOf(soon)
    expect(endedAt).toEqual(endsAt)
    await expect.poll(told).toBe(2)
    expect(await rowOf(cancelled)).toMatchObject({ startedAt: null, endedAt: null })
    tab.ws.terminate()
  })

  test('keep an extension made as the clock looks', async () => {
    const id = await aLiveConference(world, { durationMinutes: 60 })
    await as(admin!).conferences.extend({ id, minutes: 30, endsAt: (await rowOf(id)).endsAt })
    world.advance(60 * MINUTE_MS)
    await keepTime(services())
    expect((await as().conferences.get({ id })).status).toBe('live')
    world.advance(30 * MINUTE_MS)
    await keepTime(services())
    expect((await as().conferences.get({ id })).status).toBe('ended')
  })
})

test('the calendar file describes the conference as it is now', async () => {
  const { id, version } = await as(admin!).conferences.create(
    announcing(world, { title: 'Dormir, enfin ; et « mieux »' }),
  )
  const fetched = async () => {
    const response = await world.fetch(`/api/conferences/${id}/calendar.ics`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(response.headers.get('content-disposition')).toContain('conference.ics')
    const [event] = new ical.Component(ical.parse(await response.text())).getAllSubcomponents('vevent')
    return { event: new ical.Event(event!), status: event!.getFirstPropertyValue('status') }
  }
  const first = await fetched()
  const { scheduledAt, endsAt } = await rowOf(id)
  const whole = (at: Date) => new Date(Math.floor(at.getTime() / 1_000) * 1_000)
  expect(first.event).toMatchObject({ summary: 'Dormir, enfin ; et « mieux »', sequence: 0 })
  expect([first.event.startDate.toJSDate(), first.event.endDate.toJSDate()]).toEqual([
    whole(scheduledAt),
    whole(endsAt),
  ])
  const { requestId: _, ...fields } = announcing(world, { scheduledAt: later(9_000) })
  await as(admin!).conferences.edit({ ...fields, id, version })
  const moved = await fetched()
  expect(moved.event.uid).toBe(first.event.uid)
  expect(moved.event.sequence).toBe(1)
  expect(moved.event.startDate.toJSDate()).toEqual(whole((await rowOf(id)).scheduledAt))
  await as(admin!).conferences.cancel({ id })
  expect(await fetched()).toMatchObject({ status: 'CANCELLED', event: { sequence: 2 } })
  expect((await world.fetch(`/api/conferences/${NOBODY}/calendar.ics`)).status).toBe(404)
  expect((await world.fetch('/api/conferences/x/calendar.ics')).status).toBe(400)
})

test.each([
  '/api/conferences?tab=demain',
  '/api/conferences?limit=51',
  '/api/conferences?limit=0',
  '/api/conferences?language=de',
  `/api/conferences?tag=${'x'.repeat(51)}`,
  '/api/conferences?tag=%00',
  '/api/conferences?cursor=x',
  `/api/conferences?cursor=0000-01-01T00:00:00.000Z_${NOBODY}`,
  `/api/conferences?cursor=%2B275760-09-13T00:00:00.000Z_${NOBODY}`,
  '/api/conferences?cursor=2026-01-01T00:00:00.000Z_moi',
  `/api/conferences?cursor=${'9'.repeat(200)}`,
  '/api/conferences/..%2Fadmin',
  '/api/conferences/1%20or%201=1',
  `/api/conferences/${'a'.repeat(3_000)}`,
])('%s is refused by name', async (path) => {
  const response = await world.fetch(path)
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'INVALID_INPUT'])
})

test('a malformed body of the form changes nothing', async () => {
  const headers = { 'content-type': 'application/json' }
  const before = await services().db.$count(conference)
  for (const body of [
    '',
    '{',
    '[]',
    '"texte"',
    'null',
    '{"__proto__":{"isAdmin":true}}',
    JSON.stringify({ ...announcing(world), title: { toString: 1 } }),
  ]) {
    const response = await world.fetch('/api/conferences', { method: 'POST', headers, ...(body && { body }) }, admin)
    expect([body, response.status]).toEqual([body, 400])
  }
  expect(await services().db.$count(conference)).toBe(before)
})
