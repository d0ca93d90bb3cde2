import { expect, test } from 'vitest'
import { NOTICE_KINDS } from '#contract/notifications/schema.ts'
import {
  FILTERS_IN_SIGHT,
  NOTICE_FILTERS,
  noticeFilterOf,
  OTHER_FILTERS,
  readNoticesView,
} from '#web/notifications/notices-view.ts'

test.each(NOTICE_FILTERS)('the address and the filter $name say the same', (each) => {
  const view = readNoticesView({ filtre: each.filtre, autre: 'x' })
  expect(view).toEqual(each.filtre ? { filtre: each.filtre } : {})
  expect(noticeFilterOf(view)).toBe(each)
})

test.each([['autre'], [1], [true], [null], [['non-lues']], [{}]])('%j in the address is ignored', (filtre) => {
  expect(readNoticesView({ filtre })).toEqual({})
})

test('four filters are in sight, the others behind a button, and every kind of notice has one of its own', () => {
  expect(FILTERS_IN_SIGHT.map(({ name }) => name)).toEqual(['all', 'unread', 'recoveries', 'exchanges'])
  expect([...FILTERS_IN_SIGHT, ...OTHER_FILTERS]).toEqual(NOTICE_FILTERS)
  expect(NOTICE_FILTERS.flatMap(({ filter }) => ('kind' in filter ? [filter.kind] : [])).sort()).toEqual(
    [...NOTICE_KINDS].sort(),
  )
})
