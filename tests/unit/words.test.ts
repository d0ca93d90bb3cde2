import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  foldTags,
  idsOf,
  postWords,
  SIGNATURE_BITS,
  signatureOf,
  wordId,
  wordsOf,
} from '#server/foundation/text/words.ts'
import { rarestFirst } from '#server/matching/rare-words.ts'

const words = (text: string) => [...wordsOf(text)]

describe('the words of a text', () => {
  test.each([
    ['Démangeaisons DÉMANGEAISONS démangeaison demangeaisons', ['demangeaison']],
    ['L’œdème, l’ŒDÈME, oedeme', ['oedeme']],
    ['Cæcum, CÆCUM, straße', ['caecum', 'strasse']],
    ['aujourd’hui', ['aujourd']],
    ['maux de tête', ['maux', 'tete']],
    ['corps dos os', ['corp']],
    ['yeux noix genoux', ['yeux', 'noix', 'genou']],
    ['stress', ['stres']],
    ['39,5°C depuis 2024', ['depui', '2024']],
    ['çà et là', []],
    ['', []],
    ['жар и боль 頭痛', []],
    ['  fièvre\u00a0!\u202f?\nfièvre ', ['fievre']],
    ['e\u0301pais', ['epai']],
    ['İstanbul', ['istanbul']],
  ])('%j has %j', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  test('are those of title and description, each once, never one word made of both', () => {
    expect([...postWords({ title: 'Toux sèche', description: 'Une toux qui dure' })]).toEqual(['toux', 'seche', 'dure'])
    expect([...postWords({ title: 'mal', description: 'gré' })]).toEqual([])
  })

  test('are more than three letters or digits long, and stay what they are when read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[a-z0-9]{4,}$/)
        for (const word of wordsOf(text)) if (!/[sx]$/.test(word)) expect(words(word)).toEqual([word])
      }),
    )
  })

  test('do not depend on case, accents or how accents are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aàbceéèêoôsxuù ’-1'), maxLength: 40 }), (text) => {
        expect(words(text.toUpperCase())).toEqual(words(text))
        expect(words(text.normalize('NFD'))).toEqual(words(text))
        expect(words(text.normalize('NFD').replace(/\p{M}/gu, ''))).toEqual(words(text))
      }),
    )
  })
})

test('the id of a word is the beginning of its SHA-256, signed', () => {
  for (const word of ['fievre', 'toux', '2024'])
    expect(wordId(word) >>> 0).toBe(Number.parseInt(createHash('sha256').update(word).digest('hex').slice(0, 8), 16))
  expect(wordId('fievre')).toBe(wordId('fievre'))
  expect(Math.abs(wordId('fievre'))).toBeLessThan(2 ** 31 + 1)
})

test('the ids of words are in ascending order, each once', () => {
  const ids = idsOf(['toux', 'fievre', 'toux', 'gorge', 'frisson'])
  expect(ids).toHaveLength(4)
  expect(ids).toEqual([...ids].sort((one, other) => one - other))
})

test('a signature has the bit of every word', () => {
  const ids = idsOf(['toux', 'fievre', 'gorge'])
  const bits = signatureOf(ids)
  expect(bits).toMatch(/^[01]{256}$/)
  for (const id of ids) expect(bits[((id % SIGNATURE_BITS) + SIGNATURE_BITS) % SIGNATURE_BITS]).toBe('1')
  expect(bits.replaceAll('0', '').length).toBeLessThanOrEqual(3)
  expect(signatureOf([])).toBe('0'.repeat(256))
})

test('tags are equal when they differ by case, accents, ligatures or punctuation only, in any alphabet', () => {
  expect(foldTags(['Fièvre', 'FIEVRE', ' fièvre '])).toEqual(new Set(['fievre']))
  expect(foldTags(['Maux de cœur', 'maux-de-coeur'])).toEqual(new Set(['maux de coeur']))
  expect(foldTags(['Жар', '頭痛'])).toEqual(new Set(['жар', '頭痛']))
  expect(foldTags(['!!!', '…'])).toEqual(new Set())
})

test('rare words come before common ones, in one order for everyone', () => {
  const ids = ['depui', 'fievre', 'ornithorynque', 'avec'].map(wordId)
  const [rarest] = rarestFirst(ids)
  expect(rarest).toBe(wordId('ornithorynque'))
  expect(rarestFirst(ids).at(-1)).toBe(wordId('depui'))
  expect(rarestFirst([...ids].reverse())).toEqual(rarestFirst(ids))
})
