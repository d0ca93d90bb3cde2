import { describe, expect, test } from 'vitest'
import { CONCOMITANTS_MAX, DESCRIPTION_MAX, NAME_MAX } from '#contract/medication/limits.ts'
import type { Report } from '#contract/medication/schema.ts'
import { declaringPlace, readMedicationView, tabOf, viewOf } from '#web/medication/medication-view.ts'
import { withDrug } from '#web/medication/report/concomitants.ts'
import { medicineSaid } from '#web/medication/report/medicine-said.ts'
import { blankDrug, type ReportValues, reportForm } from '#web/medication/report/report-fields.ts'
import { faultOfField, readReport } from '#web/medication/report/report-values.ts'
import { readFormView, stepOf, stepOfField } from '#web/medication/report/steps.ts'

const { blank, differing, filledFields, saySame, valuesOf } = reportForm
const NOW = new Date('2026-11-20T12:00:00Z')

const written = (given: Partial<ReportValues> = {}): ReportValues => ({
  ...blank(),
  drugs: [{ ...blankDrug('suspected'), name: 'Atorvastatine' }],
  description: 'Crampes la nuit, jambes lourdes.',
  severity: 2,
  ...given,
})
const faults = (values: ReportValues) => {
  const read = readReport(values, NOW)
  return 'faults' in read ? read.faults.map(({ path, code }) => `${path} ${code}`) : []
}
const fields = (values: ReportValues) => {
  const read = readReport(values, NOW)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.fields
}
const named = (...names: string[]) => names.map((name) => ({ ...blankDrug('concomitant'), name }))

describe('the filled form', () => {
  test('is sent as the server takes it: empty fields are null, and nothing is answered for the person', () => {
    expect(fields(written())).toEqual({
      drugs: [
        {
          ...blankDrug('suspected'),
          name: 'Atorvastatine',
          substance: null,
          dosage: null,
          indication: null,
          batch: null,
        },
      ],
      description: 'Crampes la nuit, jambes lourdes.',
      reactions: [],
      severity: 2,
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
  })

  test('distinguishes "none of these criteria" from no answer', () => {
    expect(fields(written({ seriousness: [] })).seriousness).toEqual([])
    expect(fields(written({ seriousness: null })).seriousness).toBeNull()
  })

  test('counts words left in a field of tags: a medication, and an effect under its listed name', () => {
    const { drugs, reactions } = fields(written({ typedDrug: ' Vitamine D, ', typedReaction: 'fatigue' }))
    expect(drugs.map(({ name, role }) => `${name} ${role}`)).toEqual([
      'Atorvastatine suspected',
      'Vitamine D concomitant',
    ])
    expect(reactions).toEqual(['Fatigue'])
  })

  test.each([
    ['no name', { drugs: [blankDrug('suspected')] }, ['drugs.0.name required']],
    ['a name of tags alone', { drugs: named('<b></b>') }, ['drugs.0.name required']],
    ['a long name', { drugs: named('x'.repeat(NAME_MAX + 1)) }, ['drugs.0.name tooLong']],
    ['a short description', { description: 'Crampes' }, ['description tooShort']],
    ['a long description', { description: 'x'.repeat(DESCRIPTION_MAX + 1) }, ['description tooLong']],
    ['no severity', { severity: null }, ['severity required']],
    ['a day to come', { onsetDate: '2027-01-01' }, ['onsetDate dateInFuture']],
    ['a day before 1900', { onsetDate: '1899-12-31' }, ['onsetDate dateTooEarly']],
    [
      'an end before its beginning',
      { drugs: [{ ...named('Atorvastatine')[0]!, startDate: '2026-03-02', stopDate: '2026-03-01' }] },
      ['drugs.0.stopDate datesReversed'],
    ],
    [
      'more others than may stand',
      { drugs: named(...Array.from({ length: CONCOMITANTS_MAX + 2 }, (_, i) => `A${i}`)) },
      ['drugs tooMany'],
    ],
  ] as const)('is refused with %s', (_what, given, expected) => {
    expect(faults(written(given as Partial<ReportValues>))).toEqual(expected)
  })

  test('shows at once what is wrong with a day, and nothing for an empty field', () => {
    expect(faultOfField(written({ onsetDate: '2027-01-01' }), 'onsetDate', NOW)?.code).toBe('dateInFuture')
    expect(faultOfField(blank(), 'description', NOW)?.code).toBe('tooShort')
    expect(faultOfField(blank(), 'drugs.0.name', NOW)).toBeUndefined()
  })
})

describe('other medications', () => {
  const drugs = named('Atorvastatine', 'Lévothyroxine 75 µg')
  const names = (added: ReturnType<typeof withDrug>) => ('drugs' in added ? added.drugs.map(({ name }) => name) : added)

  test('are added trimmed, blank words and a trailing comma left out', () => {
    expect(names(withDrug(drugs, '  Vitamine   D,'))).toEqual(['Atorvastatine', 'Lévothyroxine 75 µg', 'Vitamine D'])
    expect(names(withDrug(drugs, '   '))).toEqual(['Atorvastatine', 'Lévothyroxine 75 µg'])
  })

  test.each(['LEVOTHYROXINE', 'lévothyroxine 75 µg', 'atorvastatine 20 mg'])('like %s are there already', (name) => {
    expect(withDrug(drugs, name)).toEqual({ isKnown: true })
  })

  test('end at their limit, and a name at its own', () => {
    const many = named(
      ...Array.from({ length: CONCOMITANTS_MAX + 1 }, (_, i) => `Médicament ${String.fromCharCode(65 + i)}`),
    )
    expect(withDrug(many, 'Encore un')).toMatchObject({ fault: { code: 'tooMany', n: CONCOMITANTS_MAX } })
    expect(withDrug(drugs, 'x'.repeat(NAME_MAX + 1))).toMatchObject({ fault: { code: 'tooLong', n: NAME_MAX } })
  })
})

describe('the comparison of two versions', () => {
  test('goes field by field; blanks around words and the order of criteria make no difference', () => {
    const one = written({ seriousness: ['death', 'disability'], history: 'Asthme' })
    expect(saySame(one, { ...one, history: ' Asthme ', seriousness: ['disability', 'death'] })).toBe(true)
    expect(differing(one, { ...one, severity: 4, typedReaction: 'Fièvre', notes: 'x' })).toEqual([
      'reactions',
      'severity',
      'notes',
    ])
  })

  test('distinguishes the name of a medication from its details', () => {
    const one = written()
    const batch = { ...one, drugs: [{ ...one.drugs[0]!, batch: 'AB12' }] }
    expect(differing(one, batch)).toEqual(['treatments'])
    expect(differing(one, { ...one, drugs: [...one.drugs, ...named('Vitamine D')] })).toEqual(['others'])
  })

  test('shows a field that has an answer; "none of these" is one', () => {
    expect(filledFields(written())).toEqual(['name', 'description', 'severity'])
    expect(filledFields(written({ seriousness: [] }))).toContain('seriousness')
  })

  test('restores the form as it was', () => {
    const report: Report = {
      ...fields(written({ reactions: ['Fatigue'], ageBand: '45-64', seriousness: [] })),
      id: '01a1fa9f-38e1-76db-a2c9-f1605e694c95',
      version: 1,
      createdAt: NOW,
      updatedAt: NOW,
      comparedFrom: null,
      can: { edit: true, remove: true },
    }
    expect(fields(valuesOf(report))).toEqual(
      fields(written({ reactions: ['Fatigue'], ageBand: '45-64', seriousness: [] })),
    )
  })
})

describe('addresses', () => {
  test.each([
    ['drugs.0.name', 'essential'],
    ['drugs.3.name', 'essential'],
    ['drugs.0.route', 'essential'],
    ['drugs', 'essential'],
    ['description', 'essential'],
    ['reactions.2', 'essential'],
    ['severity', 'essential'],
    ['onsetDate', 'essential'],
    ['drugs.0.stopDate', 'more'],
    ['drugs.12.batch', 'more'],
    ['history', 'more'],
    ['seriousness.1', 'more'],
    ['notes', 'more'],
  ])('like %s belong to the step "%s"', (path, step) => {
    expect(stepOfField(path)).toBe(step)
  })

  test('are read without unknown parts', () => {
    expect(readFormView({ etape: 2, ...{ x: 1 } })).toEqual({ etape: 2 })
    expect(stepOf(readFormView({ etape: '<b>' }))).toBe('essential')
    expect(readMedicationView({ onglet: 'matchs' })).toEqual(viewOf('matches'))
    expect(tabOf(readMedicationView({ onglet: ['matchs'] }))).toBe('reports')
  })
})

test.each([
  ['a member without a report, in place of the list', { hasNoReport: true }, 'list'],
  ['a member without a report who looks at the matches', { tab: 'matches', hasNoReport: true }, 'title'],
  ['a draft that waits, and no report', { hasNoReport: true, isDraftWaiting: true }, 'draft'],
  ['some reports', { hasNoReport: false }, 'title'],
  ['some reports and a draft', { hasNoReport: false, isDraftWaiting: true }, 'title'],
  ['figures that are not read yet', { hasNoReport: undefined }, undefined],
  ['figures that are not read yet, beside the matches', { tab: 'matches', hasNoReport: undefined }, 'title'],
  ['figures that are not read yet, and a draft', { hasNoReport: undefined, isDraftWaiting: true }, undefined],
  ['an account that may only read', { hasNoReport: true, isReadOnly: true }, 'nowhere'],
] as const)('declaring is offered in one place: %s', (_, facts, place) => {
  expect(declaringPlace({ tab: 'reports', isReadOnly: false, isDraftWaiting: false, ...facts })).toBe(place)
})

describe('a medication in one line', () => {
  test.each([
    ['Atorvastatine', '40 mg', 'Atorvastatine 40 mg'],
    ['Atorvastatine', null, 'Atorvastatine'],
    ['Propranolol 40 mg', '40 mg', 'Propranolol 40 mg'],
    ['Topiramate 25 MG', '25 mg', 'Topiramate 25 MG'],
    ['Amoxicilline 1 g', '1 g matin et soir', 'Amoxicilline 1 g matin et soir'],
    ['Doliprane 1000', '500 mg', 'Doliprane 1000 500 mg'],
    ['L’acide folique 5 mg', '5 mg le soir', 'L’acide folique 5 mg le soir'],
  ])('%s, %s', (name, dosage, said) => {
    expect(medicineSaid(name, dosage)).toBe(said)
  })
})
