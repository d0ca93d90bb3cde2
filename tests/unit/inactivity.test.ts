import { expect, test } from 'vitest'
import { erasedFrom, inactiveSince, warnableSince } from '#server/accounts/privacy/inactivity-dates.ts'

test.each([
  ['2026-11-21T15:04:00Z', '2024-11-21T15:04:00Z', '2024-12-21T15:04:00Z', '2026-12-21T15:04:00Z'],
  ['2028-02-29T00:00:00Z', '2026-02-28T00:00:00Z', '2026-03-29T00:00:00Z', '2028-03-30T00:00:00Z'],
  ['2027-01-31T23:59:59Z', '2025-01-31T23:59:59Z', '2025-02-28T23:59:59Z', '2027-03-02T23:59:59Z'],
])(
  'at %s a member last seen before %s is absent, and one seen before %s is due for the warning',
  (now, absent, warnable, erased) => {
    const at = new Date(now)
    expect([inactiveSince(at), warnableSince(at), erasedFrom(at)]).toEqual([
      new Date(absent),
      new Date(warnable),
      new Date(erased),
    ])
  },
)
