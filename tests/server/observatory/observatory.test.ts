import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { OBSERVATORY_FILES, observatoryFilePath } from '#contract/observatory/files.ts'
import type { Observatory, ObservedGroup } from '#contract/observatory/schema.ts'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { takeDaily, takeSnapshot } from '#server/observatory/commands/take-snapshot.ts'
import { established } from '#tests/support/fixtures/established.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { crowdTelling, sharedBy, type Telling, toldBy } from '#tests/support/fixtures/told-outcomes.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld } from '#tests/support/world.ts'

const world = openWorld()
const db = () => world.services().db
const NOON = new Date('2026-03-15T12:00:00Z')
const HOUR_MS = 3_600_000

const idOf = (name: string): SymptomId => SYMPTOMS.find(({ fr }) => fr === name)!.id
const count = (at = NOON) => takeSnapshot({ db: db(), now: () => at })
const read = (name?: string): Promise<Observatory> =>
  world.as().observatory.read(name === undefined ? {} : { symptom: idOf(name) })
const group = async (name?: string): Promise<ObservedGroup> => (await read(name)).of!
const told = (tags: string[], more: Partial<Telling> = {}): Telling => ({
  tags,
  createdAt: '2026-03-10T12:00:00Z',
  ...more,
})
const crowd = (members: number, tellings: Telling[], consents?: string[]) =>
  crowdTelling(db(), { members, tellings, ...(consents && { consents }) })
const listed = async () => (await read()).symptoms.map(({ name, members }) => [name, members])

beforeEach(async () => {
  await world.settle()
  await db().execute(sql`truncate "user", observatory_snapshot, observatory_group, observatory_cell cascade`)
})

describe('the observatory counts', () => {
  test('nobody before the first snapshot, nor twenty members', async () => {
    expect(await read()).toEqual({ takenAt: null, symptoms: [], of: null })
    await crowd(20, [told(['Fièvre']), told(['Fièvre'])])
    await count()
    expect(await read()).toEqual({ takenAt: NOON, symptoms: [], of: null })
  })

  test('twenty-one members as a band, each once however often they wrote', async () => {
    await crowd(21, [told(['Fièvre']), told(['Fièvre', 'Toux'])])
    await count()
    // All members told it: somebody known to be counted would be known to cough.
    expect(await listed()).toEqual([])
    expect((await group()).members).toBe(21)
    await crowd(20, [told([])])
    await count()
    // All but twenty told it: as many as a cell that is hidden.
    expect(await listed()).toEqual([])
    await crowd(1, [told([])])
    await count()
    expect([await listed(), (await group()).members]).toEqual([
      [
        ['Fièvre', 21],
        ['Toux', 21],
      ],
      40,
    ])
    await crowd(3, [told(['Fièvre'])])
    await crowd(2, [told(['Fièvre'])])
    await count()
    expect(await listed()).toEqual([
      ['Fièvre', 25],
      ['Toux', 21],
    ])
  })

  test('no member who did not agree, whose posts are hidden, or who is erased', async () => {
    await crowd(20, [told(['Fièvre'])])
    await crowd(21, [told([])])
    for (const without of [['healthData'], ['research'], []]) await crowd(22, [told(['Fièvre'])], without)
    await crowd(22, [told(['Fièvre'], { isHidden: true })])
    await count()
    expect([await listed(), (await group()).members]).toEqual([[], 40])

    const [gone] = await crowd(1, [told(['Fièvre'])])
    await count()
    expect(await listed()).toEqual([['Fièvre', 21]])
    await db().execute(sql`delete from "user" where id = ${gone!}`)
    await count()
    expect(await listed()).toEqual([])
  })

  test('a member who withdraws until the next snapshot, and again from the one after they agree', async () => {
    await crowd(20, [told(['Fièvre'])])
    await crowd(21, [told([])])
    const ada = await world.person()
    await established(db(), ada)
    await world.as(ada).posts.publishSymptom(symptom({ tags: ['Fièvre'] }))
    await count(world.now())
    expect(await listed()).toEqual([['Fièvre', 21]])
    await world.as(ada).settings.setConsent({ kind: 'research', isGiven: false })
    expect(await listed()).toEqual([['Fièvre', 21]])
    await count(world.now())
    expect(await listed()).toEqual([])
    await world.as(ada).settings.setConsent({ kind: 'research', isGiven: true })
    await count(world.now())
    expect(await listed()).toEqual([['Fièvre', 21]])
  })

  test('no symptom in community posts and unlisted tags', async () => {
    await crowd(30, [told(['Dr Martin, Lyon', 'mal de tête'])])
    await count()
    expect(await read()).toMatchObject({ symptoms: [], of: { members: 30 } })
  })
})

describe('made-up members, who would single out another', () => {
  const DAY_MS = 24 * HOUR_MS
  const looked = () => crowd(1, [told(['Toux'], { country: 'BE', helped: 'Yoga' })])
  const madeUp = (given: { signedUpAt: (nth: number) => Date; members?: number; sharedOn?: string[] }) =>
    crowdTelling(db(), {
      ...{ members: 20, tellings: [told(['Toux'], { country: 'BE', helped: 'Yoga' })] },
      ...{ sharedOn: ['2026-03-08', '2026-03-09'], ...given },
    })
  /** Returns which cells are shown, both those that the made-up members told and those that others did. */
  const shown = async () => {
    const { places, help } = await group()
    const names = [
      ...(await listed()).map(([name]) => name),
      ...places.map(({ place }) => place),
      ...help.map(({ fr }) => fr),
    ]
    return ['Fièvre', 'FR', 'Repos', 'Toux', 'BE', 'Yoga'].filter((name) => names.includes(name))
  }
  const others = ['Fièvre', 'FR', 'Repos']
  const signedUp = (day: string) => () => new Date(day)

  beforeEach(async () => {
    await crowd(60, [told(['Fièvre'], { country: 'FR', helped: 'Repos' })])
    await crowd(40, [told(['Migraine'], { country: 'CH', helped: 'Du sport' })])
    await crowd(30, [told([])])
  })

  test('open no cell before fourteen days, nor afterwards where they signed up in one week', async () => {
    await looked()
    await madeUp({ signedUpAt: signedUp('2026-03-01T12:00:01Z') })
    await count()
    expect(await shown()).toEqual(others)
    await count(new Date(NOON.getTime() + DAY_MS))
    expect(await shown()).toEqual(others)
    expect((await read('Toux')).of).toBeNull()
  })

  test('open none where a week begins in the middle of it, nor where seven of twenty-one signed up in one', async () => {
    await looked()
    // These seven signed up from a Friday to a Thursday, the others one a month.
    await madeUp({ members: 7, signedUpAt: (nth) => new Date(Date.parse('2026-02-20T00:00:00Z') + nth * DAY_MS) })
    await madeUp({ members: 13, signedUpAt: (nth) => new Date(Date.parse('2025-06-01T00:00:00Z') - nth * 30 * DAY_MS) })
    await count()
    expect((await read('Toux')).of).toBeNull()
    // Nobody can tell that twenty-one members who came one a month were made up.
    await db().execute(
      sql`update member set created_at = '2024-01-01'::timestamptz + n * interval '30 days'
      from (select id, row_number() over (order by id) as n from member where created_at >= '2026-02-20') numbered where numbered.id = member.id`,
    )
    await count()
    expect((await read('Toux')).of).toMatchObject({ members: 21 })
  })

  test('open none where they did nothing that others see, or did it on one day', async () => {
    await looked()
    const monthly = (nth: number) => new Date(Date.parse('2026-02-01T00:00:00Z') - nth * 30 * DAY_MS)
    await madeUp({ members: 20, signedUpAt: monthly, sharedOn: [] })
    await madeUp({ members: 20, signedUpAt: monthly, sharedOn: ['2026-03-10'] })
    await count()
    expect(await shown()).toEqual(others)
  })

  test('are in one place each, whatever they tell: the last one', async () => {
    const ids = await crowd(60, [told(['Toux'], { country: 'BE' })])
    await crowd(25, [told(['Toux'], { country: 'BE' })])
    await toldBy(db(), ids, told(['Toux'], { country: 'CH', createdAt: '2026-03-11T12:00:00Z' }))
    await toldBy(db(), ids, told(['Toux'], { createdAt: '2026-03-12T12:00:00Z' }))
    await count()
    expect((await group('Toux')).places).toEqual([{ place: 'CH', members: 60 }])
    expect((await group()).places.map(({ place }) => place)).toEqual(['CH', 'FR', 'unknown'])
  })
})

describe('the page of a symptom', () => {
  test('shows its months, oldest first, up to two years back', async () => {
    await crowd(22, [told(['Toux'], { createdAt: '2024-03-31T23:59:59Z' })])
    await crowd(23, [told(['Toux'], { createdAt: '2024-04-01T00:00:00Z' })])
    await crowd(40, [told(['Toux'], { createdAt: '2026-03-15T00:00:00Z' })])
    await crowd(30, [told(['Fièvre'])])
    await crowd(25, [told(['Fièvre'], { createdAt: '2024-03-01T00:00:00Z' })])
    await crowd(25, [told(['Fièvre'], { createdAt: '2024-04-01T00:00:00Z' })])
    await count()
    expect((await group('Toux')).months).toEqual([
      { month: '2024-04', members: 21 },
      { month: '2026-03', members: 40 },
    ])
    expect((await group()).months).toEqual([
      { month: '2024-04', members: 45 },
      { month: '2026-03', members: 70 },
    ])
  })

  test('shows its regions and countries, as long as enough members are left over elsewhere', async () => {
    const from = (tags: string[], country?: Telling['country'], postalCode?: string) =>
      told(tags, { ...(country && { country }), ...(postalCode && { postalCode }) })
    for (const tag of ['Toux', 'Fièvre']) {
      await crowd(40, [from([tag], 'FR', '75011')])
      await crowd(30, [from([tag], 'FR', '69 003')])
      await crowd(22, [from([tag], 'BE', '1050')])
      await crowd(25, [from([tag], 'FR')])
      await crowd(10, [from([tag])])
      await crowd(10, [from([tag], 'CA')])
    }
    await count()
    const places = async () => (await group('Toux')).places.map(({ place, members }) => [place, members])
    const all = [
      ['FR-IDF', 40],
      ['FR-ARA', 30],
      ['FR', 25],
      ['BE', 21],
    ]
    // The places that are left out have twenty members.
    expect(await places()).toEqual(all.slice(0, 3))
    await crowd(1, [from(['Toux'], 'CH', '1004')])
    await count()
    expect(await places()).toEqual(all)
  })

  test('shows the median of recoveries of which both days are told, and no other', async () => {
    const onset = (startDate?: string) => told(['Migraine'], { helped: 'Le repos', ...(startDate && { startDate }) })
    await crowd(30, [onset('2026-02-20')])
    await crowd(40, [onset()])
    await crowd(22, [told(['Migraine'])])
    await crowd(30, [told(['Toux'], { helped: 'Le repos' })])
    await crowd(25, [told(['Toux'])])
    await count()
    const { resolved, recovery } = await group('Migraine')
    expect([resolved, recovery]).toEqual([70, 'month'])
  })

  test('shows what helped: listed words and substances, named by twenty-one, and nothing else', async () => {
    const helped = (text: string) => told(['Migraine'], { helped: text, startDate: '2026-02-20' })
    await crowd(40, [helped('Le repos, et Doliprane. Merci au Dr Martin de Lyon !')])
    await crowd(20, [helped('Sans paracétamol : de la kinésithérapie')])
    await crowd(20, [helped('Yoga')])
    await crowd(22, [told(['Migraine'])])
    await crowd(30, [told(['Toux'], { helped: 'Du repos et Doliprane' })])
    await crowd(25, [told(['Toux'])])
    await count()
    const { help, resolved, share, recovery, members } = await group('Migraine')
    expect(help.map(({ fr, members }) => [fr, members])).toEqual([
      ['Repos', 40],
      ['Paracétamol', 40],
    ])
    expect([members, resolved, share, recovery]).toEqual([100, 80, 80, 'month'])
    expect((await group()).help.map(({ fr, members }) => [fr, members])).toEqual([
      ['Repos', 70],
      ['Paracétamol', 70],
    ])
    const stored = await db().execute(sql`select * from observatory_cell`)
    expect(JSON.stringify(stored.rows)).not.toMatch(/martin|lyon|merci/i)
  })

  test('is absent for a symptom that too few told, and refused for an unknown one', async () => {
    await crowd(30, [told(['Toux'])])
    await crowd(20, [told(['Fièvre'])])
    await count()
    expect((await read('Fièvre')).of).toBeNull()
    const answer = await world.fetch('/api/observatory?symptom=Fi%C3%A8vre')
    expect(answer.status).toBe(400)
  })
})

test('no answer, file or row has a number under twenty-one, whatever the community', async () => {
  const names = SYMPTOMS.slice(0, 6).map(({ fr }) => fr)
  const countries = ['FR', 'BE', 'CH'] as const
  for (const [i, members] of [13, 29, 34, 52, 17, 61, 32, 15, 80, 30].entries())
    await crowd(members, [
      told([names[i % 6]!, names[(i * 5 + 1) % 6]!], {
        country: countries[i % 3]!,
        postalCode: ['75011', '69003', '35000'][i % 3]!,
        createdAt: `2026-0${1 + (i % 3)}-05T12:00:00Z`,
        ...(i % 2 === 0 && { helped: i % 4 === 0 ? 'Yoga' : 'Repos', startDate: '2025-12-01' }),
      }),
    ])
  await count()
  const answers = [await read(), ...(await Promise.all(SYMPTOMS.map(({ fr }) => read(fr))))]
  const numbers: number[] = []
  for (const answer of answers)
    JSON.stringify(answer, (key, value) => {
      if (typeof value === 'number' && key !== 'share') numbers.push(value)
      return value
    })
  expect(numbers.length).toBeGreaterThan(60)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(21)
  for (const name of OBSERVATORY_FILES.filter((each) => each.endsWith('.csv'))) {
    const [head, ...lines] = (await (await world.fetch(observatoryFilePath(name))).text()).trimEnd().split('\r\n')
    const at = head!.split(',').flatMap((column, i) => (/_(from|to)$/.test(column) ? [i] : []))
    expect([name, lines.length > 0]).toEqual([name, true])
    for (const line of lines)
      for (const i of at) {
        const field = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)![i]!.replace(/,$/, '')
        expect([line, field === '' || Number(field) >= 21]).toEqual([line, true])
      }
  }
  const rows = await db().execute<{ least: number }>(
    sql`select least(min(members), min(resolved)) as least from observatory_group union all select min(members) from observatory_cell`,
  )
  for (const { least } of rows.rows) expect(least).toBeGreaterThanOrEqual(21)
})

describe('the snapshot', () => {
  test('is not changed by a second run, taken once by two at once, and replaced whole by the next', async () => {
    const others = ['75011', '69003']
    for (const postalCode of others) await crowd(30, [told(['Vertiges'], { country: 'FR', postalCode })])
    const ids = await crowd(24, [told(['Toux'], { country: 'BE' })])
    await crowd(25, [told(['Toux', 'Fièvre'], { country: 'FR', postalCode: '75011' })])
    await count()
    const first = await read('Toux')
    expect(first.of?.members).toBe(45)
    await Promise.all([count(), count()])
    expect(await read('Toux')).toEqual(first)
    await db().execute(
      sql`update post set tags = '{Fièvre}', country = 'CH' where kind = 'symptom' and author_id = any(${sql.param(ids)}::uuid[])`,
    )
    await count(new Date(NOON.getTime() + 24 * HOUR_MS))
    expect((await read('Toux')).of?.members).toBe(25)
    expect(await read('Fièvre')).toMatchObject({ takenAt: new Date('2026-03-16T12:00:00Z'), of: { members: 45 } })
  })

  test('is taken at once when there is none, and then once a day at most, however often the server starts', async () => {
    const ids = await crowd(22, [told(['Toux'])])
    await crowd(22, [told([])])
    const daily = (at: Date) => takeDaily({ db: db(), now: () => at })
    await daily(NOON)
    expect(await listed()).toEqual([['Toux', 21]])
    await toldBy(db(), ids, told(['Fièvre']))
    await daily(new Date(NOON.getTime() + HOUR_MS))
    expect(await listed()).toEqual([['Toux', 21]])
    // The next night comes sooner after one that was made up for.
    await daily(new Date(NOON.getTime() + 15.5 * HOUR_MS))
    expect(await listed()).toHaveLength(2)
  })

  test('stays as it is until twenty-one members moved, whoever came, left or changed', async () => {
    const ids = await crowd(24, [told(['Toux'])])
    await crowd(40, [told([])])
    const night = (days: number) => takeDaily({ db: db(), now: () => new Date(NOON.getTime() + days * 24 * HOUR_MS) })
    const state = async () => [await listed(), (await read()).takenAt]
    await night(0)
    await crowd(10, [told(['Toux', 'Vertiges'])])
    await toldBy(db(), ids.slice(0, 5), told(['Toux', 'Fièvre']))
    await db().execute(sql`delete from "user" where id = any(${sql.param(ids.slice(5, 10))}::uuid[])`)
    await night(1)
    expect(await state()).toEqual([[['Toux', 21]], NOON])
    await crowd(6, [told(['Toux', 'Vertiges'])])
    await night(2)
    expect(await state()).toEqual([[['Toux', 35]], new Date(NOON.getTime() + 48 * HOUR_MS)])
    // The table keeps what was told and by how many, and no member.
    const kept = await db().execute(sql`select * from observatory_profile`)
    expect(kept.fields.map(({ name }) => name)).toEqual(['digest', 'members'])
    expect(JSON.stringify(kept.rows)).not.toContain(ids[20])
  })

  test('counts members as moved who become established in time', async () => {
    const halfDays = (count: number) => new Date(NOON.getTime() + count * 12 * HOUR_MS)
    const tellings = [told(['Toux'])]
    await crowd(45, tellings)
    const [quiet] = await crowdTelling(db(), { members: 1, tellings, sharedOn: [] })
    await crowdTelling(db(), { members: 20, tellings, signedUpAt: () => halfDays(-27) })
    const night = async (days: number) => {
      await takeDaily({ db: db(), now: () => halfDays(2 * days) })
      return (await read()).takenAt
    }
    expect([await night(0), await night(1)]).toEqual([NOON, NOON])
    // The twenty-first member counts once they are seen on a second day.
    await sharedBy(db(), [quiet!], halfDays(3))
    expect(await night(2)).toEqual(halfDays(4))
  })

  test('is taken by the server’s job', async () => {
    await crowd(22, [told(['Toux'])])
    await crowd(22, [told([])])
    await runQueue(world.services(), 'observatory.take-snapshot')
    await world.settle({ everyJobTwice: true })
    expect(await listed()).toEqual([['Toux', 21]])
  })
})

describe('files for researchers', () => {
  const fetchFile = (name: string, headers: Record<string, string> = {}) =>
    world.fetch(`/api/observatory/files/${name}`, { headers })

  test('can be saved by a visitor, once for each snapshot', async () => {
    await crowd(22, [told(['Toux'], { country: 'BE', helped: 'Repos' })])
    await crowd(22, [told(['Toux'], { country: 'CH', helped: 'Yoga' })])
    await crowd(22, [told(['Toux'], { country: 'CA' })])
    await crowd(22, [told(['Fièvre'], { country: 'BE', helped: 'Repos' })])
    await crowd(22, [told(['Fièvre'], { country: 'CA', helped: 'Yoga' })])
    await count()
    const answer = await fetchFile('places.csv')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="vecu-observatoire-2026-03-15-places.csv"',
    )
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.text()).toBe(
      'symptom_id,symptom_fr,symptom_en,place_code,place_fr,place_en,members_from,members_to\r\n' +
        'ALL,Tous les symptômes,All symptoms,BE,Belgique,Belgium,40,44\r\n' +
        'ALL,Tous les symptômes,All symptoms,CA,Canada,Canada,40,44\r\n' +
        'HP:0001945,Fièvre,Fever,BE,Belgique,Belgium,21,24\r\n' +
        'HP:0012735,Toux,Cough,BE,Belgique,Belgium,21,24\r\n' +
        'HP:0012735,Toux,Cough,CA,Canada,Canada,21,24\r\n',
    )
    const again = await fetchFile('places.csv', { 'if-none-match': answer.headers.get('etag')! })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const forExcel = await fetchFile('places.csv?format=excel-semicolon', {
      'if-none-match': answer.headers.get('etag')!,
    })
    expect(forExcel.status).toBe(200)
    expect(Buffer.from(await forExcel.arrayBuffer()).toString()).toMatch(
      /^\u{FEFF}symptom_id;symptom_fr;[\s\S]*\r\nHP:0001945;Fièvre;Fever;BE;Belgique;Belgium;21;24\r\n/u,
    )
    expect((await fetchFile('places.csv?format=xls')).status).toBe(400)
    const help = await (await fetchFile('help.csv')).text()
    expect(help).toContain('HP:0012735,Toux,Cough,rest,Repos,Rest,false,21,24\r\n')
  })

  test('come with a description', async () => {
    await count()
    const answer = await fetchFile('metadata.json')
    expect(await answer.json()).toMatchObject({
      snapshotTakenAt: NOON.toISOString(),
      disclosureControl: { leastMembersOfACell: 21 },
      files: [{ name: 'symptoms.csv' }, { name: 'months.csv' }, { name: 'places.csv' }, { name: 'help.csv' }],
    })
  })

  test('have their names and nothing else before the first snapshot; another file is not found', async () => {
    expect((await (await fetchFile('months.csv')).text()).split('\r\n')).toHaveLength(2)
    for (const name of ['posts.csv', '..%2f..%2fpackage.json', 'MONTHS.CSV'])
      expect((await fetchFile(name)).status).toBe(404)
  })

  test('can be saved a limited number of times', async () => {
    const address = world.newAddress()
    const ask = () => world.fetch('/api/observatory/files/months.csv', { headers: { 'x-forwarded-for': address } })
    const answers = await Promise.all(Array.from({ length: 62 }, ask))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})
