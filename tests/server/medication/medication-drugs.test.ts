import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { DrugFields } from '#contract/medication/schema.ts'
import { ImportRefused, importBdpm } from '#server/medication/commands/import-bdpm.ts'
import { SHIPPED_DRUGS } from '#server/medication/drug-files.ts'
import { loadedDrugs } from '#server/medication/drug-queries.ts'
import { drug, medicationMatch } from '#server/medication/tables.ts'
import { declaring, taking } from '#tests/support/fixtures/reports.ts'
import { endingsOf, faultsOf, refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { leaveOnePoint } from '#tests/support/spent-limit.ts'
import { openWorld } from '#tests/support/world.ts'

const world = openWorld()
const db = () => world.services().db
const folders: string[] = []
beforeEach(() => db().delete(drug))
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

type Line = { cis: number; name: string; form?: string; routes?: string; isMarketed?: boolean; substances?: string[] }

const DOLIPRANE: Line = { cis: 60234100, name: 'DOLIPRANE 1000 mg, comprimé', substances: ['PARACÉTAMOL'] }
const SUPPOSITORY: Line = {
  cis: 60234101,
  name: 'DOLIPRANE 300 mg, suppositoire',
  form: 'suppositoire',
  routes: 'rectale',
  substances: ['PARACÉTAMOL'],
}
const AUGMENTIN: Line = {
  cis: 61234567,
  name: 'AUGMENTIN 1 g/125 mg ADULTES, poudre pour suspension buvable',
  substances: ['AMOXICILLINE', 'ACIDE CLAVULANIQUE'],
}

const specialityLine = ({ cis, name, form = 'comprimé', routes = 'orale', isMarketed = true }: Line) =>
  [
    ...[cis, name, form, routes, 'Autorisation active', 'Procédure nationale'],
    ...[isMarketed ? 'Commercialisée' : 'Non commercialisée', '09/07/2002', '', '', ' TITULAIRE', 'Non'],
  ].join('\t')
const ingredientLines = ({ cis, form = 'comprimé', substances = [] }: Line) =>
  substances.map((substance, i) => [cis, form, '02202', substance, '1 g', 'une unité', 'SA', i + 1].join('\t'))

type Files = Partial<Record<'CIS_bdpm.txt' | 'CIS_COMPO_bdpm.txt', Buffer | string | null>>

/** A folder with both files, in Latin-1; null leaves one out. */
function folderOf(lines: readonly Line[], files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'vecu-bdpm-'))
  folders.push(folder)
  const whole: Files = {
    'CIS_bdpm.txt': lines.map(specialityLine).join('\r\n'),
    'CIS_COMPO_bdpm.txt': lines.flatMap(ingredientLines).join('\r\n'),
    ...files,
  }
  for (const [name, content] of Object.entries(whole))
    if (content !== null)
      writeFileSync(join(folder, name), typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
  return folder
}

const load = (lines: readonly Line[], files?: Files, say: (progress: string) => void = () => {}) =>
  importBdpm({ db: db() }, { folder: folderOf(lines, files), say })

async function faultOf(loading: Promise<unknown>): Promise<[string, string]> {
  const error = await loading.then(
    () => new Error('It was not refused.'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ImportRefused)) throw error
  return [error.fault, error.message]
}

const stored = async () => (await db().select().from(drug).orderBy(asc(drug.cis))).map(({ name }) => name)

describe('the public drug base', () => {
  test('is loaded from its two files, and loading it again changes nothing', async () => {
    const said: string[] = []
    expect(await load([DOLIPRANE, AUGMENTIN], {}, (line) => said.push(line))).toEqual({
      specialities: 2,
      added: 2,
      changed: 0,
      removed: 0,
    })
    expect(said).toEqual(['CIS_bdpm.txt: 2 lines.', 'CIS_COMPO_bdpm.txt: 3 lines.', 'Writing 2 specialities…'])
    const rows = await db().select().from(drug).orderBy(asc(drug.cis))
    expect(rows).toEqual([
      {
        cis: 60234100,
        name: 'DOLIPRANE',
        nameKey: 'doliprane',
        substance: 'PARACÉTAMOL',
        substanceKey: 'paracetamol',
        dosage: '1000 mg',
        route: 'oral',
        isMarketed: true,
      },
      {
        cis: 61234567,
        name: 'AUGMENTIN',
        nameKey: 'augmentin',
        substance: 'AMOXICILLINE, ACIDE CLAVULANIQUE',
        substanceKey: 'amoxicilline acide clavulanique',
        dosage: '1 g/125 mg',
        route: 'oral',
        isMarketed: true,
      },
    ])
    expect(await load([DOLIPRANE, AUGMENTIN])).toEqual({ specialities: 2, added: 0, changed: 0, removed: 0 })
    expect(await db().select().from(drug).orderBy(asc(drug.cis))).toEqual(rows)
  })

  test('adds, changes and removes lines as the files do', async () => {
    await load([DOLIPRANE, AUGMENTIN])
    expect(await load([{ ...DOLIPRANE, isMarketed: false }, SUPPOSITORY])).toEqual({
      specialities: 2,
      added: 1,
      changed: 1,
      removed: 1,
    })
    const rows = await db().select().from(drug).orderBy(asc(drug.cis))
    expect(rows.map(({ cis, isMarketed, route }) => [cis, isMarketed, route])).toEqual([
      [60234100, false, 'oral'],
      [60234101, true, 'suppository'],
    ])
  })

  test('reports its progress over thousands of lines, and two loads at once end as one', { tags: 'long' }, async () => {
    const many = Array.from({ length: 6_000 }, (_, n): Line => ({ cis: 60000000 + n, name: `SPÉCIALITÉ ${n}` }))
    const some = [...many.slice(0, 2_000), DOLIPRANE]
    const said: string[] = []
    const compo = { 'CIS_COMPO_bdpm.txt': ingredientLines(DOLIPRANE).join('\n') }
    await Promise.all([load(many, compo, (line) => said.push(line)), load(some, compo)])
    expect(said).toContain('CIS_bdpm.txt: 5000 lines read…')
    expect([6_000, 2_001]).toContain((await stored()).length)
  })

  const outcomes: [string, () => Files, string, RegExp][] = [
    ['a missing file', () => ({ 'CIS_COMPO_bdpm.txt': null }), 'MISSING', /CIS_COMPO_bdpm\.txt is not there/],
    ['an empty file', () => ({ 'CIS_bdpm.txt': '\r\n\r\n' }), 'EMPTY', /CIS_bdpm\.txt: no line/],
    [
      'missing columns',
      () => ({ 'CIS_bdpm.txt': [specialityLine(DOLIPRANE), 'a\tb', specialityLine(AUGMENTIN), '12\tx'].join('\n') }),
      'WRONG_LINES',
      /^CIS_bdpm\.txt: 2 wrong lines\.\n {2}line 2: columns are missing\n {2}line 4: columns are missing$/,
    ],
    [
      'a code that is none',
      () => ({ 'CIS_COMPO_bdpm.txt': ingredientLines(DOLIPRANE)[0]!.replace('60234100', 'CIS') }),
      'WRONG_LINES',
      /CIS_COMPO_bdpm\.txt: 1 wrong lines\.\n {2}line 1: its first column is no code CIS/,
    ],
    [
      'more wrong lines than one reads',
      () => ({ 'CIS_bdpm.txt': 'x\n'.repeat(25) }),
      'WRONG_LINES',
      /25 wrong lines[\s\S]*line 20: [^\n]*\n {2}and 5 more$/,
    ],
    [
      'UTF-8',
      () => ({ 'CIS_bdpm.txt': Buffer.from(`${specialityLine(AUGMENTIN)}\n${specialityLine(DOLIPRANE)}`) }),
      'WRONG_ENCODING',
      /CIS_bdpm\.txt, line 1: in UTF-8\./,
    ],
    [
      'UTF-8 that begins with its mark',
      () => ({ 'CIS_bdpm.txt': Buffer.from(`\ufeff${specialityLine({ cis: 1, name: 'x' })}`) }),
      'WRONG_ENCODING',
      /line 1: in UTF-8 with a byte order mark/,
    ],
    [
      'UTF-16',
      () => ({ 'CIS_bdpm.txt': Buffer.from(`\ufeff${specialityLine(DOLIPRANE)}`, 'utf16le') }),
      'WRONG_ENCODING',
      /line 1: in UTF-16/,
    ],
    [
      'a line of 64 MB',
      () => ({
        'CIS_bdpm.txt': Buffer.concat([
          Buffer.from(`${specialityLine(DOLIPRANE)}\n`, 'latin1'),
          Buffer.alloc(64 << 20, 'x'),
        ]),
      }),
      'LINE_TOO_LONG',
      /CIS_bdpm\.txt, line 2: longer than 1000000 bytes/,
    ],
  ]
  test.each(outcomes)('is refused with %s, and nothing is written', async (_what, files, fault, message) => {
    await load([SUPPOSITORY])
    const before = process.memoryUsage().rss
    const made = files()
    const begun = performance.now()
    const [code, told] = await faultOf(load([DOLIPRANE, AUGMENTIN], made))
    expect([code, told]).toEqual([fault, expect.stringMatching(message)])
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
    expect(await stored()).toEqual(['DOLIPRANE'])
  })

  test('is not written at all when it cannot be written completely', async () => {
    await load([SUPPOSITORY])
    const many = Array.from({ length: 1_500 }, (_, n): Line => ({ cis: 60000000 + n, name: `SPÉCIALITÉ ${n}` }))
    await db().execute(
      sql`create function refuse_drug() returns trigger language plpgsql as $$ begin if new.cis = 60001400 then raise 'no'; end if; return new; end $$`,
    )
    await db().execute(sql`create trigger refuse before insert on drug for each row execute function refuse_drug()`)
    const compo = { 'CIS_COMPO_bdpm.txt': ingredientLines(DOLIPRANE).join('\n') }
    await expect(load(many, compo)).rejects.toThrow()
    await db().execute(sql`drop function refuse_drug cascade`)
    expect(await stored()).toEqual(['DOLIPRANE'])
  })

  test('is loaded by an operator’s command, which reports its result and its failures', { tags: 'long' }, async () => {
    const run = (...args: string[]) => {
      const { PATH, HOME } = process.env
      const env = { PATH, HOME, DATABASE_URL: world.services().config.databaseUrl }
      const { status, stdout, stderr } = spawnSync(process.execPath, ['server/app/cli.ts', ...args], { env })
      return [status, String(stdout), String(stderr)]
    }
    expect(run('import-bdpm', folderOf([DOLIPRANE, AUGMENTIN]))).toEqual([
      0,
      expect.stringContaining('2 specialities: 2 new, 0 changed, 0 removed.'),
      '',
    ])
    expect(await stored()).toEqual(['DOLIPRANE', 'AUGMENTIN'])
    expect(run('import-bdpm', folderOf([], { 'CIS_bdpm.txt': 'x' }))).toEqual([
      1,
      '',
      'CIS_bdpm.txt: 1 wrong lines.\n  line 1: columns are missing\nNothing was changed.\n',
    ])
    expect(run('import-bdpm')).toEqual([1, '', expect.stringContaining('import-bdpm <folder>')])
  })
})

describe('a medication name as it is typed', () => {
  const suggest = async (search: string) => (await world.as(await world.person()).drugs.suggest({ search })).drugs
  const names = async (search: string) => (await suggest(search)).map(({ name }) => name)

  test('is found by the beginning of its name, of any word of it or of its substance, whatever case, accents and dosage', async () => {
    await load([
      DOLIPRANE,
      SUPPOSITORY,
      AUGMENTIN,
      { cis: 60000001, name: 'PARACÉTAMOL BIOGARAN 500 mg, comprimé', substances: ['PARACÉTAMOL'] },
      { cis: 60000003, name: 'ACIDE FOLIQUE Arrow 5 mg, comprimé', substances: ['ACIDE FOLIQUE'] },
      { cis: 60000002, name: 'L-THYROXIN HENNING 50 microgrammes, comprimé', substances: ['LÉVOTHYROXINE SODIQUE'] },
    ])
    expect(await suggest('dolip')).toEqual([
      { name: 'Doliprane', substance: 'paracétamol', dosage: '1000 mg', route: 'oral', isMarketed: true },
      { name: 'Doliprane', substance: 'paracétamol', dosage: '300 mg', route: 'suppository', isMarketed: true },
    ])
    for (const typed of ['Doliprane® 1 000 mg', 'DOLIPRANE 500', 'dolipráne'])
      expect(await names(typed)).toHaveLength(2)
    expect(await names('paracet')).toEqual(['Paracétamol Biogaran', 'Doliprane', 'Doliprane'])
    expect(await names('biogaran parac')).toEqual(['Paracétamol Biogaran'])
    // Not in capitals alone, and not shouted either; what is stored stays as the base has it.
    expect(await names('folique')).toEqual(['Acide Folique Arrow'])
    const stored = await world.services().db.execute(sql`select name from drug where name ilike 'acide%'`)
    expect(stored.rows).toEqual([{ name: 'ACIDE FOLIQUE Arrow' }])
    expect(await names('henn')).toEqual(['L-Thyroxin Henning'])
    expect(await names('clavul')).toEqual(['Augmentin'])
    expect(await names('oliprane')).toEqual([])
  })

  test('gets suggestions from two letters on, ten at most, marketed ones first, each name and route once', async () => {
    await load([
      DOLIPRANE,
      ...Array.from({ length: 15 }, (_, n): Line => ({ cis: 60000100 + n, name: `ZÉTA ${'ABCDEFGHIJKLMNO'[n]}, gel` })),
      { cis: 60000200, name: 'ZÉTA, gel', isMarketed: false },
      ...[250, 500].map((mg): Line => ({ cis: 60000300 + mg, name: `ZUMBA ${mg} mg, comprimé` })),
      { cis: 60000400, name: 'A ZUMBA, comprimé' },
    ])
    expect(await names('z')).toEqual([])
    expect(await names(' ! ')).toEqual([])
    expect(await names('ze')).toEqual([...'ABCDEFGHIJ'].map((letter) => `Zéta ${letter}`))
    expect(await suggest('zum')).toEqual([
      { name: 'Zumba', substance: null, dosage: null, route: 'oral', isMarketed: true },
      { name: 'A Zumba', substance: null, dosage: null, route: 'oral', isMarketed: true },
    ])
  })

  test('is marked when it is no longer sold, and no suggestion is in capitals', async () => {
    await load([
      { cis: 60000500, name: 'OUBLIÉ LP 20 mg, comprimé', isMarketed: false, substances: ['VITAMINE C'] },
      { cis: 60000501, name: 'Oublimax, gel' },
    ])
    expect((await suggest('oubli')).map(({ name, substance, isMarketed }) => [name, substance, isMarketed])).toEqual([
      ['Oublimax', null, true],
      ['Oublié LP', 'vitamine C', false],
    ])
  })

  test('is completed from the shipped list until the base is loaded', async () => {
    expect(await suggest('levothyr')).toEqual([
      { name: 'Levothyrox', substance: 'lévothyroxine sodique', dosage: null, route: 'oral', isMarketed: true },
      { name: 'L-Thyroxin Henning', substance: 'lévothyroxine sodique', dosage: null, route: 'oral', isMarketed: true },
    ])
    expect(await names('ph')).not.toHaveLength(0)
    await load([DOLIPRANE])
    expect(await names('levothyr')).toEqual([])
  })

  test('fits a report as the shipped list has it, once each', () => {
    const all = SHIPPED_DRUGS.map(({ name }) => name)
    expect(all.length).toBeGreaterThan(100)
    expect(new Set(all).size).toBe(all.length)
    for (const { isMarketed: _, ...each } of SHIPPED_DRUGS)
      expect(DrugFields.safeParse({ role: 'suspected', ...each }).data).toMatchObject(each)
  })

  test('is looked up by its index', async () => {
    const { rows } = await db().transaction(async (tx) => {
      await tx.execute(
        sql`insert into drug (cis, name, name_key, substance_key, is_marketed)
          select n, n, 'nom' || n || ' mot' || n % 3000, 'substance' || n % 500, true from generate_series(1, 15000) n`,
      )
      await tx.execute(sql`analyze drug`)
      return tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${loadedDrugs('mot29')}`)
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('drug_words')
    expect(plan).not.toContain('Seq Scan')
  })

  test('may be any text, a limited number of times a minute', async () => {
    const lou = await world.person()
    const { drugs } = world.as(lou)
    await load([DOLIPRANE])
    for (const search of ["' | 'a':*", '\\', "l'", 'a & b', '(((', '%%', '__', '💊💊', '\u0000\u0000', ':*', '漢字'])
      expect((await drugs.suggest({ search })).drugs).toEqual([])
    expect(await faultsOf(drugs.suggest({ search: 'x'.repeat(101) }))).toEqual(['search: tooLong'])
    expect(await refusalOf(world.as().drugs.suggest({ search: 'doli' }))).toBe('UNAUTHORIZED')
    const max = await world.person()
    const suggest = () => world.as(max).drugs.suggest({ search: 'doli' })
    await suggest()
    const limit = { name: 'drug-suggestions', points: 120, seconds: 60 }
    await leaveOnePoint({ take: world.services().limits.takeInMemory, limit, key: max.id })
    expect((await endingsOf([suggest(), suggest()])).sort()).toEqual(['TOO_MANY_REQUESTS', 'done'])
  })
})

test('a medication compared under another name since is indexed anew, and its pairs are found', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  await db()
    .insert(drug)
    .values({ cis: 1, name: 'PREVENAR 13', nameKey: 'prevenar', substanceKey: '', isMarketed: true })
  const drugs = [taking('Prevenar 13'), taking('Lévothyroxine 25 microgrammes', { role: 'concomitant' })]
  const reports = [
    await world.as(ada).medication.declare(declaring({ drugs })),
    await world.as(bob).medication.declare(declaring({ drugs })),
  ]
  await world.settle()
  await db().execute(sql`update report_drug set key = 'autre'`)
  await db().execute(sql`update report_key set name_key = 'prevenar' where report_id = ${reports[0]!.id}`)
  await db().execute(sql`delete from medication_match`)
  for (let run = 0; run < 2; run++) {
    await runQueue(world.services(), 'medication.rekey')
    await world.settle()
  }
  const keys = await db().execute(sql`select distinct key from report_drug order by key`)
  expect(keys.rows).toEqual([{ key: 'levothyroxine' }, { key: 'prevenar 13' }])
  expect(await db().$count(medicationMatch)).toBe(1)
  expect((await db().select().from(drug)).map(({ nameKey }) => nameKey)).toEqual(['prevenar 13'])
})
