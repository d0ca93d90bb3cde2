import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { latestToday } from '#contract/foundation/dates.ts'
import { CONCOMITANTS_MAX, EDITS_PER_HOUR, HISTORY_SHOWN, REPORTS_PER_HOUR } from '#contract/medication/limits.ts'
import type { Report } from '#contract/medication/schema.ts'
import { listenTo } from '#tests/support/fixtures/announced.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { aDrug } from '#tests/support/fixtures/official-reports.ts'
import { type Declared, declaring, makeIntroduction, taking } from '#tests/support/fixtures/reports.ts'
import { endingsOf, faultsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const run = <Row extends object>(statement: ReturnType<typeof sql>) =>
  world.services().db.execute<Row & Record<string, unknown>>(statement)
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
const declare = (who: Person, given: Partial<Declared> = {}) => as(who).medication.declare(declaring(given))
/** Returns what a form that was opened on this report sends back. */
const editing = ({ id, version }: { id: string; version: number }, given: Partial<Declared> = {}) => {
  return { id, version, ...edited(declaring(given)) }
}

/** Counts a member's rows in every table of reports, and uses of quotas except that of the search. */
async function rowsOf(who: Person) {
  const ofReports = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} join medication_report r on r.id = report_id where r.member_id = ${who.id})`
  const { rows } = await run<Record<'reports' | 'drugs' | 'reactions' | 'versions' | 'uses', number>>(
    sql`select (select count(*)::int from medication_report where member_id = ${who.id}) as reports,
      ${ofReports('report_drug')} as drugs, ${ofReports('report_reaction')} as reactions, ${ofReports('report_version')} as versions,
      (select count(*)::int from quota_use where member_id = ${who.id} and kind not in ('medication-search', 'participation')) as uses`,
  )
  return rows[0]!
}
const NOTHING = { reports: 0, drugs: 0, reactions: 0, versions: 0, uses: 0 }

/** Returns what a report says, without `comparedFrom`, the end of its wait for the search, which a job sets meanwhile. */
const saidBy = ({ comparedFrom: _, ...report }: Report) => report

test('a side effect is declared with everything its member told, cleaned, and announced', async () => {
  const ada = await world.person()
  const eventsOf = listenTo(world)
  const declared = await declare(ada, {
    drugs: [
      {
        role: 'concomitant', // the first is the one that is declared, whatever a form says
        name: '  <b>Tahor</b>®\n 20 mg ',
        substance: ' atorvastatine\u0000 ',
        dosage: '20 mg',
        route: 'oral',
        indication: '<i>Cholestérol</i>',
        batch: ' A1-22 ',
        startDate: day(-90),
        stopDate: day(-3),
        action: 'withdrawn',
        dechallenge: 'improved',
        rechallenge: 'notDone',
      },
      taking('Metformine', { role: 'concomitant', startDate: '' }),
      taking('Kardégic 75', { role: 'suspected' }),
    ],
    description: '<script>alert(1)</script>Douleurs < 5 mais > 3,\r\ndepuis <i>lundi</i>\u0007.',
    reactions: ['muscle pain', ' Douleurs  MUSCULAIRES ', 'jambes de plomb', 'JAMBES de plômb', '🤕', '😴'],
    severity: 4,
    onsetDate: day(-10),
    duration: ' 2 semaines ',
    history: 'Diabète <b>de type 2</b>\n\nAllergie aux arachides',
    notes: ' <p></p> ',
    ageBand: '45-64',
    sex: 'female',
    reporter: 'patient',
    seriousness: ['otherImportant', 'hospitalisation'],
    outcome: 'recovering',
  })
  expect(declared).toEqual({
    id: expect.any(String),
    version: 1,
    createdAt: expect.any(Date),
    updatedAt: declared.createdAt,
    drugs: [
      {
        role: 'suspected',
        name: 'Tahor® 20 mg',
        substance: 'atorvastatine',
        dosage: '20 mg',
        route: 'oral',
        indication: 'Cholestérol',
        batch: 'A1-22',
        startDate: day(-90),
        stopDate: day(-3),
        action: 'withdrawn',
        dechallenge: 'improved',
        rechallenge: 'notDone',
      },
      aDrug({ role: 'concomitant', name: 'Metformine' }),
      aDrug({ role: 'suspected', name: 'Kardégic 75' }),
    ],
    description: 'Douleurs < 5 mais > 3,\ndepuis lundi.',
    reactions: ['Douleurs musculaires', 'jambes de plomb', '🤕', '😴'],
    severity: 4,
    onsetDate: day(-10),
    duration: '2 semaines',
    history: 'Diabète de type 2\n\nAllergie aux arachides',
    notes: null,
    ageBand: '45-64',
    sex: 'female',
    reporter: 'patient',
    seriousness: ['hospitalisation', 'otherImportant'],
    outcome: 'recovering',
    comparedFrom: null,
    can: { edit: true, remove: true },
  })
  expect(await as(ada).medication.get({ id: declared.id })).toEqual(declared)
  expect(await as(ada).medication.mine({})).toEqual({ items: [declared], nextCursor: null })
  expect(eventsOf(declared.id)).toEqual(['medication.report-written'])
  const { rows } = await run(sql`select key from report_drug where report_id = ${declared.id} order by position`)
  expect(rows).toEqual([{ key: 'tahor' }, { key: 'metformine' }, { key: 'kardegic 75' }])
})

test('a name, a description and a severity are enough, and empty fields are absent', async () => {
  const ada = await world.person()
  const bare = { drugs: [taking('Doliprane')], description: 'Des plaques rouges', severity: 1 }
  const empty = {
    drugs: [taking('Doliprane', { substance: ' ', dosage: '<b></b>', route: null, batch: null, startDate: '' })],
    onsetDate: '',
    duration: '',
    history: '\u200b',
    notes: null,
    ageBand: null,
    seriousness: null,
    outcome: null,
  }
  for (const given of [bare, { ...bare, ...empty }])
    expect(await as(ada).medication.declare({ requestId: crypto.randomUUID(), ...given })).toMatchObject({
      drugs: [aDrug({ role: 'suspected', name: 'Doliprane' })],
      reactions: [],
      onsetDate: null,
      duration: null,
      history: null,
      notes: null,
      ageBand: null,
      sex: null,
      reporter: null,
      seriousness: null,
      outcome: null,
    })
  // An unanswered question differs from the answer "none of them".
  expect(await declare(ada, { seriousness: [] })).toMatchObject({ seriousness: [] })
})

test('the first of several medications that differ in case, accents and dosage alone is kept', async () => {
  const ada = await world.person()
  const also = (name: string) => taking(name, { role: 'concomitant' })
  const names = ['Kardégic 75 mg', 'DOLIPRANE® 500 mg', 'KARDEGIC', 'doliprane', 'Oméprazole', 'omeprazole 20 mg', '💊']
  const { drugs } = await declare(ada, { drugs: names.map(also) })
  expect(drugs.map(({ name, role }) => `${name}: ${role}`)).toEqual([
    'Kardégic 75 mg: suspected',
    'DOLIPRANE® 500 mg: concomitant',
    'Oméprazole: concomitant',
    '💊: concomitant',
  ])
})

const long = 'x'.repeat(50_000)
const drug = (given: object) => ({ drugs: [{ ...taking('Tahor'), ...given }] })

// Each of these is sent as JSON that no form of ours would send: only the server stands between it and the tables.
test.each<{ given: object; faults: string[] }>([
  { given: { drugs: undefined }, faults: ['drugs: required'] },
  { given: { drugs: [] }, faults: ['drugs: required'] },
  { given: { drugs: 'Tahor' }, faults: ['drugs: invalid'] },
  { given: drug({ name: undefined }), faults: ['drugs.0.name: required'] },
  { given: drug({ name: ' <b> </b>\u0000\u200b ' }), faults: ['drugs.0.name: required'] },
  { given: drug({ name: long }), faults: ['drugs.0.name: tooLong'] },
  { given: drug({ name: 'x'.repeat(101) }), faults: ['drugs.0.name: tooLong'] },
  { given: drug({ substance: 'x'.repeat(101) }), faults: ['drugs.0.substance: tooLong'] },
  { given: drug({ dosage: long, batch: long }), faults: ['drugs.0.dosage: tooLong', 'drugs.0.batch: tooLong'] },
  { given: drug({ route: 'par le nez' }), faults: ['drugs.0.route: invalid'] },
  { given: drug({ role: 'interacting' }), faults: ['drugs.0.role: invalid'] },
  { given: drug({ startDate: '9999-12-31' }), faults: ['drugs.0.startDate: dateInFuture'] },
  { given: drug({ startDate: '1899-12-31' }), faults: ['drugs.0.startDate: dateTooEarly'] },
  { given: drug({ startDate: day(-2), stopDate: day(-3) }), faults: ['drugs.0.stopDate: datesReversed'] },
  {
    given: { drugs: [taking('Tahor'), taking('Kardégic', { stopDate: day(3) }), taking('')] },
    faults: ['drugs.2.name: required'],
  },
  {
    given: { drugs: [taking('Tahor'), taking('tahor', { stopDate: day(3) })], onsetDate: day(3) },
    faults: ['onsetDate: dateInFuture', 'drugs.1.stopDate: dateInFuture'],
  },
  {
    given: { drugs: Array.from({ length: 201 }, (_, i) => taking(`Médicament n° ${i}`)) },
    faults: ['drugs: tooMany'],
  },
  { given: { drugs: Array.from({ length: CONCOMITANTS_MAX + 2 }, () => taking('Tahor')) }, faults: ['drugs: tooMany'] },
  { given: { description: undefined }, faults: ['description: required'] },
  { given: { description: '<b>trop</b> court' }, faults: [] },
  { given: { description: '<b>court</b>     ' }, faults: ['description: tooShort'] },
  {
    given: { description: 'x'.repeat(5001), history: 'x'.repeat(5001) },
    faults: ['description: tooLong', 'history: tooLong'],
  },
  { given: { duration: long, notes: long }, faults: ['duration: tooLong', 'notes: tooLong'] },
  { given: { reactions: Array.from({ length: 11 }, (_, i) => `effet ${i}`) }, faults: ['reactions: tooMany'] },
  { given: { reactions: ['toux', '<i></i>', long] }, faults: ['reactions.1: required', 'reactions.2: tooLong'] },
  { given: { severity: 0 }, faults: ['severity: outOfRange'] },
  { given: { severity: 6 }, faults: ['severity: outOfRange'] },
  { given: { severity: 2.5 }, faults: ['severity: invalid'] },
  { given: { severity: '3' }, faults: ['severity: invalid'] },
  { given: { severity: undefined }, faults: ['severity: required'] },
  { given: { onsetDate: '1899-12-31' }, faults: ['onsetDate: dateTooEarly'] },
  { given: { onsetDate: '2026-02-30' }, faults: ['onsetDate: invalidDate'] },
  { given: { onsetDate: '9999-12-31' }, faults: ['onsetDate: dateInFuture'] },
  { given: { onsetDate: 20_260_201 }, faults: ['onsetDate: invalidDate'] },
  {
    given: { ageBand: '44', sex: 'F', reporter: 'moi', outcome: 'ok' },
    faults: ['ageBand: invalid', 'sex: invalid', 'reporter: invalid', 'outcome: invalid'],
  },
  { given: { seriousness: ['death', 'death'] }, faults: ['seriousness: invalid'] },
  { given: { seriousness: ['grave'] }, faults: ['seriousness.0: invalid'] },
  { given: { requestId: 'once' }, faults: ['requestId: invalid'] },
  { given: { requestId: undefined }, faults: ['requestId: required'] },
])('an impossible report is refused by its fields, and nothing is written: $faults', async ({ given, faults }) => {
  const ada = await world.person()
  const form = { ...declaring(), ...given } as Declared
  if (faults.length === 0) return void (await as(ada).medication.declare(form))
  expect(await faultsOf(as(ada).medication.declare(form))).toEqual(faults)
  expect(await rowsOf(ada)).toEqual(NOTHING)
  const { id, version } = await declare(ada)
  const before = await rowsOf(ada)
  const isOfTheRequest = 'requestId' in given
  if (!isOfTheRequest) expect(await faultsOf(as(ada).medication.edit({ id, version, ...edited(form) }))).toEqual(faults)
  expect(await rowsOf(ada)).toEqual(before)
})

test('twenty concomitant medications are kept, in their order', async () => {
  const ada = await world.person()
  const names = Array.from({ length: CONCOMITANTS_MAX + 1 }, (_, i) => `Médicament ${String.fromCharCode(65 + i)}`)
  const { id } = await declare(ada, { drugs: names.map((name) => taking(name)) })
  expect((await as(ada).medication.get({ id })).drugs.map(({ name }) => name)).toEqual(names)
})

test('a body larger than any form is refused unread', async () => {
  const ada = await world.person()
  const body = JSON.stringify({ ...declaring(), notes: 'x'.repeat(5_000_000) })
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  const response = await world.fetch('/api/medication/reports', init, ada)
  expect(response.status).toBe(413)
  expect(await rowsOf(ada)).toEqual(NOTHING)
})

test('an unknown field is refused by its name: another member, an id, a version', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const forged = { memberId: bob.id, id: bob.id, version: 7, createdAt: new Date(0), digest: '' }
  expect(await faultsOf(as(ada).medication.declare({ ...declaring(), ...forged }))).toEqual(
    Object.keys(forged).map((name) => `${name}: unknown`),
  )
  for (const who of [ada, bob]) expect(await rowsOf(who)).toEqual(NOTHING)
})

test('today anywhere on earth is not the future, by the server’s clock', async () => {
  const ada = await world.person()
  const today = latestToday(world.now())
  expect(await declare(ada, { onsetDate: today })).toMatchObject({ onsetDate: today })
  const tomorrow = latestToday(new Date(world.now().getTime() + DAY_MS))
  expect(await faultsOf(declare(ada, { onsetDate: tomorrow }))).toEqual(['onsetDate: dateInFuture'])
})

test('a repeated request gets the same report, one after the other, at once, and after an edit', async () => {
  const ada = await world.person()
  const eventsOf = listenTo(world)
  const form = declaring({ reactions: ['muscle pain', 'Toux'] })
  const answers = await Promise.all(Array.from({ length: 8 }, () => as(ada).medication.declare(form)))
  const declared = answers[0]!
  for (const answer of answers) expect(answer).toEqual(declared)
  expect(await as(ada).medication.declare(form)).toEqual(declared)
  expect(await rowsOf(ada)).toEqual({ reports: 1, drugs: 1, reactions: 2, versions: 0, uses: 1 })
  expect(eventsOf(declared.id)).toEqual(['medication.report-written'])

  const edited = await as(ada).medication.edit(editing(declared, { severity: 5 }))
  expect(saidBy(await as(ada).medication.declare(form))).toEqual(saidBy(edited))
  expect(await refusalOf(as(ada).medication.declare({ ...form, severity: 5 }))).toBe('REQUEST_REUSED')
})

test('a request with another content is refused, at the same instant too, and a request belongs to its member', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const form = declaring()
  const endings = await endingsOf([1, 2, 3, 4, 5].map((severity) => as(ada).medication.declare({ ...form, severity })))
  expect(endings.sort()).toEqual(['REQUEST_REUSED', 'REQUEST_REUSED', 'REQUEST_REUSED', 'REQUEST_REUSED', 'done'])
  expect(await rowsOf(ada)).toMatchObject({ reports: 1, drugs: 1, uses: 1 })
  const { items } = await as(ada).medication.mine({})
  expect((await as(bob).medication.declare(form)).id).not.toBe(items[0]!.id)
})

test('ten reports pass in an hour, however many are sent at once, and deleting frees no place', async () => {
  const ada = await world.person()
  const endings = await endingsOf(Array.from({ length: REPORTS_PER_HOUR + 4 }, () => declare(ada)))
  expect(endings.filter((each) => each === 'done')).toHaveLength(REPORTS_PER_HOUR)
  expect(endings.filter((each) => each === 'QUOTA_REACHED')).toHaveLength(4)
  expect(await rowsOf(ada)).toMatchObject({
    reports: REPORTS_PER_HOUR,
    drugs: REPORTS_PER_HOUR,
    uses: REPORTS_PER_HOUR,
  })
  const { items } = await as(ada).medication.mine({})
  await as(ada).medication.remove({ id: items[0]!.id })
  const { code, data } = await refused(declare(ada))
  expect(code).toBe('QUOTA_REACHED')
  const wait = data!.retryAt!.getTime() - world.now().getTime()
  expect(wait).toBeGreaterThan(HOUR_MS - 60_000)
  expect(wait).toBeLessThanOrEqual(HOUR_MS)
  world.advance(HOUR_MS)
  await declare(ada)
})

test('an edit replaces the whole report, keeps the earlier version, and is announced', async () => {
  const ada = await world.person()
  const eventsOf = listenTo(world)
  const first = await declare(ada, {
    drugs: [taking('Tahor', { action: 'withdrawn' }), taking('Metformine', { role: 'concomitant' })],
    reactions: ['Toux', 'jambes de plomb'],
    seriousness: ['hospitalisation'],
    notes: 'À revoir',
  })
  world.advance(60_000)
  const second = await as(ada).medication.edit(
    editing(first, {
      drugs: [taking('Atorvastatine')],
      reactions: [],
      severity: 2,
      onsetDate: null,
      seriousness: null,
    }),
  )
  expect(second).toMatchObject({
    id: first.id,
    version: 2,
    createdAt: first.createdAt,
    drugs: [aDrug({ role: 'suspected', name: 'Atorvastatine' })],
    reactions: [],
    severity: 2,
    onsetDate: null,
    seriousness: null,
    notes: null,
  })
  expect(second.updatedAt.getTime()).toBeGreaterThan(first.updatedAt.getTime())
  const third = await as(ada).medication.edit(editing(second, { severity: 3 }))
  expect(saidBy(await as(ada).medication.get({ id: first.id }))).toEqual(saidBy(third))
  const { id: _id, can: _can, updatedAt: _at, ...firstSaid } = saidBy(first)
  const { id: _id2, can: _can2, updatedAt: _at2, ...secondSaid } = saidBy(second)
  expect(await as(ada).medication.history({ id: first.id })).toEqual({
    versions: [
      { ...secondSaid, until: third.updatedAt },
      { ...firstSaid, until: second.updatedAt },
    ],
  })
  expect(eventsOf(first.id)).toEqual(Array.from({ length: 3 }, () => 'medication.report-written'))
  expect(await rowsOf(ada)).toEqual({ reports: 1, drugs: 1, reactions: 1, versions: 2, uses: 3 })
})

test('an edit over a newer text is refused; the same edit again, or at once, counts once', async () => {
  const ada = await world.person()
  const declared = await declare(ada)
  const change = editing(declared, { severity: 5 })
  const answers = await Promise.all([1, 2, 3, 4].map(() => as(ada).medication.edit(change)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ version: 2, severity: 5 })
  expect(await rowsOf(ada)).toMatchObject({ versions: 1, uses: 2 })

  expect(await refusalOf(as(ada).medication.edit(editing(declared, { severity: 1 })))).toBe('EDITED_ELSEWHERE')
  const both = await endingsOf([1, 2].map((severity) => as(ada).medication.edit(editing(answers[0]!, { severity }))))
  expect(both.sort()).toEqual(['EDITED_ELSEWHERE', 'done'])
})

test('an edit that changes nothing leaves no version and costs no quota', async () => {
  const ada = await world.person()
  const declared = await declare(ada, { reactions: ['Toux'], seriousness: ['death', 'hospitalisation'] })
  const same = { reactions: ['TOUX', 'toux'], seriousness: ['hospitalisation', 'death'] } as const
  const again = editing(declared, { reactions: [...same.reactions], seriousness: [...same.seriousness] })
  expect(await as(ada).medication.edit(again)).toEqual(declared)
  expect(await rowsOf(ada)).toMatchObject({ versions: 0, uses: 1 })
})

test('a report can be edited ten times an hour, each on its own', async () => {
  const ada = await world.person()
  const [one, other] = [await declare(ada), await declare(ada)]
  let latest = one
  for (let time = 0; time < EDITS_PER_HOUR; time++)
    latest = await as(ada).medication.edit(editing(latest, { notes: `Jour ${time}` }))
  expect(await refusalOf(as(ada).medication.edit(editing(latest, { notes: 'Encore' })))).toBe('QUOTA_REACHED')
  expect(saidBy(await as(ada).medication.get({ id: one.id }))).toEqual(saidBy(latest))
  await as(ada).medication.edit(editing(other, { notes: 'Autre' }))
  world.advance(HOUR_MS)
  await as(ada).medication.edit(editing(latest, { notes: 'Encore' }))
})

test('the history of a report shows its latest versions', async () => {
  const ada = await world.person()
  const { id } = await declare(ada)
  const said = { drugs: [], reactions: [], description: 'Avant', severity: 1 }
  await run(
    sql`insert into report_version (report_id, version, said, until) select ${id}, n, ${JSON.stringify(said)}::jsonb || '{"onsetDate":null,"duration":null,"history":null,"notes":null,"ageBand":null,"sex":null,"reporter":null,"seriousness":null,"outcome":null}', now() from generate_series(1, ${HISTORY_SHOWN + 20}::int) n`,
  )
  const { versions } = await as(ada).medication.history({ id })
  expect(versions.map(({ version }) => version)).toEqual(
    Array.from({ length: HISTORY_SHOWN }, (_, i) => HISTORY_SHOWN + 20 - i),
  )
})

test('declaring and editing are told to the member’s other devices, and to nobody else', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id, version } = await declare(ada, {
    drugs: [taking('Zyrtec')],
    description: 'Bouche sèche toute la journée',
  })
  await as(ada).medication.edit(editing({ id, version }, { severity: 5 }))
  const { events } = await as(ada).live.events({ since: 0 })
  expect(events.slice(0, 1)).toEqual([{ seq: 1, kind: 'medication', id }])
  expect(events.length).toBeGreaterThan(1)
  expect((await as(bob).live.events({ since: 0 })).events).toEqual([])
})

test('a deleted report leaves nothing, and its owner’s other devices are told', async () => {
  const ada = await world.person()
  const eventsOf = listenTo(world)
  const { id, version } = await declare(ada)
  await as(ada).medication.edit(editing({ id, version }, { severity: 5 }))
  await world.settle()
  const { seq } = await as(ada).live.events({ since: 0 })
  const announcedBefore = eventsOf(id).length
  expect(await as(ada).medication.remove({ id })).toEqual({ id })
  expect(eventsOf(id)).toHaveLength(announcedBefore)
  expect((await as(ada).live.events({ since: seq })).events).toEqual([{ seq: seq + 1, kind: 'medication', id }])
  expect(await rowsOf(ada)).toMatchObject({ reports: 0, drugs: 0, reactions: 0, versions: 0 })
  for (const table of ['report_drug', 'report_reaction', 'report_version', 'report_key'])
    expect((await run(sql`select from ${sql.identifier(table)} where report_id = ${id}`)).rows).toEqual([])
  const asked = [
    as(ada).medication.get({ id }),
    as(ada).medication.history({ id }),
    as(ada).medication.remove({ id }),
    as(ada).medication.edit(editing({ id, version: 2 })),
  ]
  expect(await endingsOf(asked)).toEqual(asked.map(() => 'NOT_FOUND'))
})

test('a report is deleted once, and an edit at the same instant leaves nothing behind', async () => {
  const ada = await world.person()
  const declared = await declare(ada)
  const endings = await endingsOf([
    as(ada).medication.remove({ id: declared.id }),
    as(ada).medication.edit(editing(declared, { severity: 5 })),
    as(ada).medication.remove({ id: declared.id }),
  ])
  expect([endings[0], endings[2]].sort()).toEqual(['NOT_FOUND', 'done'])
  expect(await rowsOf(ada)).toMatchObject({ reports: 0, drugs: 0, reactions: 0, versions: 0 })
})

test('a report does not exist for anyone else, whatever they ask', async () => {
  const { ada, eve } = await world.people('ada', 'eve')
  const declared = await declare(ada)
  const { id } = declared
  const of = as(eve).medication
  const asked = (reportId: string) => [
    of.get({ id: reportId }),
    of.history({ id: reportId }),
    of.remove({ id: reportId }),
    of.edit(editing({ id: reportId, version: 1 }, { severity: 5 })),
  ]
  for (const reportId of [id, crypto.randomUUID()])
    expect(new Set(await endingsOf(asked(reportId)))).toEqual(new Set(['NOT_FOUND']))
  expect(await of.mine({})).toEqual({ items: [], nextCursor: null })
  expect(await of.mine({ cursor: id.replace(/^./, 'f') })).toEqual({ items: [], nextCursor: null })
  expect(await as(ada).medication.get({ id })).toEqual(declared)
  for (const call of [as().medication.mine({}), as().medication.get({ id }), as().medication.declare(declaring())])
    expect(await refusalOf(call)).toBe('UNAUTHORIZED')
})

test('the figures count a member’s own reports, serious ones from 4 on, and nobody else’s', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  expect(await as(ada).medication.figures()).toEqual({
    reports: 0,
    serious: 0,
    matches: 0,
    invitations: 0,
    averageScore: 0,
  })
  const name = `Zyrtec ${crypto.randomUUID().slice(0, 8)}x`
  const description = `Somnolence ${crypto.randomUUID().slice(0, 8)}`
  for (const severity of [3, 4, 5]) {
    await declare(ada, { drugs: [taking(name)], description, severity })
    await world.settle()
  }
  // A member's own reports are no matches of each other.
  expect(await as(ada).medication.figures()).toMatchObject({ reports: 3, serious: 2, matches: 0, averageScore: 0 })
  await declare(bob, { drugs: [taking(name)], description, severity: 3 })
  await world.settle()
  await makeIntroduction(world, ada, bob)
  // The score is 40 for the name, 30 for the words, 15 for the month and 15 for the same severity. One report a medication is compared within thirty days.
  expect(await as(ada).medication.figures()).toMatchObject({ reports: 3, serious: 2, matches: 1, averageScore: 100 })
  expect(await as(bob).medication.figures()).toMatchObject({ reports: 1, serious: 0, matches: 1, averageScore: 100 })
  await as(bob).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await as(ada).medication.figures()).toMatchObject({ reports: 3, matches: 0, averageScore: 0 })
})

test('a member’s own reports come in pages, newest first, each once', async () => {
  const ada = await world.person()
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.unshift((await declare(ada, { notes: `n° ${i}` })).id)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await as(ada).medication.mine({ limit: 2, ...(cursor && { cursor }) })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(ids)
  expect(await faultsOf(as(ada).medication.mine({ limit: 51 }))).toEqual(['limit: outOfRange'])
})

test('without the consent to health data nothing is declared or edited; a member still reads their own and may export it', async () => {
  const ada = await world.person()
  const [kept, gone] = [await declare(ada), await declare(ada)]
  await as(ada).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await refusalOf(declare(ada))).toBe('READ_ONLY_ACCOUNT')
  expect(await refusalOf(as(ada).medication.edit(editing(kept, { severity: 5 })))).toBe('READ_ONLY_ACCOUNT')
  const shown = saidBy({ ...kept, can: { edit: false, remove: true } })
  expect(saidBy(await as(ada).medication.get({ id: kept.id }))).toEqual(shown)
  await as(ada).medication.remove({ id: gone.id })
  expect((await as(ada).medication.mine({})).items.map(saidBy)).toEqual([shown])
  await as(ada).settings.setConsent({ kind: 'healthData', isGiven: true })
  expect((await as(ada).medication.mine({})).items.map(saidBy)).toEqual([saidBy(kept)])
})
