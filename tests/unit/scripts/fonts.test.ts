import { expect, test } from 'vitest'
import { english } from '#web/app/texts.en.ts'
import { french } from '#web/app/texts.fr.ts'
import { cutFont, fontFaces } from '../../../scripts/fonts.ts'

/** Bytes. */
const FIRST_SCREEN_MAX = 50_000
const FIRST = ['fraunces-latin', 'fraunces-italic', 'atkinson-latin']
const FRENCH = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ«»’‘“”–—…•·×°€−\u{a0}\u{202f}'
const ELSEWHERE = 'ñáíóúãõåøßı½ŁłŠšžğąęő'

test('the fonts of the first screen weigh 50 kB at most', async () => {
  const files = await Promise.all(
    fontFaces()
      .filter(({ name }) => FIRST.includes(name))
      .map(cutFont),
  )
  expect(files).toHaveLength(FIRST.length)
  const bytes = files.reduce((sum, { length }) => sum + length, 0)
  expect(bytes).toBeLessThanOrEqual(FIRST_SCREEN_MAX)
  expect(bytes).toBeGreaterThan(20_000) // or a file has lost its letters
})

test.each(['fraunces', 'atkinson'])(
  '%s draws French and English with its first file, and every other Latin letter with one of the others',
  (family) => {
    const nameOf = (letter: string) =>
      fontFaces()
        .filter(({ name, letters }) => name.startsWith(`${family}-latin`) && letters.includes(letter))
        .map(({ name }) => name)
    for (const letter of FRENCH) expect([letter, nameOf(letter)]).toEqual([letter, [`${family}-latin`]])
    for (const letter of ELSEWHERE)
      expect([letter, nameOf(letter)]).toEqual([letter, [expect.stringMatching(/-latin-(rest|ext)$/)]])
  },
)

test('no text of the interface needs a letter that the first file lacks', () => {
  const first = fontFaces().find(({ name }) => name === 'atkinson-latin')!.letters
  const said = JSON.stringify([french, english])
  const isLatin = /[\p{Script=Latin}\p{Sc}]/u
  expect([...new Set(said)].filter((letter) => isLatin.test(letter) && !first.includes(letter))).toEqual([])
})
