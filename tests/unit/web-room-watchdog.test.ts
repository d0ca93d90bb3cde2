import { expect, test } from 'vitest'
import { openWatchdog, pauseBefore } from '#web/conferences/room/watchdog.ts'

test('as long as frames come all is well; three seconds without one, it begins again', () => {
  const dog = openWatchdog(0)
  for (let second = 1; second <= 60; second++)
    expect(dog.look({ bytes: second * 900, frames: second * 15 }, second * 1_000)).toBe(false)
  expect(dog.hasPicture()).toBe(true)
  expect(dog.look({ bytes: 54_000, frames: 900 }, 62_900)).toBe(false)
  expect(dog.look({ bytes: 54_000, frames: 900 }, 63_000)).toBe(true)
})

test('a picture that stops while the voice goes on begins again too', () => {
  const dog = openWatchdog(0)
  dog.look({ bytes: 900, frames: 15 }, 1_000)
  expect(dog.look({ bytes: 1_200, frames: 15 }, 3_500)).toBe(false)
  expect(dog.look({ bytes: 1_500, frames: 15 }, 4_000)).toBe(true)
})

test('a voice alone is whole without a picture', () => {
  const dog = openWatchdog(0)
  for (let second = 1; second <= 60; second++)
    expect(dog.look({ bytes: second * 100, frames: 0 }, second * 1_000)).toBe(false)
  expect(dog.hasPicture()).toBe(false)
})

test('where nothing comes at all, it is waited for a little longer', () => {
  const dog = openWatchdog(10_000)
  expect(dog.look({ bytes: 0, frames: 0 }, 17_900)).toBe(false)
  expect(dog.look({ bytes: 0, frames: 0 }, 18_000)).toBe(true)
})

test('tries come ever later, up to four seconds, each by chance', () => {
  expect(pauseBefore(1, 0)).toBe(250)
  expect(pauseBefore(1, 1)).toBe(500)
  expect(pauseBefore(2, 1)).toBe(1_000)
  expect(pauseBefore(9, 1)).toBe(4_000)
  expect(pauseBefore(9, 0)).toBe(2_000)
})
