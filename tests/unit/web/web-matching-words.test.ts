import { expect, test } from 'vitest'
import { tellingWords } from '#web/matching/telling-words.ts'

test('the words in common leave out function words, whatever their case or accents', () => {
  expect(tellingWords(['zigzags', 'depuis', 'Douleur', 'déjà', 'ÉTAIS', 'aura', 'since'])).toEqual([
    'zigzags',
    'Douleur',
    'aura',
  ])
  expect(tellingWords(['suis', 'puis', 'tout'])).toEqual([])
})
