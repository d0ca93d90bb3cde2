import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { OBSERVATORY_FILES, observatoryFilePath } from '#contract/observatory/files.ts'
import type { Observatory, ObservedGroup, SymptomId } from '#contract/observatory/schema.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { takeDaily, takeSnapshot } from '#server/observatory/commands/take-snapshot.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { symptom } from '#tests/support/symptoms.ts'
import { crowdTelling, type Telling, toldBy } from '#tests/support/telling.ts'
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

describe('who is counted', () => {
  test('before the first snapshot there is nothing, and ten members are nothing', async () => {
    expect(await read()).toEqual({ takenAt: null, symptoms: [], of: null })
    await crowd(10, [told(['Fièvre']), told(['Fièvre'])])
    await count()
    expect(await read()).toEqual({ takenAt: NOON, symptoms: [], of: null })
  })

  test('eleven are told as a band, each once however often they wrote', async () => {
    await crowd(11, [told(['Fièvre']), told(['Fièvre', 'Toux'])])
    await count()
    expect(await listed()).toEqual([
      ['Fièvre', 11],
      ['Toux', 11],
    ])
    expect((await group()).members).toBe(11)
    await crowd(3, [told(['Fièvre'])])
    await count()
    // Three of fourteen do not cough: they would be had by subtraction.
    expect(await listed()).toEqual([])
    expect((await group()).members).toBe(11)
    await crowd(1, [told(['Fièvre'])])
    await crowd(11, [told([])])
    await count()
    expect([await listed(), (await group()).members]).toEqual([
      [
        ['Fièvre', 15],
        ['Toux', 11],
      ],
      25,
    ])
  })

  test('no one who did not agree, whose posts are hidden, or who is erased', async () => {
    await crowd(10, [told(['Fièvre'])])
    for (const without of [['healthData'], ['research'], []]) await crowd(12, [told(['Fièvre'])], without)
    await crowd(12, [told(['Fièvre'], { isHidden: true })])
    await count()
    expect((await read()).of).toBeNull()

    const [gone] = await crowd(1, [told(['Fièvre'])])
    await count()
    expect(await listed()).toEqual([['Fièvre', 11]])
    await db().execute(sql`delete from "user" where id = ${gone!}`)
    await count()
    expect((await read()).of).toBeNull()
  })

  test('who withdraws is out of the next snapshot, and back in the one after they agree again', async () => {
    await crowd(10, [told(['Fièvre'])])
    const ada = await world.person()
    await world.as(ada).posts.publishSymptom(symptom({ tags: ['Fièvre'] }))
    await count(world.now())
    expect(await listed()).toEqual([['Fièvre', 11]])
    await world.as(ada).settings.setConsent({ kind: 'research', isGiven: false })
    expect(await listed()).toEqual([['Fièvre', 11]])
    await count(world.now())
    expect((await read()).of).toBeNull()
    await world.as(ada).settings.setConsent({ kind: 'research', isGiven: true })
    await count(world.now())
    expect(await listed()).toEqual([['Fièvre', 11]])
  })

  test('community posts and tags that are on no list are in no symptom', async () => {
    await crowd(20, [told(['Dr Martin, Lyon', 'mal de tête'])])
    await count()
    expect(await read()).toMatchObject({ symptoms: [], of: { members: 20 } })
  })
})

describe('what is told of a symptom', () => {
  test('its months, oldest first, up to two years back', async () => {
    await crowd(12, [told(['Toux'], { createdAt: '2024-03-31T23:59:59Z' })])
    await crowd(13, [told(['Toux'], { createdAt: '2024-04-01T00:00:00Z' })])
    await crowd(40, [told(['Toux'], { createdAt: '2026-03-15T00:00:00Z' })])
    await crowd(30, [told(['Fièvre'])])
    await count()
    expect((await group('Toux')).months).toEqual([
      { month: '2024-04', members: 11 },
      { month: '2026-03', members: 40 },
    ])
    expect((await group()).months).toEqual([
      { month: '2024-04', members: 11 },
      { month: '2026-03', members: 70 },
    ])
  })

  test('its regions and countries, the second smallest hidden with the one that is few', async () => {
    const from = (country: Telling['country'], postalCode?: string) =>
      told(['Toux'], { country: country!, ...(postalCode && { postalCode }) })
    await crowd(40, [from('FR', '75011')])
    await crowd(30, [from('FR', '69 003')])
    await crowd(20, [from('BE', '1050')])
    await crowd(15, [from('FR')])
    await crowd(12, [told(['Toux'])])
    await count()
    const places = async () => (await group('Toux')).places.map(({ place, members }) => [place, members])
    const all = [
      ['FR-IDF', 40],
      ['FR-ARA', 30],
      ['BE', 20],
      ['FR', 15],
      ['unknown', 11],
    ]
    expect(await places()).toEqual(all)
    await crowd(9, [from('CH', '1004')])
    await count()
    // Nine and twelve: whoever knows that none is larger than fifteen would know six at least.
    expect(await places()).toEqual(all.slice(0, 3))
  })

  test('what helped: words of the list and substances, said by eleven, and never anything else', async () => {
    const helped = (text: string) => told(['Migraine'], { helped: text, startDate: '2026-02-20' })
    await crowd(30, [helped('Le repos, et Doliprane. Merci au Dr Martin de Lyon !')])
    await crowd(20, [helped('Sans paracétamol : de la kinésithérapie')])
    await crowd(10, [helped('Yoga')])
    await crowd(12, [told(['Migraine'])])
    await crowd(30, [told(['Toux'], { helped: 'Du repos' })])
    await count()
    const { help, resolved, share, recovery, members } = await group('Migraine')
    expect(help.map(({ fr, members }) => [fr, members])).toEqual([
      ['Repos', 30],
      ['Paracétamol', 30],
    ])
    expect([members, resolved, share, recovery]).toEqual([70, 60, 85, 'month'])
    expect((await group()).help.map(({ fr, members }) => [fr, members])).toEqual([
      ['Repos', 60],
      ['Paracétamol', 30],
    ])
    const stored = await db().execute(sql`select * from observatory_cell`)
    expect(JSON.stringify(stored.rows)).not.toMatch(/martin|lyon|merci/i)
  })

  test('a symptom that too few told is told of by nobody, and one that is none is refused', async () => {
    await crowd(20, [told(['Toux'])])
    await crowd(10, [told(['Fièvre'])])
    await count()
    expect((await read('Fièvre')).of).toBeNull()
    const answer = await world.fetch('/api/observatory?symptom=Fi%C3%A8vre')
    expect(answer.status).toBe(400)
  })
})

test('nothing under eleven is in any answer, file or row, whatever the community', async () => {
  const names = SYMPTOMS.slice(0, 6).map(({ fr }) => fr)
  const countries = ['FR', 'BE', 'CH'] as const
  for (const [i, members] of [3, 9, 14, 22, 7, 31, 12, 5, 40, 10].entries())
    await crowd(members, [
      told([names[i % 6]!, names[(i * 5 + 1) % 6]!], {
        country: countries[i % 3]!,
        postalCode: ['75011', '69003', '35000'][i % 3]!,
        createdAt: `2026-0${1 + (i % 3)}-05T12:00:00Z`,
        ...(i % 2 === 0 && { helped: i % 4 === 0 ? 'Repos et yoga' : 'Repos', startDate: '2025-12-01' }),
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
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(11)
  for (const name of OBSERVATORY_FILES.filter((each) => each.endsWith('.csv'))) {
    const [head, ...lines] = (await (await world.fetch(observatoryFilePath(name))).text()).trimEnd().split('\r\n')
    const at = head!.split(',').flatMap((column, i) => (/_(from|to)$/.test(column) ? [i] : []))
    expect([name, lines.length > 0]).toEqual([name, true])
    for (const line of lines)
      for (const i of at) {
        const field = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)![i]!.replace(/,$/, '')
        expect([line, field === '' || Number(field) >= 11]).toEqual([line, true])
      }
  }
  const rows = await db().execute<{ least: number }>(
    sql`select least(min(members), min(resolved)) as least from observatory_group union all select min(members) from observatory_cell`,
  )
  for (const { least } of rows.rows) expect(least).toBeGreaterThanOrEqual(11)
})

describe('the snapshot', () => {
  test('a second run changes nothing, two at once leave one, and the next replaces it whole', async () => {
    const ids = await crowd(12, [told(['Toux'], { country: 'BE' })])
    await count()
    const first = await read('Toux')
    await Promise.all([count(), count()])
    expect(await read('Toux')).toEqual(first)
    await db().execute(
      sql`update post set tags = '{Fièvre}', country = 'CH' where author_id = any(${sql.param(ids)}::uuid[])`,
    )
    await count(new Date(NOON.getTime() + 24 * HOUR_MS))
    expect((await read('Toux')).of).toBeNull()
    expect(await read('Fièvre')).toMatchObject({
      takenAt: new Date('2026-03-16T12:00:00Z'),
      of: { places: [{ place: 'CH', members: 11 }] },
    })
  })

  test('is taken at once where there is none, and then once a day, however often the server starts', async () => {
    const ids = await crowd(12, [told(['Toux'])])
    const daily = (at: Date) => takeDaily({ db: db(), now: () => at })
    await daily(NOON)
    expect(await listed()).toEqual([['Toux', 11]])
    await toldBy(db(), ids, told(['Fièvre']))
    await daily(new Date(NOON.getTime() + HOUR_MS))
    expect(await listed()).toEqual([['Toux', 11]])
    await daily(new Date(NOON.getTime() + 23 * HOUR_MS))
    expect(await listed()).toHaveLength(2)
  })

  test('the job of the server takes it', async () => {
    await crowd(12, [told(['Toux'])])
    await runQueue(world.services(), 'observatory.take-snapshot')
    await world.settle({ everyJobTwice: true })
    expect(await listed()).toEqual([['Toux', 11]])
  })
})

describe('files for researchers', () => {
  const fetchFile = (name: string, headers: Record<string, string> = {}) =>
    world.fetch(`/api/observatory/files/${name}`, { headers })

  test('a visitor saves them, once for each snapshot', async () => {
    await crowd(12, [told(['Toux'], { country: 'BE', helped: 'Repos' })])
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
        'ALL,Tous les symptômes,All symptoms,BE,Belgique,Belgium,11,14\r\n' +
        'HP:0012735,Toux,Cough,BE,Belgique,Belgium,11,14\r\n',
    )
    const again = await fetchFile('places.csv', { 'if-none-match': answer.headers.get('etag')! })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const help = await (await fetchFile('help.csv')).text()
    expect(help).toContain('HP:0012735,Toux,Cough,rest,Repos,Rest,false,11,14\r\n')
  })

  test('with a file that says what they are', async () => {
    await count()
    const answer = await fetchFile('metadata.json')
    expect(await answer.json()).toMatchObject({
      snapshotTakenAt: NOON.toISOString(),
      disclosureControl: { leastMembersOfACell: 11 },
      files: [{ name: 'symptoms.csv' }, { name: 'months.csv' }, { name: 'places.csv' }, { name: 'help.csv' }],
    })
  })

  test('before the first snapshot they have their names and nothing else; no other file is there', async () => {
    expect((await (await fetchFile('months.csv')).text()).split('\r\n')).toHaveLength(2)
    for (const name of ['posts.csv', '..%2f..%2fpackage.json', 'MONTHS.CSV'])
      expect((await fetchFile(name)).status).toBe(404)
  })

  test('not without end', async () => {
    const address = world.newAddress()
    const ask = () => world.fetch('/api/observatory/files/months.csv', { headers: { 'x-forwarded-for': address } })
    const answers = await Promise.all(Array.from({ length: 62 }, ask))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})
