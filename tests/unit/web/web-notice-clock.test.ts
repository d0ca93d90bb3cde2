import { expect, test } from 'vitest'
import { clockOf, hoursWith } from '#web/notifications/preferences/clock.ts'
import { deviceZone, isSameZone } from '#web/notifications/preferences/zones.ts'

test.each([
  [0, '00:00'],
  [450, '07:30'],
  [1439, '23:59'],
])('minute %i of a day is %s', (minute, clock) => {
  expect(clockOf(minute)).toBe(clock)
})

test('every half hour can be chosen, and the minute that was chosen elsewhere stays in its place', () => {
  expect(hoursWith(450)).toHaveLength(48)
  expect(hoursWith(450).slice(0, 3)).toEqual([0, 30, 60])
  expect(hoursWith(455).slice(14, 18)).toEqual([420, 450, 455, 480])
})

test('a zone is known under each of its names; one that is unknown is only itself', () => {
  expect(isSameZone('Asia/Kolkata', 'Asia/Calcutta')).toBe(true)
  expect(isSameZone('Europe/Paris', 'Europe/Berlin')).toBe(false)
  expect(isSameZone('Mars/Olympus', 'Mars/Olympus')).toBe(true)
  expect(isSameZone('Mars/Olympus', 'UTC')).toBe(false)
  expect(isSameZone(deviceZone(), deviceZone())).toBe(true)
})
