import { expect, test } from 'vitest'
import { addTags, tagOptions } from '#web/posts/tags/add-tags.ts'

const nine = Array.from({ length: 9 }, (_, i) => `tag ${i}`)

test.each<[string, readonly string[], string[], ReturnType<typeof addTags>]>([
  ['words become a tag', ['Fatigue'], ['  bruit   blanc '], { tags: ['Fatigue', 'bruit blanc'] }],
  ['a listed symptom keeps its French name', [], ['headache'], { tags: ['Maux de tête'] }],
  ['the same symptom in other letters is not added again', ['Fièvre'], ['FIEVRE', 'fever'], { tags: ['Fièvre'] }],
  ['blank words add nothing', ['Fatigue'], ['', '  '], { tags: ['Fatigue'] }],
  ['tags are stripped of HTML', [], ['<b>toux</b>'], { tags: ['Toux'] }],
  ['a tenth tag is welcome', nine, ['dix'], { tags: [...nine, 'dix'] }],
  [
    'an eleventh is refused, and so is the whole list it came in',
    nine,
    ['dix', 'onze'],
    { fault: { path: 'tags', code: 'tooMany', n: 10 } },
  ],
  ['a tag of 51 characters is refused', [], ['x'.repeat(51)], { fault: { path: 'tags.0', code: 'tooLong', n: 50 } }],
])('%s', (_, tags, words, expected) => {
  expect(addTags(tags, words)).toEqual(expected)
})

test('a member may always choose their own words, after the listed symptoms that fit', () => {
  const options = tagOptions('vertig', [], 'fr')
  expect(options[0]?.tag).toBe('Vertiges')
  expect(options.at(-1)).toEqual({ tag: 'vertig', name: 'vertig', isFree: true })
})

test('a member’s own words are not offered beside the very symptom they name, nor again once chosen', () => {
  expect(tagOptions('VERTIGES', [], 'fr').filter(({ isFree }) => isFree)).toEqual([])
  expect(tagOptions('bruit blanc', ['Bruit blanc'], 'fr')).toEqual([])
})

test('the picker offers nothing under two letters, nor words too long for a tag', () => {
  expect(tagOptions('v', [], 'fr')).toEqual([])
  expect(tagOptions('x'.repeat(51), [], 'fr')).toEqual([])
})
