import { expect, test } from 'vitest'
import { fileOf, pageOfPictures } from '#tests/pictures/page.ts'
import { ENTRIES_SCREENS, looksIn, screensOf } from '#tests/pictures/screens.ts'

const LOOKS = looksIn(['fr', 'en'])

test('the page of pictures shows every screen in every look and language, once, under the number of stories or of entries', () => {
  const taken = [0, 30].flatMap((count) => [
    ...screensOf(count === 0 ? undefined : 'x').map(({ name }) => ({ count, of: 'récits' as const, screen: name })),
    ...ENTRIES_SCREENS.map(({ name }) => ({ count, of: 'essais' as const, screen: name })),
  ])
  const page = pageOfPictures(taken, LOOKS)
  const headings = [...page.matchAll(/<h2>([^<]+)</g)].map(([, heading]) => heading)
  expect(headings).toEqual(['0 récits', '0 essais', '30 récits', '30 essais'])
  const shown = [...page.matchAll(/ src="([^"]+)"/g)].map(([, file]) => file)
  expect(shown).toEqual(taken.flatMap((picture) => LOOKS.map(({ name }) => fileOf(picture, name))))
  expect(new Set(shown).size).toBe(shown.length)
  // Without a story of one’s own there is no page of it.
  expect(shown).toContain('30-recit-fr-360-clair.png')
  expect(shown).not.toContain('0-recit-en-360-clair.png')
})
