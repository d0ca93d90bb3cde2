import { expect, test } from 'vitest'
import type { Journal } from '#contract/journal/schema.ts'
import { keptDaysOf, keptNext, saysOfDay } from '#web/journal/day/kept-days.ts'
import { measuresOfDay, withValue } from '#web/journal/day/measured.ts'
import { todayRows } from '#web/journal/overview/today.ts'

const journal = (id: string, post: Journal['post'] = null): Journal => ({
  id,
  title: `Journal ${id}`,
  post,
  createdAt: new Date(0),
  days: 0,
  firstDay: null,
  lastEntry: null,
  pace: 'none',
  remindAt: null,
  timeZone: null,
  nextReminderAt: null,
  measures: [],
})
const story = (id: string) => ({ id, title: `Story ${id}` })

test('a story is one row, before and after its journal is started', () => {
  const [before] = todayRows([], [story('s')])
  const [after, none] = todayRows([journal('j', story('s'))], [story('s')])
  expect(before).toMatchObject({ id: 's', subject: { postId: 's' } })
  expect(after).toMatchObject({ id: 's', subject: { journalId: 'j' } })
  expect(none).toBeUndefined()
})

test('rows keep their places when one of them becomes the last written', () => {
  const first = todayRows([journal('a'), journal('b')], [story('s')])
  expect(first.map(({ id }) => id)).toEqual(['a', 'b', 's'])
  const written = todayRows([journal('j', story('s')), journal('a'), journal('b')], [story('s')], ['a', 'b', 's'])
  expect(written.map(({ id }) => id)).toEqual(['a', 'b', 's'])
})

test('days kept on the device are read with care, those of an earlier version too', () => {
  const subject = { journalId: 'j' }
  expect(keptDaysOf(null, subject)).toEqual([])
  expect(keptDaysOf('{', subject)).toEqual([])
  expect(keptDaysOf('[{"day":"2026-11-25","intensity":11,"seen":null}, 3]', subject)).toEqual([])
  const early = '[{"day":"2026-11-25","intensity":0,"seen":4}]'
  expect(keptDaysOf(early, subject)).toEqual([
    { subject, day: '2026-11-25', intensity: 0, seen: { intensity: 4 }, requestId: expect.any(String), tried: [] },
  ])
  expect(keptDaysOf(early)).toEqual([])
})

test('a day changed before it was sent goes by another request, and knows what may have been sent', () => {
  const subject = { postId: 's' }
  const sleep = { name: 'Sommeil', scale: 'five' as const, value: 2 }
  const first = keptNext(undefined, { day: '2026-11-25', subject, intensity: 4, seen: null })
  const next = keptNext(first, { day: '2026-11-25', subject, intensity: 6, measured: [sleep], seen: { intensity: 9 } })
  expect(next.requestId).not.toBe(first.requestId)
  expect(next).toMatchObject({ intensity: 6, seen: null, tried: [{ intensity: 4 }] })
  expect(keptDaysOf(JSON.stringify([next]))).toEqual([next])
  expect(saysOfDay({ intensity: 6, measured: [sleep] }, { intensity: 6 })).toBe(true)
  expect(saysOfDay({ intensity: 6, measured: [] }, next)).toBe(false)
})

test('a day with another measure than the chosen ones keeps it, and has room for two', () => {
  const [effort, sleep, mood] = ['Effort', 'Sommeil', 'Moral'].map((name) => ({ name, scale: 'ten' as const }))
  expect(measuresOfDay([effort!, sleep!], [])).toEqual([effort, sleep])
  expect(measuresOfDay([effort!, sleep!], [{ ...mood!, value: 2 }])).toEqual([effort, { ...mood, value: 2 }])
  const both = [mood!, sleep!].map((each) => ({ ...each, value: 1 }))
  expect(measuresOfDay([effort!], both)).toEqual(both)
  // Another scale is another measure.
  expect(measuresOfDay([{ ...effort!, scale: 'five' }], [{ ...effort!, value: 9 }])).toHaveLength(2)
  expect(withValue([effort!, sleep!], [{ ...sleep!, value: 3 }], effort!, 8)).toEqual([
    { ...effort, value: 8 },
    { ...sleep, value: 3 },
  ])
})
