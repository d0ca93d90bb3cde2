import { describe, expect, test } from 'vitest'
import { lexiconOf } from '#lexicon/readers/lexicon.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { termsOf } from '#lexicon/readers/term-lines.ts'

const LEXICON = lexiconOf({
  terms: termsOf(
    't.txt',
    `
ctx lying | allongé | lying down
ctx lying-triggers <lying | je me couche | lying makes it worse
ctx lying-relieves | allonger soulage | lying relieves
ctx standing | debout | standing
ctx standing-relieves | debout soulage | standing relieves
ctx sitting-relieves | assis soulage | sitting relieves
ctx cold | froid | cold
ctx cold-relieves | froid soulage | cold relieves
ctx walking | marche | walking
ctx coffee | café | coffee
ctx coffee-relieves | café soulage | coffee relieves
ctx alcohol | alcool | alcohol
find burn | brûle | burns`,
  ),
  ontology: '#total\t100',
  spelling: { fr: new Map(), en: new Map() },
})
const read = (description: string) => readStory(LEXICON, { title: '', description })
const circumstances = (description: string) => [...read(description).present.keys()].filter((id) => id.startsWith('c:'))

describe('a relieving circumstance', () => {
  test.each([
    ['Je m’allonge et c’est fini.', 'c:lying-relieves'],
    ['Allongé, ça part.', 'c:lying-relieves'],
    ['Dès que je me couche, plus rien.', 'c:lying-relieves'],
    ['Ça passe quand je m’allonge.', 'c:lying-relieves'],
    ['Allongé, ça va.', 'c:lying-relieves'],
    ['je me couche sa se calme', 'c:lying-relieves'],
    ['Assis : mieux.', 'c:sitting-relieves'],
    ['Le froid, tout s’efface.', 'c:cold-relieves'],
    ['Un café et ça lâche.', 'c:coffee-relieves'],
    ['I lie down and it goes.', 'c:lying-relieves'],
    ['It stops when I am lying down.', 'c:lying-relieves'],
    ['I sit down and the pain settles.', 'c:sitting-relieves'],
  ])('is read in: %s', (text, id) => {
    expect(circumstances(text)).toEqual([id])
  })
})

describe('a triggering circumstance', () => {
  test.each([
    ['Debout, ça tire.', 'c:standing'],
    ['Allongé, c’est pire.', 'c:lying-triggers'],
    ['Pire allongé.', 'c:lying-triggers'],
    ['I lie down and the pain starts.', 'c:lying-triggers'],
  ])('is read in: %s', (text, id) => {
    expect(circumstances(text)).toContain(id)
  })
})

describe('no direction is read', () => {
  test.each([
    ['where it is denied', 'Debout, ça ne passe pas.', ['c:standing']],
    ['where nothing is done', 'Sans marche ça passe.', []],
    ['over another exposure', 'Debout, allongé, ça passe.', ['c:standing', 'c:lying-relieves']],
    ['over "mais"', 'Debout mais ça passe.', ['c:standing']],
    ['over the end of a sentence', 'Debout. Ça passe.', ['c:standing']],
    ['from far away', 'Debout je range la cuisine avec mes deux sœurs et ça passe.', ['c:standing']],
    ['where the lexicon has no id for it', 'L’alcool, ça passe.', ['c:alcohol']],
    ['of what is no posture, in "ça va"', 'Le café avec elle : nickel aussi.', ['c:coffee']],
  ])('%s', (_, text, ids) => {
    expect(circumstances(text).sort()).toEqual(ids.sort())
  })
})

test('the words that gave a direction are quoted', () => {
  const { text, present } = read('Le soir je m’allonge et c’est fini.')
  const { at, end } = present.get('c:lying-relieves')!
  expect(text.slice(at, end)).toBe('allonge et c’est fini')
})
