import { expect, test } from 'vitest'
import { isShortName } from '#web/foundation/ui/people/short-name.ts'

test('a name of up to fourteen characters is named beside other words', () => {
  expect(isShortName('Lou')).toBe(true)
  expect(isShortName('Capucine_69100')).toBe(true)
  expect(isShortName('Capucine_691001')).toBe(false)
})
