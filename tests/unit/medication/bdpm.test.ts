import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { drugKey } from '#contract/medication/rules.ts'
import { linesOf } from '#server/foundation/text/byte-lines.ts'
import { type Ingredient, ingredientIn, namedBy, routeIn, specialityIn, substanceOf } from '#server/medication/bdpm.ts'

const line = (...columns: string[]) => columns.join('\t')
const speciality = (over: Partial<Record<'cis' | 'name' | 'form' | 'routes' | 'marketing', string>> = {}) =>
  line(
    over.cis ?? '60234100',
    over.name ?? 'DOLIPRANE 1000 mg, comprimé',
    over.form ?? 'comprimé',
    over.routes ?? 'orale',
    'Autorisation active',
    'Procédure nationale',
    over.marketing ?? 'Commercialisée',
    '09/07/2002',
    '',
    '',
    ' OPELLA HEALTHCARE FRANCE',
    'Non',
  )

describe('a speciality of the public drug base', () => {
  test('is stored with its name, its strength, its one route and whether it is marketed', () => {
    expect(specialityIn(speciality())).toEqual({
      cis: 60234100,
      name: 'DOLIPRANE',
      dosage: '1000 mg',
      route: 'oral',
      isMarketed: true,
    })
    expect(specialityIn(speciality({ marketing: 'Non commercialisée' }))).toMatchObject({ isMarketed: false })
  })

  test('names what is wrong with its line', () => {
    expect(specialityIn(speciality().split('\t').slice(0, 11).join('\t'))).toBe('columns')
    expect(specialityIn('une ligne sans colonnes')).toBe('columns')
    expect(specialityIn(speciality({ cis: '6023410' }))).toBe('code')
    expect(specialityIn(speciality({ cis: "1'; drop table drug" }))).toBe('code')
    expect(specialityIn(speciality({ name: ' \u0000 ' }))).toBe('name')
  })

  test.each([
    ['DOLIPRANE 1000 mg, comprimé', 'DOLIPRANE', '1000 mg'],
    ['DOLIPRANE 2,4 POUR CENT SANS SUCRE, suspension buvable édulcorée', 'DOLIPRANE', '2,4 POUR CENT'],
    ['AUGMENTIN 500 mg/62,5 mg ADULTES, comprimé pelliculé (rapport : 8/1)', 'AUGMENTIN', '500 mg/62,5 mg'],
    ['VENTOLINE 100 microgrammes/dose, suspension pour inhalation', 'VENTOLINE', '100 microgrammes/dose'],
    ['EFFEXOR L.P. 75 mg, gélule à libération prolongée', 'EFFEXOR L.P.', '75 mg'],
    ['A 313 200 000 UI POUR CENT, pommade', 'A 313', '200 000 UI POUR CENT'],
    ['ARNICA MONTANA BOIRON, degré de dilution compris entre 2CH et 30CH', 'ARNICA MONTANA BOIRON', null],
    ['LANTUS 100 unités/ml, solution injectable en cartouche', 'LANTUS', '100 unités/ml'],
    ['OTRASEL 1,25 mg, lyophilisat oral', 'OTRASEL', '1,25 mg'],
  ])('%s', (denomination, name, dosage) => {
    expect(namedBy(denomination)).toEqual({ name, dosage })
  })

  test('has the name that members type, for matching', () => {
    expect(drugKey(namedBy('DOLIPRANE 1000 mg, comprimé').name)).toBe(drugKey('Doliprane 500mg'))
    expect(drugKey(namedBy('VENTOLINE 100 microgrammes/dose, suspension').name)).toBe(drugKey('Ventoline'))
  })

  test('never has a name or a substance that is too long for a report', () => {
    expect(namedBy('X'.repeat(300)).name).toHaveLength(100)
    const many = Array.from({ length: 30 }, (_, n) => ingredient({ substance: `SUBSTANCE NUMÉRO ${n}`, link: n }))
    const said = substanceOf(many)!
    expect(said.length).toBeLessThanOrEqual(100)
    expect(said).toMatch(/^SUBSTANCE NUMÉRO 0, .*SUBSTANCE NUMÉRO \d$/)
    expect(substanceOf([ingredient({ substance: 'Y'.repeat(400) })])).toHaveLength(100)
  })

  test.each([
    ['orale', 'comprimé', 'oral'],
    ['sublinguale', 'comprimé', 'oral'],
    ['orale;sublinguale', 'comprimé', 'oral'],
    ['intraveineuse', 'solution', 'intravenous'],
    ['intramusculaire', 'solution', 'intramuscular'],
    ['intramusculaire;intraveineuse', 'solution', null],
    ['sous-cutanée', 'solution', 'subcutaneous'],
    ['cutanée', 'crème', 'topical'],
    ['transdermique', 'dispositif transdermique', 'patch'],
    ['transdermique', 'gel', 'topical'],
    ['inhalée', 'suspension pour inhalation', 'inhalation'],
    ['ophtalmique', 'collyre en solution', 'drops'],
    ['ophtalmique', 'pommade', 'other'],
    ['nasale', 'solution pour pulvérisation', 'other'],
    ['rectale', 'suppositoire', 'suppository'],
    ['rectale', 'solution', 'other'],
    ['vaginale', 'ovule', 'other'],
    ['', '', null],
  ])('with the route %s and the form %s is given as %s', (routes, form, route) => {
    expect(routeIn(routes, form)).toBe(route)
  })
})

const ingredient = (over: Partial<Ingredient>): Ingredient => ({
  cis: 60234100,
  substance: 'PARACÉTAMOL',
  isFraction: false,
  link: 1,
  ...over,
})

describe('the substances of a speciality', () => {
  test('are its therapeutic fractions where the base names them, each once and in their order', () => {
    expect(
      substanceOf([
        ingredient({ substance: 'AMOXICILLINE TRIHYDRATÉE', link: 1 }),
        ingredient({ substance: 'AMOXICILLINE', isFraction: true, link: 1 }),
        ingredient({ substance: 'CLAVULANATE DE POTASSIUM', link: 2 }),
        ingredient({ substance: 'ACIDE CLAVULANIQUE', isFraction: true, link: 2 }),
        ingredient({ substance: 'ACIDE CLAVULANIQUE', isFraction: true, link: 3 }),
      ]),
    ).toBe('AMOXICILLINE, ACIDE CLAVULANIQUE')
    expect(substanceOf([ingredient({})])).toBe('PARACÉTAMOL')
    expect(substanceOf([])).toBeNull()
  })

  test('come from lines of eight columns', () => {
    const whole = ['60234100', 'comprimé', '02202', 'PARACÉTAMOL', '1000 mg', 'un comprimé', 'SA', '1']
    expect(ingredientIn(line(...whole))).toEqual(ingredient({}))
    // As published, a tab stands at the end too.
    expect(ingredientIn(line(...whole, ''))).toEqual(ingredient({}))
    expect(ingredientIn(line(...whole.slice(0, 7)))).toBe('columns')
    expect(ingredientIn(line('abc', ...whole.slice(1)))).toBe('code')
  })
})

describe('lines of bytes', () => {
  const read = async (pieces: (string | Buffer)[], most = 10) => {
    const found: [number, string | undefined][] = []
    const stream = Readable.from(pieces.map((piece) => Buffer.from(piece)))
    for await (const { number, bytes } of linesOf(stream, most)) found.push([number, bytes?.toString('latin1')])
    return found
  }

  test('come whole, wherever the stream was cut, ended by LF or CRLF', async () => {
    const lines = [
      [1, 'un'],
      [2, ''],
      [3, 'trois'],
    ]
    for (const text of ['un\n\ntrois', 'un\r\n\r\ntrois\r\n', 'un\n\ntrois\n']) {
      expect(await read([text])).toEqual(lines)
      expect(await read([...text])).toEqual(lines)
    }
    expect(await read([])).toEqual([])
  })

  test('that are too long are reported once by their number, and the next ones come', async () => {
    const asked = [
      [1, '0123456789'],
      [2, undefined],
      [3, 'trois'],
    ]
    const text = `0123456789\r\n${'x'.repeat(95)}\ntrois`
    expect(await read([text])).toEqual(asked)
    expect(await read(text.match(/[\s\S]{1,7}/g)!)).toEqual(asked)
    expect(await read(['x'.repeat(50)])).toEqual([[1, undefined]])
  })

  test('without an end are read without being held', async () => {
    const piece = Buffer.alloc(1 << 20, 'x')
    let given = 0
    async function* endless() {
      for (; given < 1_024; given++) yield piece
    }
    const first = await linesOf(endless(), 1_000_000).next()
    expect([first.value, given]).toEqual([{ number: 1, bytes: undefined }, 0])
    const before = process.memoryUsage().rss
    const told: number[] = []
    for await (const { number } of linesOf(endless(), 1_000_000)) told.push(number)
    expect(told).toEqual([1])
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  })
})
