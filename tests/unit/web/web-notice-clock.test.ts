import { ORPCError } from '@orpc/client'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceZone } from '#web/foundation/device-zone.ts'
import { inKnownZone, isSameZone } from '#web/foundation/zones.ts'
import { clockOf, hoursWith } from '#web/notifications/preferences/clock.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  [0, '00:00'],
  [450, '07:30'],
  [1439, '23:59'],
])('minute %i of a day is %s', (minute, clock) => {
  expect(clockOf(minute)).toBe(clock)
})

test('every half hour can be chosen, and a minute chosen elsewhere stays in its place', () => {
  expect(hoursWith(450)).toHaveLength(48)
  expect(hoursWith(450).slice(0, 3)).toEqual([0, 30, 60])
  expect(hoursWith(455).slice(14, 18)).toEqual([420, 450, 455, 480])
})

test('a zone is known under each of its names; an unknown zone is only itself', () => {
  expect(isSameZone('Asia/Kolkata', 'Asia/Calcutta')).toBe(true)
  expect(isSameZone('Europe/Paris', 'Europe/Berlin')).toBe(false)
  expect(isSameZone('Mars/Olympus', 'Mars/Olympus')).toBe(true)
  expect(isSameZone('Mars/Olympus', 'UTC')).toBe(false)
})

test.each([
  ['Europe/Paris', 'Europe/Paris'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['UTC', 'UTC'],
  ['Etc/Unknown', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
  ['Mars/Olympus', 'UTC'],
])('a device that reports the zone %j uses %s', (said, zone) => {
  const own = Intl.DateTimeFormat.prototype.resolvedOptions.call(new Intl.DateTimeFormat())
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...own, timeZone: said as string })
  expect(deviceZone()).toBe(zone)
})

const refused = (path: string) =>
  new ORPCError('INVALID_INPUT', { defined: true, data: { fields: [{ path, code: 'invalid' }] } })

test('a zone that the server does not know is sent once more as UTC; another refusal stays', async () => {
  const send = vi.fn(async (choice: { timeZone: string; at: number }) => {
    if (choice.timeZone !== 'UTC') throw refused('timeZone')
    if (choice.at < 0) throw refused('at')
    return choice
  })
  expect(await inKnownZone({ timeZone: 'America/Coyhaique', at: 5 }, send)).toEqual({ timeZone: 'UTC', at: 5 })
  expect(send).toHaveBeenCalledTimes(2)
  await expect(inKnownZone({ timeZone: 'UTC', at: -1 }, send)).rejects.toThrow()
  expect(send).toHaveBeenCalledTimes(3)
})
