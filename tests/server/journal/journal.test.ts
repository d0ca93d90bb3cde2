import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { daysAfter } from '#contract/foundation/days.ts'
import { ENTRIES_PER_HOUR, JOURNALS_MAX, STARTS_PER_HOUR, SUMMARY_MEASURES_MAX } from '#contract/journal/limits.ts'
import type { Measured, WriteDayInput } from '#contract/journal/schema.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { localTimeOf } from '#server/foundation/local-time.ts'
import { readPdf } from '#tests/support/fixtures/files/pdf.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { sharing } from '#tests/support/fixtures/sharing.ts'
import { endingsOf, faultsOf, refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const HOUR_MS = 3_600_000
const ZONE = 'Europe/Paris'
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)
const today = () => localTimeOf(world.now(), ZONE).day
const ago = (days: number) => daysAfter(today(), -days)
const begin = (who: Person, title = 'Vertiges') => as(who).journals.start({ title })
const put = (
  who: Person,
  id: string,
  given: { day?: string; intensity?: number; note?: string; measured?: Measured[]; replaces?: number } = {},
) => as(who).journals.putEntry({ id, day: today(), intensity: 5, replaces: null, ...given })
const remindersOf = async (who: Person) =>
  (await as(who).notifications.list({})).items.filter(({ kind }) => kind === 'reminder')
/** Runs the clock's job of the minute only when a test asks for it: by itself it would come between two steps. */
beforeAll(() => run(sql`delete from pgboss.schedule where name = 'journal.remind'`))
async function minute() {
  await runQueue(world.services(), 'journal.remind')
  await world.settle()
}

/** Writes many days at once, past the quota: these tests are about what is read, not about how it was written. */
async function fill(journalId: string, days: number, note = '') {
  await run(
    sql`insert into journal_entry (journal_id, day, intensity, note, updated_at) select ${journalId}::uuid, ${today()}::date - n, n % 11, ${note}, now() from generate_series(0, ${days - 1}::int) n`,
  )
}

test('a member starts, renames, writes, reads and removes a journal of their own', async () => {
  const lou = await world.person()
  const { id } = await begin(lou, '  Mal de <b>dos</b> ')
  expect(await as(lou).journals.get({ id })).toMatchObject({
    title: 'Mal de dos',
    post: null,
    days: 0,
    lastEntry: null,
    pace: 'none',
    nextReminderAt: null,
  })
  await put(lou, id, { day: ago(3), intensity: 0 })
  const entry = await put(lou, id, { day: ago(1), intensity: 8, note: 'Assis trop longtemps.\n\nMarcher aide.' })
  expect(await as(lou).journals.rename({ id, title: 'Dos' })).toMatchObject({
    title: 'Dos',
    days: 2,
    firstDay: ago(3),
    lastEntry: { day: ago(1), intensity: 8 },
  })
  expect(await as(lou).journals.curve({ id })).toEqual({
    days: [
      { day: ago(3), intensity: 0 },
      { day: ago(1), intensity: 8 },
    ],
  })
  expect((await as(lou).journals.entries({ id })).items).toEqual([
    entry,
    { day: ago(3), intensity: 0, note: '', measured: [], version: expect.any(Number) },
  ])
  expect(await as(lou).journals.entry({ id, day: ago(1) })).toEqual({ entry })
  expect(await as(lou).journals.entry({ id, day: ago(2) })).toEqual({ entry: null })
  await as(lou).journals.removeEntry({ id, day: ago(1), version: entry.version })
  await as(lou).journals.removeEntry({ id, day: ago(1), version: entry.version })
  expect((await as(lou).journals.list()).journals).toMatchObject([{ id, days: 1 }])
  await as(lou).journals.remove({ id })
  expect((await as(lou).journals.list()).journals).toEqual([])
  expect((await run(sql`select from journal_entry where journal_id = ${id}`)).rows).toEqual([])
  expect(await refusalOf(as(lou).journals.remove({ id }))).toBe('NOT_FOUND')
})

test('a symptom, and a name, has one journal, however often and at once it is started', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const post = await as(lou).posts.publishSymptom(vertigo({ title: 'V'.repeat(200) }))
  const started = await Promise.all([1, 2, 3, 4].map(() => as(lou).journals.start({ postId: post.id })))
  expect(new Set(started.map(({ id }) => id)).size).toBe(1)
  expect(started[0]).toMatchObject({ post: { id: post.id, title: post.title }, title: `${'V'.repeat(119)}…` })
  const named = await Promise.all(['Sommeil', 'sommeil', 'SOMMEIL'].map((title) => begin(lou, title)))
  expect(new Set(named.map(({ id }) => id)).size).toBe(1)
  expect((await as(lou).journals.list()).journals).toHaveLength(2)

  expect(await refusalOf(as(max).journals.start({ postId: post.id }))).toBe('NOT_FOUND')
  const community = await as(lou).posts.publishCommunity(sharing())
  expect(await refusalOf(as(lou).journals.start({ postId: community.id }))).toBe('NOT_FOUND')
  expect(await refusalOf(as(lou).journals.start({ postId: crypto.randomUUID() }))).toBe('NOT_FOUND')

  await as(lou).posts.remove({ id: post.id })
  expect(await as(lou).journals.get({ id: started[0]!.id })).toMatchObject({ post: null })
})

test('a journal does not exist for anyone else, whatever they ask', async () => {
  const { lou, eve } = await world.people('lou', 'eve')
  const { id } = await begin(lou)
  const { version } = await put(lou, id, { note: 'à moi seul' })
  const of = as(eve).journals
  const period = { id, from: ago(9), to: today() }
  const asked = [
    of.get({ id }),
    of.rename({ id, title: 'Autre' }),
    of.setPace({ id, pace: 'none' }),
    of.setPace({ id, pace: 'daily', remindAt: 60, timeZone: ZONE }),
    of.remove({ id }),
    of.curve({ id }),
    of.entries({ id }),
    of.entry({ id, day: today() }),
    put(eve, id, { intensity: 1, replaces: version }),
    of.removeEntry({ id, day: today(), version }),
    of.setMeasures({ id, measures: [] }),
    of.writeDay({ requestId: crypto.randomUUID(), subject: { journalId: id }, day: today(), intensity: 1, seen: null }),
    of.summary(period),
    of.summaryPdf({ ...period, with: ['post', 'name'] }),
  ]
  expect(await endingsOf(asked)).toEqual(asked.map(() => 'NOT_FOUND'))
  expect((await of.list()).journals).toEqual([])
  expect((await of.today()).stories).toEqual([])
  expect(await refusalOf(as().journals.list())).toBe('UNAUTHORIZED')
  expect((await as(lou).journals.entry({ id, day: today() })).entry).toMatchObject({ intensity: 5, note: 'à moi seul' })
})

const SLEEP = { name: 'Sommeil', scale: 'five' as const }
const EFFORT = { name: 'Effort', scale: 'ten' as const }
const writing = (given: Partial<WriteDayInput> & Pick<WriteDayInput, 'subject'>) => ({
  requestId: crypto.randomUUID(),
  day: today(),
  intensity: 6,
  seen: null,
  ...given,
})

test('the screen of the day offers journals, written last first, then open symptoms, each once', async () => {
  const { lou, max } = await world.people('lou', 'max')
  const [followed, single, healed] = await Promise.all(
    ['Vertiges', 'Dos', 'Toux'].map((title) =>
      as(lou).posts.publishSymptom(vertigo({ title, description: `${title} depuis des mois, ${crypto.randomUUID()}` })),
    ),
  )
  await as(lou).posts.resolve({ id: healed!.id, entry: 'page', treatment: 'Du repos' })
  const { id } = await as(lou).journals.start({ postId: followed!.id })
  const sleep = await begin(lou, 'Nuits')
  await as(lou).journals.setMeasures({ id: sleep.id, measures: [SLEEP, EFFORT] })
  await as(lou).journals.writeDay(
    writing({ subject: { journalId: sleep.id }, measured: [{ ...SLEEP, value: 3 }], day: ago(1) }),
  )
  await put(lou, id, { day: ago(4) })
  const { memberId, isReadOnly, stories } = await as(lou).journals.today()
  expect({ memberId, isReadOnly }).toEqual({ memberId: lou.id, isReadOnly: false })
  expect(stories).toEqual([
    {
      id: sleep.id,
      title: 'Nuits',
      subject: { journalId: sleep.id },
      measures: [SLEEP, EFFORT],
      last: { day: ago(1), intensity: 6, measured: [{ ...SLEEP, value: 3 }] },
    },
    {
      id: followed!.id,
      title: 'Vertiges',
      subject: { journalId: id },
      measures: [],
      last: { day: ago(4), intensity: 5, measured: [] },
    },
    { id: single!.id, title: 'Dos', subject: { postId: single!.id }, measures: [], last: null },
  ])
  expect((await as(max).journals.today()).stories).toEqual([])
})

test('a day is written once a request: at once, again, late, and after it was removed', async () => {
  const lou = await world.person()
  const post = await as(lou).posts.publishSymptom(vertigo())
  const said = writing({ subject: { postId: post.id }, measured: [{ ...EFFORT, value: 9 }] })
  const answers = await Promise.all([1, 2, 3, 4].map(() => as(lou).journals.writeDay(said)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  const [{ id, entry }] = answers as [(typeof answers)[number]]
  expect(entry).toMatchObject({ intensity: 6, note: '', measured: [{ ...EFFORT, value: 9 }] })
  expect((await as(lou).journals.list()).journals).toMatchObject([{ id, days: 1, post: { id: post.id } }])

  await put(lou, id, { intensity: 2, replaces: entry!.version })
  expect((await as(lou).journals.writeDay(said)).entry).toMatchObject({ intensity: 2 })
  expect(await refusalOf(as(lou).journals.writeDay({ ...said, intensity: 7 }))).toBe('REQUEST_REUSED')
  const { entry: now } = await as(lou).journals.entry({ id, day: today() })
  await as(lou).journals.removeEntry({ id, day: today(), version: now!.version })
  expect((await as(lou).journals.writeDay(said)).entry).toBeNull()
  await as(lou).journals.remove({ id })
  // A repeated request does not start a journal again that is gone.
  expect((await as(lou).journals.writeDay(said)).entry).toBeNull()
  expect((await as(lou).journals.list()).journals).toEqual([])
})

test('the row kept against repeats tells no day of a journal that is gone, and is gone itself after a month', async () => {
  const lou = await world.person()
  const { id } = await begin(lou)
  const { requestId, ...said } = writing({ subject: { journalId: id } })
  await as(lou).journals.writeDay({ requestId, ...said })
  await as(lou).journals.remove({ id })
  const kept = async () => (await run(sql`select digest from day_request where member_id = ${lou.id}`)).rows
  const { subject, day, seen } = said
  const guesses = Array.from({ length: 11 }, (_, intensity) => digestOf({ subject, day, intensity, seen }))
  const [row, ...others] = await kept()
  expect(others).toEqual([])
  expect(guesses).not.toContain(row!.digest)
  for (const [days, rows] of [
    [29, 1],
    [2, 0],
  ] as const) {
    world.advance(days * 24 * HOUR_MS)
    await runQueue(world.services(), 'app.forget')
    await world.settle()
    expect(await kept()).toHaveLength(rows)
  }
})

test('a request that changes nothing costs as much as any other, and the same one again nothing', async () => {
  const lou = await world.person()
  const { id } = await begin(lou)
  const said = writing({ subject: { journalId: id } })
  await as(lou).journals.writeDay(said)
  await run(
    sql`insert into quota_use (member_id, kind, at) select ${lou.id}, 'journal-entry', ${world.now()} from generate_series(1, ${ENTRIES_PER_HOUR - 2}::int)`,
  )
  const again = () => as(lou).journals.writeDay({ ...said, requestId: crypto.randomUUID(), seen: { intensity: 6 } })
  expect((await again()).entry).toMatchObject({ intensity: 6 })
  expect(await refusalOf(again())).toBe('QUOTA_REACHED')
  expect((await as(lou).journals.writeDay(said)).entry).toMatchObject({ intensity: 6 })
})

test('the ten-second screen keeps the note of a day, and overwrites nothing its member did not see', async () => {
  const lou = await world.person()
  const { id } = await begin(lou)
  await put(lou, id, { intensity: 4, note: 'Sieste' })
  const subject = { journalId: id }
  expect(await refusalOf(as(lou).journals.writeDay(writing({ subject })))).toBe('EDITED_ELSEWHERE')
  expect(await refusalOf(as(lou).journals.writeDay(writing({ subject, seen: { intensity: 5 } })))).toBe(
    'EDITED_ELSEWHERE',
  )
  const { entry, before } = await as(lou).journals.writeDay(
    writing({ subject, seen: { intensity: 4, measured: [] }, measured: [{ ...SLEEP, value: 4 }] }),
  )
  expect(before).toMatchObject({ intensity: 4, measured: [] })
  expect(entry).toMatchObject({ intensity: 6, note: 'Sieste', measured: [{ ...SLEEP, value: 4 }] })
  // A page that showed the intensity alone changes nothing else.
  const next = await as(lou).journals.writeDay(writing({ subject, intensity: 1, seen: { intensity: 6 } }))
  expect(next.entry).toMatchObject({ intensity: 1, note: 'Sieste', measured: [{ ...SLEEP, value: 4 }] })
  expect(
    await refusalOf(
      as(lou).journals.writeDay(writing({ subject, intensity: 8, seen: { intensity: 1, measured: [] }, measured: [] })),
    ),
  ).toBe('EDITED_ELSEWHERE')
  // The same value said twice, by two devices, makes one day.
  expect((await as(lou).journals.writeDay(writing({ subject, intensity: 1, seen: null }))).entry).toEqual(next.entry)
})

test('a journal has two measures at most, each by its own name and within its steps; days keep their values', async () => {
  const lou = await world.person()
  const { id } = await begin(lou)
  const { setMeasures, writeDay } = as(lou).journals
  const subject = { journalId: id }
  expect(await faultsOf(setMeasures({ id, measures: [SLEEP, EFFORT, { ...EFFORT, name: 'Faim' }] }))).toEqual([
    'measures: tooMany',
  ])
  expect(await refusalOf(setMeasures({ id, measures: [SLEEP, { ...EFFORT, name: 'sommeil' }] }))).toBe('INVALID_INPUT')
  expect(await faultsOf(setMeasures({ id, measures: [{ ...SLEEP, name: ' ' }] }))).toEqual([
    'measures.0.name: required',
  ])
  expect(await faultsOf(writeDay(writing({ subject, measured: [{ ...SLEEP, value: 5 }] })))).toEqual([
    'measured.0.value: outOfRange',
  ])
  expect(await faultsOf(writeDay(writing({ subject, day: daysAfter(today(), 3) })))).toEqual(['day: dateInFuture'])
  await setMeasures({ id, measures: [SLEEP] })
  await writeDay(writing({ subject, measured: [{ ...SLEEP, value: 4 }] }))
  expect(await setMeasures({ id, measures: [] })).toMatchObject({ measures: [] })
  expect((await as(lou).journals.entry({ id, day: today() })).entry?.measured).toEqual([{ ...SLEEP, value: 4 }])
})

test('a journal is found by no search, counted in no public figure and compared with nobody’s', async () => {
  const { lou, eve } = await world.people('lou', 'eve')
  const word = `zygomancie${crypto.randomUUID().slice(0, 6)}`
  const before = await as().posts.publicStats()
  const { id } = await begin(lou, word)
  await put(lou, id, { note: `${word} encore` })
  await world.settle()
  for (const who of [lou, eve]) expect((await as(who).posts.feed({ search: word })).items).toEqual([])
  expect(await as().posts.publicStats()).toEqual(before)
  expect((await run(sql`select from match_key where pref::text like ${`%${word}%`}`)).rows).toEqual([])
})

test('a day overwritten by another device is not lost: the second is told, and may choose', async () => {
  const lou = await world.person()
  const { id } = await begin(lou)
  const first = await put(lou, id, { intensity: 3, note: 'du téléphone' })
  const late = put(lou, id, { intensity: 6, note: 'de l’ordinateur' })
  expect(await refusalOf(late)).toBe('EDITED_ELSEWHERE')
  // The same entry sent a second time is that entry.
  expect(await put(lou, id, { intensity: 3, note: 'du téléphone' })).toEqual(first)
  const { entry } = await as(lou).journals.entry({ id, day: today() })
  const second = await put(lou, id, { intensity: 6, note: 'de l’ordinateur', replaces: entry!.version })
  expect(second.version).toBeGreaterThan(first.version)
  const removal = as(lou).journals.removeEntry({ id, day: today(), version: first.version })
  expect(await refusalOf(removal)).toBe('EDITED_ELSEWHERE')
  await as(lou).journals.removeEntry({ id, day: today(), version: second.version })
  const onto = put(lou, id, { intensity: 7, replaces: second.version })
  expect(await refusalOf(onto)).toBe('EDITED_ELSEWHERE')

  const intensities = [1, 2, 3, 4, 6, 7]
  const atOnce = await endingsOf(intensities.map((intensity) => put(lou, id, { intensity })))
  expect(atOnce.filter((ending) => ending === 'done')).toHaveLength(1)
  expect(atOnce.filter((ending) => ending === 'EDITED_ELSEWHERE')).toHaveLength(5)
})

test('an impossible day, an intensity off the scale and a note too long are refused, each by its field', async () => {
  const lou = await world.person()
  const { id } = await begin(lou)
  const latest = daysAfter(new Date(world.now().getTime() + 14 * HOUR_MS).toISOString().slice(0, 10), 0)
  expect((await put(lou, id, { day: latest })).day).toBe(latest)
  expect(await faultsOf(put(lou, id, { day: daysAfter(latest, 1) }))).toEqual(['day: dateInFuture'])
  expect(await faultsOf(put(lou, id, { day: '2001-01-01' }))).toEqual(['day: dateTooEarly'])
  expect(await faultsOf(put(lou, id, { day: '1899-12-31' }))).toEqual(['day: dateTooEarly'])
  for (const day of ['2026-02-30', 'demain', '', '2026-1-1'])
    expect((await faultsOf(put(lou, id, { day })))[0]).toBe('day: invalidDate')
  for (const intensity of [-1, 11])
    expect(await faultsOf(put(lou, id, { intensity }))).toEqual(['intensity: outOfRange'])
  expect(await faultsOf(put(lou, id, { intensity: 4.5 }))).toHaveLength(1)
  expect(await faultsOf(put(lou, id, { note: 'é'.repeat(1001) }))).toEqual(['note: tooLong'])
  const kept = await put(lou, id, { day: ago(1), note: '<script>x()</script>39 < 40 \u202e😀 ok' })
  expect(kept.note).toBe('39 < 40 😀 ok')
  for (const title of ['', '   ', '\u200b', 'x'.repeat(121)]) expect(await faultsOf(begin(lou, title))).toHaveLength(1)
})

test('pages of days follow each other without gap or double, within their period', async () => {
  const lou = await world.person()
  const { id } = await begin(lou)
  await fill(id, 200, 'n')
  const days: string[] = []
  let cursor: string | undefined
  do {
    const page = await as(lou).journals.entries({ id, from: '1900-01-01', cursor, limit: 60 })
    days.push(...page.items.map(({ day }) => day))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(days).toEqual(Array.from({ length: 200 }, (_, n) => ago(n)))
  const usual = (await as(lou).journals.curve({ id })).days
  expect(usual.length).toBeGreaterThanOrEqual(89)
  expect(usual.length).toBeLessThanOrEqual(90)
  expect((await as(lou).journals.curve({ id, from: ago(20), to: ago(11) })).days.map(({ day }) => day)).toEqual(
    Array.from({ length: 10 }, (_, n) => ago(20 - n)),
  )
  expect((await as(lou).journals.curve({ id, from: '1900-01-01' })).days).toHaveLength(200)
})

test('a member has a limited number of journals, and of days an hour', async () => {
  const lou = await world.person()
  const { id } = await begin(lou)
  for (let n = 1; n < STARTS_PER_HOUR; n++) await begin(lou, `Journal ${n}`)
  expect(await refusalOf(begin(lou, 'Un de trop'))).toBe('QUOTA_REACHED')
  expect((await begin(lou, 'journal 1')).title).toBe('Journal 1')
  await run(
    sql`insert into journal (id, member_id, title, created_at) select gen_random_uuid(), ${lou.id}, 'n' || n, now() from generate_series(1, ${JOURNALS_MAX - STARTS_PER_HOUR}::int) n`,
  )
  world.advance(HOUR_MS + 1_000)
  expect(await faultsOf(begin(lou, 'Encore un'))).toEqual([': tooMany'])
  await run(
    sql`insert into quota_use (member_id, kind, at) select ${lou.id}, 'journal-entry', ${world.now()} from generate_series(1, ${ENTRIES_PER_HOUR - 1}::int)`,
  )
  await put(lou, id)
  expect(await refusalOf(put(lou, id, { day: ago(1) }))).toBe('QUOTA_REACHED')
})

test('a journal without the consent to health data is read and exported, but neither written nor reminding', async () => {
  const lou = await world.person()
  const { id } = await begin(lou)
  const { version } = await put(lou, id, { note: 'avant' })
  await put(lou, id, { day: ago(1) })
  await as(lou).journals.setPace({ id, pace: 'daily', remindAt: 0, timeZone: ZONE })
  await as(lou).settings.setConsent({ kind: 'healthData', isGiven: false })
  const refused = [
    begin(lou, 'Autre'),
    put(lou, id, { day: ago(2) }),
    as(lou).journals.rename({ id, title: 'Autre' }),
    as(lou).journals.setPace({ id, pace: 'none' }),
  ]
  expect(await endingsOf(refused)).toEqual(refused.map(() => 'READ_ONLY_ACCOUNT'))
  expect((await as(lou).journals.entries({ id })).items).toHaveLength(2)
  const period = { id, from: ago(9), to: today() }
  expect((await as(lou).journals.summaryPdf(period)).size).toBeGreaterThan(1_000)
  world.advance(25 * HOUR_MS)
  await minute()
  expect(await remindersOf(lou)).toEqual([])
  await as(lou).journals.removeEntry({ id, day: daysAfter(today(), -1), version })
  await as(lou).journals.remove({ id })
})

test('a reminder comes at its hour, once however late, not on a written day, and leads to its journal', async () => {
  const { lou, eve } = await world.people('lou', 'eve')
  const { id } = await begin(lou, 'Sommeil')
  const { minute: now } = localTimeOf(world.now(), ZONE)
  const remindAt = (now + 60) % 1440
  const { nextReminderAt } = await as(lou).journals.setPace({ id, pace: 'daily', remindAt, timeZone: ZONE })
  expect(localTimeOf(nextReminderAt!, ZONE).minute).toBe(remindAt)
  await minute()
  expect(await remindersOf(lou)).toEqual([])

  world.advance(nextReminderAt!.getTime() - world.now().getTime() + 1_000)
  await minute()
  await minute()
  expect(await remindersOf(lou)).toEqual([
    expect.objectContaining({ kind: 'reminder', journalId: id, journalTitle: 'Sommeil', isRead: false }),
  ])
  expect((await as(lou).notifications.unread()).count).toBe(1)
  expect(await remindersOf(eve)).toEqual([])

  // After days without a server there is one reminder, and the next one is still ahead.
  world.advance(5 * 24 * HOUR_MS)
  await as(lou).notifications.markAllRead({})
  await minute()
  expect(await remindersOf(lou)).toHaveLength(1)
  const after = (await as(lou).journals.get({ id })).nextReminderAt!
  expect(after.getTime()).toBeGreaterThan(world.now().getTime())
  expect(after.getTime() - world.now().getTime()).toBeLessThanOrEqual(25 * HOUR_MS)

  await as(lou).notifications.markAllRead({})
  world.advance(after.getTime() - world.now().getTime() + 1_000)
  await put(lou, id)
  await minute()
  expect((await remindersOf(lou)).map(({ isRead }) => isRead)).toEqual([true])

  expect(await as(lou).journals.setPace({ id, pace: 'none' })).toMatchObject({ nextReminderAt: null, remindAt })
  await as(lou).journals.remove({ id })
  await world.settle({ everyJobTwice: true })
  expect(await remindersOf(lou)).toEqual([])
  expect((await run(sql`select from notice where subject_id = ${id}`)).rows).toEqual([])
})

test.each(['Europe/Paris', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'])(
  'a reminder at 23:30 opened at 00:10 is for the day that is over, in %s',
  async (timeZone) => {
    const lou = await world.person()
    const { id } = await begin(lou, 'Sommeil')
    const { nextReminderAt } = await as(lou).journals.setPace({ id, pace: 'daily', remindAt: 23 * 60 + 30, timeZone })
    const { day } = localTimeOf(nextReminderAt!, timeZone)
    world.advance(nextReminderAt!.getTime() - world.now().getTime())
    await minute()
    world.advance(40 * 60_000)
    expect(localTimeOf(world.now(), timeZone)).toEqual({ day: daysAfter(day, 1), minute: 10 })
    expect(await remindersOf(lou)).toMatchObject([{ journalId: id, day }])

    await put(lou, id, { day, intensity: 7 })
    expect((await as(lou).journals.entries({ id })).items).toMatchObject([{ day, intensity: 7 }])
    // Choosing another zone since then does not move the day.
    await as(lou).journals.setPace({ id, pace: 'daily', remindAt: 60, timeZone: 'Pacific/Niue' })
    expect(await remindersOf(lou)).toMatchObject([{ day }])
  },
)

test('a reminder that a busy server sends after midnight is for the day before, and is not sent when that day is written', async () => {
  const lou = await world.person()
  const last = { pace: 'daily', remindAt: 23 * 60 + 59, timeZone: ZONE } as const
  const blank = await begin(lou, 'Sommeil')
  const written = await begin(lou, 'Dos')
  const { nextReminderAt } = await as(lou).journals.setPace({ id: blank.id, ...last })
  await as(lou).journals.setPace({ id: written.id, ...last })
  world.advance(nextReminderAt!.getTime() - world.now().getTime())
  const day = today()
  await put(lou, written.id)
  world.advance(5 * 60_000)
  expect(today()).toBe(daysAfter(day, 1))
  await minute()
  expect(await remindersOf(lou)).toMatchObject([{ journalId: blank.id, day }])
})

test('a pace needs an hour of the day and a known time zone', async () => {
  const lou = await world.person()
  const { id } = await begin(lou)
  const set = (given: object) =>
    as(lou).journals.setPace({ id, pace: 'weekly', remindAt: 1200, timeZone: ZONE, ...given } as never)
  expect(await set({})).toMatchObject({ pace: 'weekly', remindAt: 1200, timeZone: ZONE })
  for (const given of [
    { timeZone: 'Mars/Olympus' },
    { timeZone: '' },
    { remindAt: 1440 },
    { remindAt: -1 },
    { pace: 'hourly' },
  ])
    expect(await faultsOf(set(given))).toHaveLength(1)
})

test('a change in a journal is told to its member’s other tabs, and to nobody else’s', async () => {
  const { lou, eve } = await world.people('lou', 'eve')
  const { id } = await begin(lou)
  const seqOf = async (who: Person) => (await as(who).live.events({ since: 0 })).seq
  const before = { lou: await seqOf(lou), eve: await seqOf(eve) }
  await put(lou, id)
  expect((await as(lou).live.events({ since: before.lou })).events).toEqual([
    { seq: before.lou + 1, kind: 'journal', id },
  ])
  expect(await seqOf(eve)).toBe(before.eve)
})

test('the page for the doctor gives the period in figures and words, and names the member only when asked', async () => {
  const lou = await world.person('Nadège_du_journal')
  const post = await as(lou).posts.publishSymptom(vertigo())
  const { id } = await as(lou).journals.start({ postId: post.id })
  for (const [n, intensity] of [2, 3, 4, 9, 8, 7, 5, 4, 3, 2].entries())
    await put(lou, id, {
      day: ago(9 - n),
      intensity,
      note: n === 3 ? 'Crise à l’aube : œil trouble, « ça tourne » …' : '',
    })
  const period = { id, from: ago(29), to: today() }

  const summary = await as(lou).journals.summary(period)
  expect(summary).toMatchObject({
    title: post.title,
    username: null,
    post: null,
    otherNotes: 0,
    figures: {
      days: 10,
      mean: 4.7,
      lowest: { intensity: 2, day: ago(9) },
      highest: { intensity: 9, day: ago(6) },
      trend: 'steady',
    },
    notes: [{ day: ago(6), intensity: 9, note: 'Crise à l’aube : œil trouble, « ça tourne » …' }],
  })

  const plain = await as(lou).journals.summaryPdf(period)
  expect(plain.type).toBe('application/pdf')
  const read = await readPdf(await plain.arrayBuffer())
  expect(read.pages).toBe(1)
  for (const said of [post.title, '4,7/10', '9/10', 'sur 30', 'Crise à l’aube : œil trouble, « ça tourne » …'])
    expect(read.text).toContain(said)
  for (const unsaid of [lou.username, lou.email, post.description.slice(0, 30), '44000', '[…]'])
    expect(read.text + JSON.stringify(read.info)).not.toContain(unsaid)
  expect(read.info).not.toHaveProperty('Author')

  const whole = await as(lou).journals.summaryPdf({ ...period, with: ['post', 'name'], language: 'en' })
  const english = await readPdf(await whole.arrayBuffer())
  for (const said of [lou.username, '4.7/10', 'Vertigo', '8 mois', '9 March 2026', post.description.slice(0, 30)])
    expect(english.text).toContain(said)
  expect(english.text).not.toContain('44000')
})

test('the page for the doctor shows the measures beside the intensity, in its period alone', async () => {
  const lou = await world.person()
  const { id } = await begin(lou, 'Nuits')
  const write = (back: number, effort: number, sleep?: number) =>
    put(lou, id, {
      day: ago(back),
      measured: [
        { name: back === 1 ? 'EFFORT' : 'Effort', scale: 'ten', value: effort },
        ...(sleep === undefined ? [] : [{ name: 'Sommeil', scale: 'five' as const, value: sleep }]),
      ],
    })
  await write(40, 10, 4)
  await write(4, 2, 0)
  await write(3, 3, 1)
  await write(2, 5)
  await write(1, 4)
  await put(lou, id)
  const period = { id, from: ago(9), to: today() }
  expect((await as(lou).journals.summary(period)).measures).toEqual([
    { name: 'EFFORT', scale: 'ten', days: 4, typical: 3.5, lowest: 2, highest: 5 },
    { name: 'Sommeil', scale: 'five', days: 2, typical: 0, lowest: 0, highest: 1 },
  ])
  expect((await as(lou).journals.summary({ ...period, to: ago(5) })).measures).toEqual([])
  const saidIn = async (language: 'fr' | 'en') =>
    (await readPdf(await (await as(lou).journals.summaryPdf({ ...period, language })).arrayBuffer())).text
  const french = await saidIn('fr')
  expect(french).toContain('EFFORT : 3,5/10 en moyenne, de 2 à 5 (4 jours)')
  expect(french).toContain('Sommeil : en général « pas du tout », de « pas du tout » à « un peu » (2 jours)')
  expect(await saidIn('en')).toContain('Sommeil: usually “not at all”, from “not at all” to “a little” (2 days)')

  // With ever new measures the page keeps those of most days, and stays one page.
  for (let back = 10; back < 30; back++)
    await put(lou, id, { day: ago(back), measured: [{ name: `W${back}`.padEnd(40, 'W'), scale: 'five', value: 2 }] })
  const long = { ...period, from: ago(60) }
  expect((await as(lou).journals.summary(long)).measures).toHaveLength(SUMMARY_MEASURES_MAX)
  expect((await readPdf(await (await as(lou).journals.summaryPdf(long)).arrayBuffer())).pages).toBe(1)
})

test('the page for the doctor is one page, whatever its journal holds', async () => {
  const lou = await world.person('L'.repeat(50))
  const post = await as(lou).posts.publishSymptom(
    vertigo({
      title: 'W'.repeat(200),
      description: 'mot '.repeat(1200),
      duration: 'D'.repeat(100),
      tags: Array.from({ length: 10 }, (_, n) => `${'T'.repeat(48)}${n}`),
    }),
  )
  const { id } = await as(lou).journals.start({ postId: post.id })
  await fill(id, 400, 'Une nuit sans fin. '.repeat(52))
  await run(sql`update journal_entry set note = ${'W'.repeat(1000)} where journal_id = ${id} and intensity = 10`)
  await put(lou, id, { day: ago(500), intensity: 10, note: '😀 שלום مرحبا Łódź 漢字 𝔘𝔫𝔦' })
  const period = { id, from: ago(3_000), to: today(), with: ['post', 'name'] as ('post' | 'name')[] }
  for (const language of ['fr', 'en'] as const) {
    const read = await readPdf(await (await as(lou).journals.summaryPdf({ ...period, language })).arrayBuffer())
    expect(read.pages).toBe(1)
    expect(read.text).toContain('…')
    expect(read.text).toMatch(language === 'fr' ? /39\d autres jours portent une note/ : /39\d other days have a note/)
  }
  const odd = await as(lou).journals.summaryPdf({ id, from: ago(500), to: ago(500) })
  const read = await readPdf(await odd.arrayBuffer())
  // Letters from two font files come out as two pieces of text.
  expect([read.pages, read.text.replaceAll(' ', '')]).toEqual([1, expect.stringContaining('[…]Łódź[…]')])

  const empty = await readPdf(
    await (await as(lou).journals.summaryPdf({ id, from: ago(900), to: ago(800) })).arrayBuffer(),
  )
  expect([empty.pages, empty.text.includes('Aucun jour noté')]).toEqual([1, true])
  expect(await faultsOf(as(lou).journals.summary({ id, from: today(), to: ago(1) }))).toEqual(['to: datesReversed'])
})

test('the PDF comes as a file that nobody may store, a limited number of times within ten minutes', async () => {
  const lou = await world.person()
  const { id } = await begin(lou)
  await put(lou, id)
  const path = `/api/journals/${id}/summary.pdf?from=${ago(9)}&to=${today()}`
  const response = await world.fetch(path, {}, lou)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-disposition')).toMatch(/filename="vecu-journal-\d{4}-\d\d-\d\d\.pdf"/)
  expect((await readPdf(await response.arrayBuffer())).pages).toBe(1)
  const endings = await endingsOf(
    Array.from({ length: 20 }, () => as(lou).journals.summaryPdf({ id, from: ago(9), to: today() })),
  )
  expect(endings.filter((ending) => ending === 'TOO_MANY_REQUESTS')).toHaveLength(1)
})
