import PDFDocument from 'pdfkit'
import { describe, expect, test, vi } from 'vitest'
import { officialReportOf } from '#contract/medication/official-report.ts'
import { officialReportPdf } from '#server/medication/official-report/pdf.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { readPdf } from '#tests/support/fixtures/files/pdf.ts'
import { aDrug, aWholeReport, bareReport } from '#tests/support/fixtures/official-reports.ts'
import { declaring, taking } from '#tests/support/fixtures/reports.ts'
import { endingsOf, refusalOf } from '#tests/support/refused.ts'
import { openIdleWorld } from '#tests/support/world.ts'
import { parseXml } from '#tests/support/xml.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const labels = (report: Parameters<typeof officialReportOf>[0], language: 'fr' | 'en' = 'fr') =>
  officialReportOf(report, language).flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
const textOf = (report: Parameters<typeof officialReportOf>[0], label: string) =>
  labels(report).find((field) => field.label === label)?.text

describe('a report in the order of the portal', () => {
  test('names the declarer, the patient, the products and the effect, then the history, and everything that was told', () => {
    const parts = officialReportOf(aWholeReport(), 'fr')
    expect(parts.map(({ title }) => title)).toEqual([
      'La personne qui déclare',
      'La personne concernée',
      'Le ou les médicaments suspectés',
      'L’effet indésirable',
      'Antécédents et autres traitements',
    ])
    const told = parts.flatMap(({ groups }) =>
      groups.flatMap(({ title, fields }) => [
        ...(title ? [title] : []),
        ...fields.map(({ label, text }) => `${label} : ${text}`),
      ]),
    )
    expect(told).toEqual([
      'Vous êtes : La personne concernée',
      'Tranche d’âge : 18 à 44 ans',
      'Sexe : Féminin',
      'Médicament 1',
      'Nom du médicament : Doliprane 1000 mg',
      'Principe actif : Paracétamol',
      'Numéro de lot : AB12',
      'Posologie : 1 g, trois fois par jour',
      'Voie d’administration : Oral (comprimé, gélule)',
      'Début de la prise : 02/01/2026',
      'Fin de la prise : 10/01/2026',
      'Motif de la prise : Douleurs',
      'Médicament 2',
      'Nom du médicament : Kardegic',
      'Principe actif : null',
      'Numéro de lot : null',
      'Posologie : 75 mg',
      'Voie d’administration : null',
      'Début de la prise : null',
      'Fin de la prise : null',
      'Motif de la prise : null',
      'Description : Des plaques rouges sur les bras.',
      'Effets ressentis : Éruption, Démangeaisons',
      'Date de début : 03/01/2026',
      'Durée : 4 jours',
      'Gravité ressentie : Grave (3 sur 5)',
      'Critères de gravité : Hospitalisation ou prolongation d’hospitalisation',
      'Évolution : En cours de guérison',
      'Ce qui a été fait du médicament (Doliprane 1000 mg) : Arrêté',
      'Après l’arrêt ou la baisse de dose (Doliprane 1000 mg) : L’effet a diminué ou disparu',
      'Après une nouvelle prise (Doliprane 1000 mg) : L’effet est revenu',
      'Ce qui a été fait du médicament (Kardegic) : Poursuivi sans changement',
      'Après l’arrêt ou la baisse de dose (Kardegic) : null',
      'Après une nouvelle prise (Kardegic) : null',
      'Antécédents : Asthme.',
      'Autres médicaments pris au même moment : Ventoline',
      'Autres informations : Rien d’autre.',
    ])
    const ids = labels(aWholeReport()).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('leaves unanswered fields open, and distinguishes them from "none of them"', () => {
    const told = labels(bareReport()).filter(({ text }) => text !== null)
    expect(told.map(({ label }) => label)).toEqual(['Nom du médicament', 'Description', 'Gravité ressentie'])
    expect(textOf(bareReport({ seriousness: [] }), 'Critères de gravité')).toBe('Aucun de ces critères')
  })

  test('puts all that is known of a concomitant medication on one line', () => {
    const besides = aDrug({
      role: 'concomitant',
      name: 'Ventoline',
      substance: 'Salbutamol',
      dosage: '2 bouffées',
      route: 'inhalation',
      startDate: '2020-05-01',
      stopDate: '2026-01-01',
      indication: 'Asthme',
      batch: 'Z9',
      action: 'unchanged',
    })
    const report = bareReport({ drugs: [aDrug(), besides, aDrug({ role: 'concomitant', name: 'Zyrtec' })] })
    expect(textOf(report, 'Autres médicaments pris au même moment')).toBe(
      'Ventoline (Salbutamol, 2 bouffées, Inhalation, depuis le 01/05/2020, jusqu’au 01/01/2026, Asthme, Numéro de lot Z9, Poursuivi sans changement)\nZyrtec',
    )
  })

  test('writes days without numeric dates in English', () => {
    const began = labels(aWholeReport(), 'en').find(({ label }) => label === 'Date it started')
    expect(began?.text).toBe('3 January 2026')
  })
})

describe('the PDF', () => {
  const read = async (report: Parameters<typeof officialReportPdf>[0], language: 'fr' | 'en' = 'fr') =>
    readPdf(await (await officialReportPdf(report, { language, now: NOW })).arrayBuffer())

  test('holds everything on one page, says that nothing was sent, and where to declare', async () => {
    const [drug] = aWholeReport().drugs
    const report = aWholeReport({ drugs: [drug!, aDrug({ role: 'concomitant', name: 'Ventoline' })] })
    const { pages, text, info } = await read(report)
    expect(pages).toBe(1)
    for (const field of labels(report)) {
      // A label of two lines has the answer's first line between them.
      for (const word of field.label.split(' ')) expect(text).toContain(word)
      expect(text).toContain(field.text ?? 'Non renseigné')
    }
    for (const words of [
      'Vécu n’a rien transmis',
      'signalement.social-sante.gouv.fr',
      'Établi le 4 mars 2026',
      'Noté dans Vécu le 1er février 2026, modifié le 3 février 2026',
      'Page 1 sur 1',
    ])
      expect(text).toContain(words)
    expect(info).toMatchObject({ Producer: 'Vécu', Title: expect.stringContaining('Doliprane 1000 mg') })
    expect(info.Author).toBeUndefined()
  })

  test('is in English for an English reader', async () => {
    const { text } = await read(aWholeReport(), 'en')
    for (const words of ['The person reporting', 'Vécu has sent nothing', 'Not filled in', '3 January 2026'])
      expect(text).toContain(words)
    expect(text).not.toContain('Non renseigné')
  })

  test('uses as many pages as it needs, and loses nothing of a long text', { tags: ['long'] }, async () => {
    const words = Array.from({ length: 700 }, (_, n) => `mot${n}`)
    const long = words.join(' ').replace('mot350', '\n\nmot350')
    const many = Array.from({ length: 20 }, (_, n) =>
      aDrug({ role: 'concomitant', name: `Autre${n} ${'x'.repeat(80)}`, indication: 'y'.repeat(200) }),
    )
    const report = aWholeReport({ description: long, history: long, notes: long, drugs: [aDrug(), ...many] })
    const { pages, text } = await read(report)
    expect(pages).toBeGreaterThan(2)
    const found = Map.groupBy(text.match(/mot\d+/g)!, (word) => word)
    expect(words.filter((word) => found.get(word)?.length !== 3)).toEqual([])
    for (let n = 1; n <= pages; n++) expect(text).toContain(`Page ${n} sur ${pages}`)
    expect(text.match(/Vécu n’a rien transmis/g)).toHaveLength(pages)
    expect(new Set(text.match(/Autre\d+/g)).size).toBe(20)
  })

  test('is measured once a sign, whatever signs of no font stand in a word without end', async () => {
    const measured = vi.spyOn(PDFDocument.prototype, 'widthOfString')
    await officialReportPdf(bareReport({ description: 'a\ufdfa'.repeat(2_500) }), { language: 'fr', now: NOW })
    const characters = measured.mock.calls.reduce((sum, [text]) => sum + String(text).length, 0)
    // Each sign of no font is drawn as three characters.
    expect(characters).toBeLessThan(10 * 10_000)
  })

  test('takes any text: one word without end, lines without end, signs of no font', { tags: 'long' }, async () => {
    for (const description of ['W'.repeat(5_000), 'a\n'.repeat(2_500), `漢字😀 ${'\n'.repeat(3_000)} fin`]) {
      const { pages, text } = await read(bareReport({ description }))
      expect(pages).toBeLessThan(60)
      expect(text).toContain('Vécu n’a rien transmis')
    }
    const { text } = await read(bareReport({ description: 'Plaques 😀 rouges.' }))
    expect(text).toContain('[…] remplace des signes absents')
  })
})

describe('an export', () => {
  const world = openIdleWorld()
  const { as } = world
  const whole = () =>
    declaring({ drugs: [taking('Tahor 20 mg', { batch: 'AB12' }), taking('Zyrtec', { role: 'concomitant' })] })

  test('comes as files that nobody may store, without the name or the address of the declarer', async () => {
    const lou = await world.person('Lou Pseudonyme')
    const { id } = await as(lou).medication.declare(whole())
    const pdf = await world.fetch(`/api/medication/reports/${id}/declaration.pdf`, {}, lou)
    expect(pdf.status).toBe(200)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('cache-control')).toBe('private, no-store')
    expect(pdf.headers.get('content-disposition')).toMatch(/filename="vecu-declaration-\d{4}-\d\d-\d\d\.pdf"/)
    const { text } = await readPdf(await pdf.arrayBuffer())
    expect(text).toContain('Tahor 20 mg')

    const xml = await world.fetch(`/api/medication/reports/${id}/e2b.xml`, {}, lou)
    expect(xml.headers.get('content-type')).toBe('application/xml')
    expect(xml.headers.get('cache-control')).toBe('private, no-store')
    expect(xml.headers.get('content-disposition')).toMatch(/filename="vecu-e2b-r3-\d{4}-\d\d-\d\d\.xml"/)
    const file = await xml.text()
    expect(parseXml(file).name).toBe('MCCI_IN200100UV01')
    expect(file).toContain('Tahor 20 mg')
    for (const secret of [lou.username, lou.email, lou.id])
      for (const said of [text, file]) expect(said).not.toContain(secret)
  })

  test('is in the language that is asked for, and of the report as it is now', async () => {
    const lou = await world.person()
    const { id, version } = await as(lou).medication.declare(whole())
    const fields = edited(declaring({ description: 'Plutôt des crampes, la nuit.' }))
    await as(lou).medication.edit({ id, version, ...fields })
    const { text } = await readPdf(
      await (await as(lou).medication.officialReportPdf({ id, language: 'en' })).arrayBuffer(),
    )
    expect(text).toContain('Plutôt des crampes, la nuit.')
    expect(text).toContain('The person reporting')
    expect(await (await as(lou).medication.e2b({ id })).text()).toContain('Plutôt des crampes, la nuit.')
  })

  test('is for the declaring member alone, who has it also once they may no longer write', async () => {
    const { lou, ada } = await world.people('lou', 'ada')
    const { id } = await as(lou).medication.declare(whole())
    expect(await refusalOf(as(ada).medication.officialReportPdf({ id }))).toBe('NOT_FOUND')
    expect(await refusalOf(as(ada).medication.e2b({ id }))).toBe('NOT_FOUND')
    expect(await refusalOf(as().medication.e2b({ id }))).toBe('UNAUTHORIZED')
    await as(lou).settings.setConsent({ kind: 'healthData', isGiven: false })
    expect((await as(lou).medication.officialReportPdf({ id })).type).toBe('application/pdf')
    expect((await as(lou).medication.e2b({ id })).type).toBe('application/xml')
  })

  test('is made a limited number of times within ten minutes', { tags: 'long' }, async () => {
    const lou = await world.person()
    const { id } = await as(lou).medication.declare(whole())
    const endings = await endingsOf(Array.from({ length: 21 }, () => as(lou).medication.officialReportPdf({ id })))
    expect(endings.filter((ending) => ending === 'TOO_MANY_REQUESTS')).toHaveLength(1)
  })
})
