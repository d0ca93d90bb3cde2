import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  completeness,
  dateFaults,
  drugKey,
  keptDrugs,
  substanceSpellings,
  substancesSpelled,
} from '#contract/medication/rules.ts'
import type { DrugFields } from '#contract/medication/schema.ts'
import { aDrug } from '#tests/support/fixtures/official-reports.ts'

const drug = (name: string, given: Partial<DrugFields> = {}): DrugFields =>
  aDrug({ role: 'concomitant', name, ...given })
const FEW_HUNDRED = { numRuns: 300 }

test.each([
  ['DOLIPRANE', 'doliprane'],
  ['Doliprane® 1 000 mg', 'doliprane'],
  ['Doliprane\u202f500\u00a0mg', 'doliprane'],
  ['Doliprane 500mg', 'doliprane'],
  ['Doliprane 1 g', 'doliprane'],
  ['Doliprane à 1 g', 'doliprane'],
  ['Doliprane (500 mg)', 'doliprane'],
  ['Doliprane 1000 mg, 8 comprimés', 'doliprane'],
  ['Efferalgan 1 gramme', 'efferalgan'],
  ['Kardégic, 75mg', 'kardegic'],
  ['Effexor LP 37,5 mg', 'effexor lp'],
  ['AUGMENTIN 500 mg/62,5 mg', 'augmentin'],
  ['Augmentin 1 g/125 mg', 'augmentin'],
  ['Coaprovel 300/12,5 mg', 'coaprovel'],
  ['Coaprovel 300 mg + 12,5 mg', 'coaprovel'],
  ['Amoxicilline 20 mg/ml', 'amoxicilline'],
  ['Tercian 25 mg/5 ml', 'tercian'],
  ['Levothyrox 25 µg', 'levothyrox'],
  ['Levothyrox 25 \u03bcg', 'levothyrox'],
  ['Levothyrox 75 mcg', 'levothyrox'],
  ['Levothyrox 75 microgrammes', 'levothyrox'],
  ['Levothyrox 2,5 µg', 'levothyrox'],
  ['Ventoline 100 µg/dose', 'ventoline'],
  ['Ventoline 100 microgrammes par dose', 'ventoline'],
  ['Seretide Diskus 250/50 µg/dose', 'seretide diskus'],
  ['Nicopatch 21 mg/24 h', 'nicopatch'],
  ['Durogesic 12 µg/heure', 'durogesic'],
  ['Lovenox 4 000 UI', 'lovenox'],
  ['Lovenox 4.000 U.I.', 'lovenox'],
  ['Lovenox 4 000 UI anti-Xa/0,4 ml', 'lovenox'],
  ['Lantus 100 unités/ml', 'lantus'],
  ['Insuline 100 U', 'insuline'],
  ['Rovamycine 3 M.U.I.', 'rovamycine'],
  ['Oracilline 1 million d’unités', 'oracilline'],
  ['Diprosone 0,05 %', 'diprosone'],
  ['Diprosone 0,05 pour cent', 'diprosone'],
  ['Minoxidil 5%', 'minoxidil'],
  ['Arnica montana 9 CH', 'arnica montana'],
  ['Doliprane 1000', 'doliprane 1000'],
  ['Kardégic 75', 'kardegic 75'],
  ['Levothyrox 75', 'levothyrox 75'],
  ['Spasfon 80', 'spasfon 80'],
  ['Gardasil 9', 'gardasil 9'],
  ['Prevenar 13', 'prevenar 13'],
  ['Prevenar 13 0,5 ml', 'prevenar 13'],
  ['Facteur 8', 'facteur 8'],
  ['Facteur 8 500 UI', 'facteur 8'],
  ['Facteur VIII 1000 UI', 'facteur viii'],
  ['Vitamine B12', 'vitamine b12'],
  ['Vitamine B 12', 'vitamine b12'],
  ['Vitamine B-12 1000 µg', 'vitamine b12'],
  ['Vitamine D3 100 000 UI', 'vitamine d3'],
  ['Vitamine D 3 100 000 UI', 'vitamine d3'],
  ['Vitamine D 3 000 UI', 'vitamine d'],
  ['Iode 131', 'iode 131'],
  ['Iode 131 37 MBq', 'iode 131'],
  ['Oméga-3 1000 mg', 'omega 3'],
  ['NovoMix 30', 'novomix 30'],
  ['NovoMix 30 100 U/ml', 'novomix 30'],
  ['A 313', 'a313'],
  ['A 313 200 000 UI', 'a313'],
  ['B12', 'b12'],
  ['5-HTP', '5 htp'],
  ['500 mg', '500 mg'],
  ['Acide acétylsalicylique', 'acide acetylsalicylique'],
  ['L’hydroxyzine', 'l hydroxyzine'],
  ['💊', ''],
  ['', ''],
])('%s is compared as “%s”', (name, key) => {
  expect(drugKey(name)).toBe(key)
})

/** Makes names of letters alone, so that what follows a name is a dosage. */
const bareName = fc
  .array(fc.constantFrom('Doli', 'prane', 'Kardégic', 'acide', 'Œs', 'trogène', 'D-', 'l’', '®', 'Été'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''))
const dosage = fc
  .tuple(
    fc.integer({ min: 1, max: 999 }),
    fc.constantFrom('', ' ', '\u202f'),
    fc.constantFrom('mg', 'MG', 'g', 'µg', 'mcg', 'microgrammes', 'ml', 'UI', 'unités', '%'),
  )
  .map(([figure, space, unit]) => `${figure}${space}${unit}`)

test('a name is compared without case, accents, Unicode form and the dosage at its end', () => {
  fc.assert(
    fc.property(bareName, dosage, fc.constantFrom(' ', ', ', '  ', '\u00a0'), (name, dose, between) => {
      const key = drugKey(name)
      for (const same of [name.toUpperCase(), name.toLowerCase(), name.normalize('NFD'), ` ${name} `])
        expect(drugKey(same)).toBe(key)
      if (/[a-z]{2}/.test(key)) expect(drugKey(`${name}${between}${dose}`)).toBe(key)
    }),
    FEW_HUNDRED,
  )
})

test('a key holds small letters, figures and single spaces, whatever was typed', { tags: 'long' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      expect(drugKey(name)).toBe(
        drugKey(name)
          .toLowerCase()
          .trim()
          .replace(/[^\p{L}\p{N}]+/gu, ' '),
      )
    }),
    FEW_HUNDRED,
  )
})

const anyDrug = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('Doliprane', 'DOLIPRANE 500 mg', 'doliprane®', 'Kardégic', 'kardegic 75', '💊', '!', '500 mg'),
      fc.string({ minLength: 1, maxLength: 6 }),
    ),
    fc.constantFrom<DrugFields['role']>('suspected', 'concomitant'),
  )
  .map(([name, role]) => drug(name, { role }))

test('keeping medications twice changes nothing; the first stays and is suspected, the others keep their order and their role', () => {
  fc.assert(
    fc.property(fc.array(anyDrug, { minLength: 1, maxLength: 21 }), (drugs) => {
      const kept = keptDrugs(drugs)
      expect(keptDrugs(kept)).toEqual(kept)
      expect(kept[0]).toEqual({ ...drugs[0], role: 'suspected' })
      // The kept medications are among those given, in the same order.
      let from = 0
      for (const each of kept.slice(1)) {
        const at = drugs.indexOf(each, from + 1)
        expect(at).toBeGreaterThan(from)
        from = at
      }
      const keys = kept.map(({ name }) => drugKey(name)).filter(Boolean)
      expect(new Set(keys).size).toBe(keys.length)
      // No medication is lost, unless another one is the same.
      for (const { name } of drugs) {
        const key = drugKey(name)
        expect(
          kept.some((each) => (key ? drugKey(each.name) === key : each.name === name || drugKey(each.name) === '')),
        ).toBe(true)
      }
    }),
    FEW_HUNDRED,
  )
})

test('names with no comparable part are the same only as they are typed', () => {
  expect(keptDrugs(['💊', '🩹', '💊'].map((name) => drug(name))).map(({ name }) => name)).toEqual(['💊', '🩹'])
})

const NOON = new Date('2026-03-31T12:00:00Z')
const faults = (drugs: DrugFields[], onsetDate: string | null = null) =>
  dateFaults({ drugs, onsetDate }, NOON).map(({ path, code }) => `${path}: ${code}`)

test('on 31 March at noon UTC it may be 1 April, and no later day', () => {
  expect(faults([drug('A', { startDate: '2026-04-01', stopDate: '2026-04-01' })], '2026-04-01')).toEqual([])
  expect(faults([drug('A', { startDate: '2026-04-02' }), drug('B', { stopDate: '2026-12-31' })], '2026-04-02')).toEqual(
    ['onsetDate: dateInFuture', 'drugs.0.startDate: dateInFuture', 'drugs.1.stopDate: dateInFuture'],
  )
})

test('a report is complete when its fields are filled, and "none of them" is an answer', () => {
  const bare = {
    drugs: [drug('Doliprane')],
    history: null,
    onsetDate: null,
    ageBand: null,
    sex: null,
    seriousness: null,
    outcome: null,
  }
  const told = (report: Parameters<typeof completeness>[0]) =>
    Object.entries(completeness(report))
      .filter(([, isTold]) => isTold)
      .map(([item]) => item)
  expect(told(bare)).toEqual(['drug'])
  expect(told({ ...bare, seriousness: [], ageBand: '18-44' })).toEqual(['drug', 'seriousness'])
  expect(
    told({
      drugs: [drug('Doliprane', { dosage: '1 g', route: 'oral', action: 'withdrawn' }), drug('Kardégic')],
      history: 'Asthme',
      onsetDate: '2026-03-01',
      ageBand: '18-44',
      sex: 'female',
      seriousness: ['hospitalisation'],
      outcome: 'recovered',
    }),
  ).toEqual(['drug', 'dosage', 'concomitants', 'patient', 'history', 'onset', 'seriousness', 'action', 'outcome'])
})

test('a substance goes by its French name and by the English one, which lacks an e; short names by their own alone', () => {
  expect(substanceSpellings('ibuprofene')).toEqual(['ibuprofene', 'ibuprofen'])
  expect(substancesSpelled('ibuprofen')).toEqual(['ibuprofen', 'ibuprofene'])
  expect(substancesSpelled('ibuprofene')).toEqual(['ibuprofene'])
  for (const short of ['codeine', 'zinc']) expect(substanceSpellings(short)).toEqual([short])
  expect(substancesSpelled('codein')).toEqual(['codein'])
})
