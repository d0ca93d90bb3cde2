import { describe, expect, test } from 'vitest'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { symptomMeant, symptomsFound } from '#web/what-helped/symptoms-found.ts'

const listed = (language: 'fr' | 'en', ...names: string[]) =>
  SYMPTOMS.filter(({ fr }) => names.length === 0 || names.includes(fr)).map((symptom) => ({
    id: symptom.id as string,
    tag: symptom.fr as string,
    name: symptom[language] as string,
  }))
const found = (typed: string, language: 'fr' | 'en' = 'fr', told = listed(language)) =>
  symptomsFound(told, typed, language).map(({ tag }) => tag)

describe('the symptoms that a word finds', () => {
  test('all, as they stand, until there are two letters', () => {
    expect(found('')).toEqual(SYMPTOMS.map(({ fr }) => fr))
    expect(found(' v ')).toHaveLength(SYMPTOMS.length)
  })

  test.each([
    ['vert', 'Vertiges'],
    ['VERTÏGE', 'Vertiges'],
    ['la tete qui tourne', 'Vertiges'],
    ['épuisé', 'Fatigue'],
    ['epuise', 'Fatigue'],
    ['zigzag', 'Migraine'],
    ['zigzags dans les yeux', 'Migraine'],
    // A word of the other language finds it too.
    ['dizzy', 'Vertiges'],
  ])('%s: by name or everyday word, whatever the accents', (typed, symptom) => {
    expect(found(typed)[0]).toBe(symptom)
    expect(found(typed, 'en')).toContain(symptom)
  })

  test('lists symptoms that something is told of, each once, and none for a word that means none', () => {
    expect(found('vert', 'fr', listed('fr', 'Fatigue'))).toEqual([])
    for (const typed of ['mal', 'douleur', 'fatigue']) expect(new Set(found(typed)).size).toBe(found(typed).length)
    expect(found('zyglomine')).toEqual([])
  })
})

test('Enter opens the only symptom found, or the one whose name is typed, and nothing where nothing is', () => {
  const all = listed('fr')
  const meant = (typed: string) => symptomMeant(symptomsFound(all, typed, 'fr'), typed)?.tag
  expect(meant('')).toBeUndefined()
  expect(symptomMeant(listed('fr', 'Fatigue'), ' ')).toBeUndefined()
  expect(meant('zyglomine')).toBeUndefined()
  expect(symptomMeant(all, 'FATIGUE')?.tag).toBe('Fatigue')
  expect(meant('vertiges')).toBe('Vertiges')
  expect(found('douleur').length).toBeGreaterThan(1)
  expect(meant('douleur')).toBeUndefined()
})
