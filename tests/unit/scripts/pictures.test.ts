import { expect, test } from 'vitest'
import { fileOf, pageOfPictures } from '#tests/pictures/page.ts'
import { LOOKS, screensOf } from '#tests/pictures/screens.ts'

test('the page of pictures shows every screen in every look, once, under the number of stories', () => {
  const taken = [0, 30].flatMap((stories) =>
    screensOf(stories === 0 ? undefined : 'x').map(({ name }) => ({ stories, screen: name })),
  )
  const shown = [...pageOfPictures(taken, LOOKS).matchAll(/ src="([^"]+)"/g)].map(([, file]) => file)
  expect(shown).toEqual(taken.flatMap((picture) => LOOKS.map(({ name }) => fileOf(picture, name))))
  expect(new Set(shown).size).toBe(shown.length)
  // Without a story of one’s own there is no page of it.
  expect(shown).toContain('30-recit-360-clair.png')
  expect(shown).not.toContain('0-recit-360-clair.png')
})
