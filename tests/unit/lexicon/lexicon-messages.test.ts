import { describe, expect, test } from 'vitest'
import { lexiconOf } from '#lexicon/readers/lexicon.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { termsOf } from '#lexicon/readers/term-lines.ts'

const LEXICON = lexiconOf({
  terms: termsOf(
    't.txt',
    `
site eyelid | paupière | eyelid
find pain | mal | pain
find falling-asleep | endors | fall asleep
find stop | arrête | stops
find nervous | nervosité | nervousness
find itch | démangeaison | itching
find fever | fièvre | fever
find high-fever | thermomètre [40/39], réveil 2h | thermometer 40
find bronchitis | bronchite | bronchitis
ctx minutes | dix minutes | ten minutes
ctx hours | trois heures | three hours
ctx night | trois heures du matin | three in the morning
ctx coma | coma | coma`,
  ),
  ontology: '#total\t100',
  spelling: { fr: new Map(), en: new Map() },
})
const present = (description: string) => [...readStory(LEXICON, { title: '', description }).present.keys()]

describe('a message', () => {
  test.each([
    ['jmendors ds le bus', 'f:falling-asleep'],
    ['sa jarrete kan jdors', 'f:stop'],
    ['jai mal la', 'f:pain'],
    ['g mal', 'f:pain'],
    ['ma paupiere la', 's:eyelid'],
    ['la nervosite', 'f:nervous'],
    ['une demangaison', 'f:itch'],
    ['la bronchite', 'f:bronchitis'],
    ['sa dure 10mn', 'c:minutes'],
    ['sa dure 10 minutes', 'c:minutes'],
    ['It lasts 10 minutes.', 'c:minutes'],
    ['le thermomètre monte à 40', 'f:high-fever'],
    ['le thermomètre monte à quarante', 'f:high-fever'],
    ['réveil à 2h', 'f:high-fever'],
    ['réveil à deux heures', 'f:high-fever'],
    ['The thermometer says 40.', 'f:high-fever'],
    ['The thermometer says forty.', 'f:high-fever'],
  ])('is spelled out: %s', (text, id) => {
    expect(present(text)).toContain(id)
  })

  test('ends a clause with its "mais"', () => {
    expect(present('pa de fievre mé fievre')).toEqual(['f:fever'])
  })

  test('has no coma in "com"', () => {
    expect(present('com la fievre')).toEqual(['f:fever'])
  })
})

describe('hours', () => {
  test('that last are a duration', () => {
    expect(present('Ça dure trois heures.')).toEqual(['c:hours'])
    expect(present('sa dure 3h')).toEqual(['c:hours'])
    expect(present('Il y a trois heures.')).toEqual(['c:hours'])
  })

  test('on the clock are no duration', () => {
    expect(present('Ça vient vers trois heures.')).toEqual([])
    expect(present('à 3h')).toEqual([])
    expect(present('à 3h du matin')).toEqual(['c:night'])
  })
})
