import { expect, test } from 'vitest'
import { NOTICE_FILTERS, noticeFilterOf, readNoticesView } from '#web/notifications/notices-view.ts'

test.each(NOTICE_FILTERS)('the address and the filter $name say the same', (each) => {
  const view = readNoticesView({ filtre: each.filtre, autre: 'x' })
  expect(view).toEqual(each.filtre ? { filtre: each.filtre } : {})
  expect(noticeFilterOf(view)).toBe(each)
})

test.each([['autre'], [1], [true], [null], [['non-lues']], [{}]])('%j in the address is ignored', (filtre) => {
  expect(readNoticesView({ filtre })).toEqual({})
})
