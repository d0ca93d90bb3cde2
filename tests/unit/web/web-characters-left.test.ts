import { expect, test } from 'vitest'
import { announcedLeft, charactersLeft } from '#web/foundation/ui/fields/characters-left.tsx'

test.each([
  ['nothing is written', '', 5_000, undefined],
  ['the end is far', 'a'.repeat(4_799), 5_000, undefined],
  ['two hundred are left', 'a'.repeat(4_800), 5_000, 200],
  ['the spaces around it are not kept', `  ${'a'.repeat(4_801)}\n\n`, 5_000, 199],
  ['a short field has four fifths', 'a'.repeat(399), 500, undefined],
  ['a short field is in its last fifth', 'a'.repeat(400), 500, 100],
  ['the field is full', 'a'.repeat(500), 500, 0],
  ['there is one too many', 'a'.repeat(501), 500, -1],
])('a field says its count where it matters: %s', (_, text, max, left) => {
  expect(charactersLeft(text, max)).toBe(left)
})

test.each([
  [40, 200, 40],
  [35, 200, 40],
  [20, 200, 20],
  [199, 5_000, 200],
  [0, 5_000, 0],
])('with %i of %i characters left, a screen reader hears %i', (left, max, heard) => {
  expect(announcedLeft(left, max)).toBe(heard)
})
