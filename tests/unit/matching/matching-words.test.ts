import { expect, test } from 'vitest'
import { sharedWordsReader } from '#server/matching/shared-word-views.ts'
import { isTelling } from '#server/matching/telling-words.ts'

const sharedWords = sharedWordsReader()

test('words that hold a sentence together say nothing, whatever their case or accents', () => {
  const words = ['zigzags', 'depuis', 'Douleur', 'déjà', 'ÉTAIS', 'aura', 'since', 'suis', 'puis', 'tout', 'mais']
  expect(words.filter(isTelling)).toEqual(['zigzags', 'Douleur', 'aura'])
})

test('the server shows none of them among the words that two stories share', () => {
  const own = {
    title: 'Des zigzags',
    description: 'Depuis mars je vois des zigzags, puis tout tourne, mais je suis debout.',
  }
  const other = {
    title: 'Zigzags',
    description: 'Tout va, puis des zigzags depuis un an, mais je suis couchée et ça tourne.',
  }
  expect(sharedWords(own, other).toSorted()).toEqual(['tourne', 'zigzags'])
  expect(
    sharedWords(
      { title: 'Je suis', description: 'puis tout, mais' },
      { title: 'Tout', description: 'mais je suis, puis' },
    ),
  ).toEqual([])
})
