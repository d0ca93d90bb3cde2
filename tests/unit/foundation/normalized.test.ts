import { expect, test } from 'vitest'
import { leaksIn } from '#contract/foundation/leaks.ts'
import { normalized } from '#contract/foundation/normalized.ts'
import { usernameKey } from '#server/accounts/sign-in/username.ts'
import { wordsIn } from '#server/moderation/watched-words.ts'

const PHRASES = ['ﷺ', 'ﷻ']

test.each(['NFKC', 'NFKD'] as const)('no sign becomes more than seven letters in %s', (form) => {
  const longest = Array.from({ length: 0x30000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => normalized(String.fromCodePoint(point), form).length)
    .reduce((most, length) => Math.max(most, length))
  expect(longest).toBeLessThanOrEqual(7)
})

test.each(PHRASES)('%s stays as its author wrote it, and hides neither a watched word nor a number', (sign) => {
  expect(normalized(sign, 'NFC')).toBe(sign)
  expect(usernameKey(sign)).not.toBe('')
  expect(wordsIn([{ key: 'arnaque' }], `${sign}𝐚rnaque${sign}`)).toHaveLength(1)
  expect(leaksIn(`06${sign}12${sign}34${sign}56${sign}78`)).not.toHaveLength(0)
})
