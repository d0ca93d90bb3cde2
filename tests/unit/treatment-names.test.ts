import { describe, expect, test } from 'vitest'
import { adviceIn } from '#contract/foundation/advice.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { saysDose } from '#contract/medication/dose.ts'
import { KNOWN_NAMES } from '#contract/treatments/known-names.ts'
import { monthFaults, nameKey, overlap, suggestedNames } from '#contract/treatments/rules.ts'

describe('several names of one thing', () => {
  test.each([
    ['ostéo', 'Ostéopathe', 'ostéopathie', 'Séances d’OSTÉO', 'osteopathy', 'chez l’ostéopathe (deux fois)'],
    ['kiné', 'Kinésithérapie', 'séances de kiné', 'physio', 'my physiotherapist'],
    ['psy', 'une psychologue', 'TCC', 'therapy'],
  ])('%s is %s, and the rest', (...names) => {
    expect(new Set(names.map(nameKey)).size).toBe(1)
    expect(nameKey(names[0]!)).toMatch(/^known:/)
  })

  test('unlisted names stay different, case and accents aside', () => {
    expect(nameKey('Boire tiède')).toBe('boire tiede')
    expect(nameKey('BOIRE TIEDE')).toBe('boire tiede')
    expect(nameKey('🧘')).not.toBe(nameKey('🏊'))
    expect(nameKey('de la')).toBe('de la')
    expect(nameKey('sans kiné')).toBe('sans kine')
  })

  test('are each a word for one thing only', () => {
    const words = KNOWN_NAMES.flatMap(({ key, fr, en, words }) =>
      [...new Set([fr, en, ...words].map(foldText))].map((word) => `${word} → ${key}`),
    )
    const keysOf = Map.groupBy(words, (word) => word.split(' → ')[0]!)
    expect([...keysOf].filter(([, found]) => found.length > 1)).toEqual([])
  })

  test('are suggested for typed letters, beginnings first, at most six', () => {
    expect(suggestedNames('ostéo').map(({ fr }) => fr)).toEqual(['Ostéopathie'])
    expect(suggestedNames('vita')[0]?.fr).toMatch(/^Vitamine/)
    expect(suggestedNames('m').length).toBe(0)
    expect(suggestedNames('ma').length).toBeLessThanOrEqual(6)
  })
})

test.each([
  'Doliprane 1000 mg',
  '20mg le soir',
  '2 comprimés',
  '0,5 µg',
  'ten 10 drops',
  '1 000 UI',
  '2,5 microgrammes',
  '3 unités internationales',
  '½ comprimé',
])('%s says a dose', (text) => {
  expect(saysDose(text)).toBe(true)
})
test.each([
  'Vitamine B12',
  'Trois séances',
  '5 km par jour',
  '2 fois par semaine',
  'FODMAP',
  'Oméga-3',
  '3 mois',
  'Prevenar 13',
  '3 bouffées de chaleur',
  '2 ampoules au pied',
  'mieux à 80 %',
  'boire 2 l d’eau',
])('%s says no dose', (text) => {
  expect(saysDose(text)).toBe(false)
})

test.each([
  'Arrêtez votre traitement, ça suffit',
  'Je le dis pour vous. Arrêtez votre traitement.',
  'Dites-le si\nArrêtez votre traitement',
  'arrête tes médicaments',
  'Il faut arrêter les antidépresseurs',
  'Ne prenez plus vos comprimés',
  'Stop taking your pills',
  'You should quit your medication',
  'Arrêtez vos médicaments et prenez du Zorblax',
  'Prenez Zorblax, tout passe en deux jours',
  'Oubliez les médecins. Prenez 3 gouttes de Zorblax par jour !',
  'Il faut prendre du magnésium marin',
  'Vous devriez tous prendre Zorblax',
  'Essayez la cure Zorblax',
  'achetez ces gélules sur leur site',
  'Take Zorblax twice a day',
  'Stop everything and take the Zorblax drops',
  'You should take Zorblax',
  'Try this supplement',
])('%s tells others what to do', (text) => {
  expect(adviceIn(text)).toBeDefined()
})
test.each([
  'J’ai arrêté les médicaments avec mon médecin',
  'On m’a dit de ne rien arrêter',
  'I stopped my treatment after a year',
  'Vous arrêtez quand la douleur vient',
  'J’arrête le traitement lundi',
  'Le traitement a aidé',
  'Je prends du fer depuis mai',
  'J’ai tout arrêté et je prends du magnésium',
  'Prends du Spasfon depuis trois jours, rien n’y fait',
  'Prenez-vous du fer ?',
  'Vous prenez quoi le soir ?',
  'Si vous prenez des antidépresseurs, dites-le',
  'Prenez soin de vous',
  'Prenez bien votre temps, et courage',
  'Prenez rendez-vous chez un ORL',
  'Je dois prendre un nouveau traitement',
  'Mon médecin m’a dit qu’il faut que je prenne du fer',
  'Essayez de dormir un peu',
  'Take care of yourself',
  'Take it easy, and take your time',
  'I take ibuprofen at night',
  'I had to stop work and I take iron',
  'Do you take anything for it?',
  'Try to rest',
])('%s is about its author', (text) => {
  expect(adviceIn(text)).toBeUndefined()
})

describe('months', () => {
  const now = new Date('2026-03-15T12:00:00Z')
  const faults = (from: string | null, to: string | null) =>
    monthFaults({ from, to }, '2025-06-20', now).map(({ path, code }) => `${path} ${code}`)
  test('run from the month of the symptom to the current one', () => {
    expect(faults('2025-06', '2026-03')).toEqual([])
    expect(faults('2025-05', '2026-04')).toEqual(['from beforeSymptom', 'to dateInFuture'])
    expect(monthFaults({ from: '1990-01', to: null }, null, now)).toEqual([])
  })

  const period = (from: string | null, to: string | null, isOngoing = false) => ({ from, to, isOngoing })
  test.each([
    [period('2025-01', '2025-03'), period('2025-03', '2025-05'), true],
    [period('2025-01', '2025-03'), period('2025-04', '2025-05'), false],
    [period('2025-01', null, true), period('2026-01', null), true],
    [period('2025-01', null), period('2025-02', null), false],
    [period(null, null), period('2025-02', '2025-03'), true],
    [period(null, '2025-02'), period('2025-02', null, true), true],
  ])('%o and %o: %s', (one, other, is) => {
    expect(overlap(one, other)).toBe(is)
    expect(overlap(other, one)).toBe(is)
  })
})
