import { expect, test } from 'vitest'
import { foldText } from '#contract/foundation/fold.ts'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { TAG_MAX } from '#contract/posts/limits.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { isListedSymptom, listedSymptom, storedTag, suggestTags, tagLabel } from '#contract/posts/tag-suggestions.ts'

const french = (query: string, chosen: string[] = []) => suggestTags({ query, chosen, language: 'fr' })
const names = (query: string, chosen: string[] = []) => french(query, chosen).map(({ name }) => name)

test('the list holds 48 symptoms, each with an ontology id of its own and names that fit a tag', () => {
  expect(SYMPTOMS).toHaveLength(48)
  expect(new Set(SYMPTOMS.map(({ id }) => id)).size).toBe(48)
  for (const { id, fr, en, lay } of SYMPTOMS) {
    expect(id).toMatch(/^HP:\d{7}$/)
    for (const name of [fr, en]) expect(name.length).toBeLessThanOrEqual(TAG_MAX)
    expect(lay.fr.length).toBeGreaterThan(0)
    expect(lay.en.length).toBeGreaterThan(0)
  }
})

test.each(LANGUAGES)('no word belongs to two symptoms, or twice to one, in %s', (language) => {
  const words = SYMPTOMS.flatMap((symptom) => [symptom[language], ...symptom.lay[language]].map(foldText))
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

test('a French name is never the English name of another symptom', () => {
  for (const symptom of SYMPTOMS) {
    expect(listedSymptom(symptom.fr)?.id).toBe(symptom.id)
    expect(listedSymptom(symptom.en)?.id).toBe(symptom.id)
  }
})

test('the words are written with curly apostrophes', () => {
  expect(JSON.stringify(SYMPTOMS)).not.toContain("'")
})

test('suggestions begin at two letters, without counting accents and spaces around', () => {
  for (const query of ['', 'f', ' f ', 'é', '!!']) expect(french(query)).toEqual([])
  expect(names(' fi')).toContain('Fièvre')
})

test('case, accents, ligatures and apostrophes make no difference', () => {
  for (const query of ['fièvre', 'FIEVRE', 'Fie', 'fiè']) expect(names(query)[0]).toBe('Fièvre')
  for (const query of ['perte d’app', "perte d'app", 'PERTE D APP']) expect(names(query)).toEqual(['Perte d’appétit'])
  for (const query of ['mal au cœur', 'mal au coeur'])
    expect(french(query)[0]).toMatchObject({ name: 'Nausées', synonym: 'mal au cœur' })
})

test('a name that starts with what is typed comes before one that holds it, names before everyday words', () => {
  expect(names('dou').slice(0, 5)).toEqual([
    'Douleurs nerveuses',
    'Douleurs musculaires',
    'Douleurs articulaires',
    'Douleur thoracique',
    'Douleur abdominale',
  ])
  expect(names('poids')).toEqual(['Perte de poids', 'Prise de poids'])
  expect(french('tête')[0]).toEqual({ tag: 'Maux de tête', name: 'Maux de tête' })
  expect(names('fatigue')[0]).toBe('Fatigue')
  expect(names('uphène')).toEqual(['Acouphènes'])
})

test('everyday words find the symptom and are shown, a found name hides them', () => {
  expect(french('tomber dans')).toEqual([
    { tag: 'Évanouissement', name: 'Évanouissement', synonym: 'tomber dans les pommes' },
  ])
  expect(french('mal à la tête')[0]).toEqual({ tag: 'Maux de tête', name: 'Maux de tête', synonym: 'mal de tête' })
  expect(french('migr')).toEqual([{ tag: 'Migraine', name: 'Migraine' }])
})

test('a chosen symptom is not suggested again, under whichever name it was chosen', () => {
  expect(names('fatigue')).toContain('Fatigue')
  for (const chosen of ['Fatigue', 'fatigue ', 'FATIGUE']) expect(names('fatigue', [chosen])).not.toContain('Fatigue')
  expect(names('maux', ['headache'])).not.toContain('Maux de tête')
  expect(names('migr', ['Un tag libre'])).toEqual(['Migraine'])
})

test('at most eight symptoms are suggested, or as many as asked', () => {
  expect(french('ma')).toHaveLength(8)
  expect(suggestTags({ query: 'ma', chosen: [], language: 'fr', limit: 3 })).toEqual(french('ma').slice(0, 3))
})

test('an English reader types and reads English, and the post keeps the French name', () => {
  const english = (query: string) => suggestTags({ query, chosen: [], language: 'en' })
  expect(english('heada')).toEqual([{ tag: 'Maux de tête', name: 'Headache' }])
  expect(english('dizz')).toEqual([{ tag: 'Vertiges', name: 'Vertigo', synonym: 'dizziness' }])
  expect(english('tete')).toEqual([])
})

test('a tag is shown in the reader’s language when it is listed, as typed when it is not', () => {
  expect(tagLabel('Maux de tête', 'en')).toBe('Headache')
  expect(tagLabel('maux de tete', 'en')).toBe('Headache')
  expect(tagLabel('headache', 'fr')).toBe('Maux de tête')
  expect(tagLabel('Covid long', 'en')).toBe('Covid long')
})

test('only a whole name is listed: everyday words and free tags are kept as typed', () => {
  for (const listed of ['Fatigue', 'FIEVRE', 'Perte d’appétit', "perte d'appetit", 'Weight loss'])
    expect(isListedSymptom(listed)).toBe(true)
  for (const free of ['fati', 'Dr Martin', 'épuisé', 'Fatigue intense', '', '!!'])
    expect(isListedSymptom(free)).toBe(false)
  expect(storedTag('headache')).toBe('Maux de tête')
  expect(storedTag('fièvre')).toBe('Fièvre')
  expect(storedTag('Covid long')).toBe('Covid long')
})

test('folding leaves other alphabets readable and drops nothing but marks and punctuation', () => {
  expect(foldText('L’Œil-de-bœuf')).toBe('l oeil de boeuf')
  expect(foldText('  ÉÀÇ ñ  ')).toBe('eac n')
  expect(foldText('Ελλάδα 39')).toBe('ελλαδα 39')
})
