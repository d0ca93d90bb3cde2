import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEARCH_WORDS_MAX } from '#contract/posts/limits.ts'
import { editsBetween, oneEditFrom } from '#server/posts/edit-distance.ts'
import { termsOf, typedSearch } from '#server/posts/search-parser.ts'

/** "word word* (Tag Name)": what is open ends in *, what is named stands in brackets. */
const read = (text: string) =>
  termsOf(typedSearch(text)).map(
    ({ words, isOpen, tags }) =>
      words.join(' ') + (isOpen ? '*' : '') + tags.map((tag) => ` (${tag.join(' ')})`).join(''),
  )

describe('a typed search is read as', () => {
  test.each([
    ['vertige matin', ['vertige (Vertiges)', 'matin*']],
    ['matin ', ['matin']],
    ['matin !', ['matin']],
    ['l’œil «gauche»', ['l', 'œil', 'gauche']],
    ['COVID-19, 38,5', ['COVID', '19', '38', '5*']],
    ['', []],
    ['🤕 !?', []],
    ['loss of appetite', ['loss of appetite* (Perte d appétit)']],
    ['j’ai pas d’appétit ', ['j', 'ai', 'pas d appétit (Perte d appétit)']],
    ['sore hea', ['sore hea* (Maux de tête)']],
    ['sore hea ', ['sore', 'hea']],
    ['hea', ['hea*']],
    ['stress ', ['stress (Anxiété)']],
  ])('%s', (text, terms) => expect(read(text)).toEqual(terms))

  test('no more than its first words', () => {
    expect(read('mot '.repeat(SEARCH_WORDS_MAX + 3))).toEqual(Array(SEARCH_WORDS_MAX).fill('mot'))
    expect(typedSearch('mot '.repeat(SEARCH_WORDS_MAX + 3).trim()).isOpen).toBe(false)
  })

  test('all of its words, each once, in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const typed = typedSearch(text)
        expect(termsOf(typed).flatMap(({ words }) => words)).toEqual(typed.words)
        expect(termsOf(typed, 1).map(({ words }) => words)).toEqual(typed.words.map((word) => [word]))
      }),
    )
  })
})

describe('the number of edits', () => {
  test.each([
    ['toux', 'toux', 0],
    ['toxu', 'toux', 1],
    ['tou', 'toux', 1],
    ['vertigge', 'vertige', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['ca', 'abc', 3],
  ])('from %s to %s is %i', (one, other, edits) => {
    expect(editsBetween(one, other)).toBe(edits)
    expect(editsBetween(other, one)).toBe(edits)
  })

  test('is one for exactly the words that a single edit makes', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcxyz'), minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(oneEditFrom(one).includes(other)).toBe(editsBetween(one, other) === 1)
      }),
    )
  })
})
