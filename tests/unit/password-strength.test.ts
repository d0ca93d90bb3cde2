import { expect, test } from 'vitest'
import { PASSWORD_MAX } from '#contract/accounts/limits.ts'
import { passwordWeaknesses } from '#server/accounts/security/password-strength.ts'

const OWNER = { email: 'lea.matin@exemple.fr', username: 'Léa du matin' }

test('a password that holds its member’s name is refused for it, up to the longest accepted length', () => {
  const longest = 'Léa du Matin'.padEnd(PASSWORD_MAX, '?')
  expect(passwordWeaknesses(longest, OWNER)).toEqual(['personal'])
})

test.each([PASSWORD_MAX + 1, 2 * PASSWORD_MAX, 4 * PASSWORD_MAX])(
  'a password of %d characters is refused for its length and not compared with anything',
  (length) => {
    expect(passwordWeaknesses('Léa du Matin'.padEnd(length, 'ﷺ'), OWNER)).toEqual(['tooLong'])
  },
)
