import { expect, test } from 'vitest'
import { nextPath } from '#web/accounts/sign-in/next-path.ts'

test.each([
  ['/feed', '/feed'],
  ['/post/0199?from=match#comments', '/post/0199?from=match#comments'],
  ['/chat?with=a%2Fb', '/chat?with=a%2Fb'],
  ['/authors', '/authors'],
])('%s is a page of this site', (asked, path) => {
  expect(nextPath(asked)).toBe(path)
})

test.each([
  undefined,
  '',
  'feed',
  'https://exemple.fr/feed',
  'javascript:alert(1)',
  '//exemple.fr',
  '///exemple.fr',
  '/\\exemple.fr',
  '/feed\\..',
  '/\t/exemple.fr',
  '/\n/exemple.fr',
  '/.//exemple.fr',
  '/auth',
  '/auth?next=/feed',
])('%j leads home', (asked) => {
  expect(nextPath(asked)).toBe('/')
})
