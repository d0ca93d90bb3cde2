import { expect, test } from 'vitest'
import { readAuthSearch } from '#web/accounts/sign-in/auth-search.ts'

test('the address of the sign-in screen is read whether the router saw texts, numbers or booleans', () => {
  expect(readAuthSearch({ confirm: 'a.b', lost: true, reset: 123456, next: '/feed', unlock: true })).toEqual({
    confirm: 'a.b',
    lost: 1,
    reset: '123456',
    next: '/feed',
    unlock: 'true',
  })
})

test('unknown parts of the address are left out', () => {
  expect(readAuthSearch({ view: 'admin', next: ['/feed'], reset: { token: 'a' }, confirm: null, other: 'x' })).toEqual(
    {},
  )
  expect(readAuthSearch({ view: 'forgot', next: '', reset: '' })).toEqual({ view: 'forgot' })
  expect(readAuthSearch({ view: 'code', next: '/feed' })).toEqual({ view: 'code', next: '/feed' })
})
