import { expect, test } from 'vitest'
import { openWatchdog, pauseBefore } from '#web/conferences/room/broadcast/watchdog.ts'

test('the watchdog is content as long as frames come; three seconds without one restart the broadcast', () => {
  const dog = openWatchdog(0)
  for (let second = 1; second <= 60; second++)
    expect(dog.look({ voice: second * 100, picture: second * 800, frames: second * 15 }, second * 1_000)).toBe(false)
  expect(dog.hasPicture(60_000)).toBe(true)
  expect(dog.look({ voice: 6_000, picture: 48_000, frames: 900 }, 62_900)).toBe(false)
  expect(dog.look({ voice: 6_000, picture: 48_000, frames: 900 }, 63_000)).toBe(true)
})

/** Looks every half a second, in which this much comes. */
function looking(dog: ReturnType<typeof openWatchdog>) {
  const received = { voice: 0, picture: 0, frames: 0 }
  let now = 0
  return (seconds: number, { voice = 50, picture = 0, frames = 0 }) => {
    for (const end = now + seconds * 1_000; now < end; ) {
      now += 500
      received.voice += voice
      received.picture += picture
      received.frames += frames
      if (dog.look({ ...received }, now)) return { again: now, hasPicture: dog.hasPicture(now) }
    }
    return { again: undefined, hasPicture: dog.hasPicture(now) }
  }
}

test('a picture that receives bytes and no frames is stuck, and begins again', () => {
  const look = looking(openWatchdog(0))
  expect(look(1, { picture: 400, frames: 7 })).toEqual({ again: undefined, hasPicture: true })
  expect(look(10, { picture: 400 }).again).toBe(4_500)
})

test('a camera that is turned off leaves the voice, and no picture; turned on again, it is seen again', () => {
  const look = looking(openWatchdog(0))
  look(5, { picture: 400, frames: 7 })
  // These last bytes were already on their way.
  expect(look(1, { picture: 20 })).toEqual({ again: undefined, hasPicture: true })
  expect(look(60, {})).toEqual({ again: undefined, hasPicture: false })
  // Bytes come before the first frame, so there is no picture yet.
  expect(look(1, { picture: 400 })).toEqual({ again: undefined, hasPicture: false })
  expect(look(5, { picture: 400, frames: 7 })).toEqual({ again: undefined, hasPicture: true })
  expect(look(10, { voice: 0 }).again).toBe(75_000)
})

test('a voice alone is complete without a picture', () => {
  const dog = openWatchdog(0)
  for (let second = 1; second <= 60; second++)
    expect(dog.look({ voice: second * 100, picture: 0, frames: 0 }, second * 1_000)).toBe(false)
  expect(dog.hasPicture(60_000)).toBe(false)
})

test('a broadcast from which nothing comes is given a little longer', () => {
  const dog = openWatchdog(10_000)
  expect(dog.look({ voice: 0, picture: 0, frames: 0 }, 17_900)).toBe(false)
  expect(dog.look({ voice: 0, picture: 0, frames: 0 }, 18_000)).toBe(true)
})

test('restarts come ever later, up to four seconds, each with a random part', () => {
  expect(pauseBefore(1, 0)).toBe(250)
  expect(pauseBefore(1, 1)).toBe(500)
  expect(pauseBefore(2, 1)).toBe(1_000)
  expect(pauseBefore(9, 1)).toBe(4_000)
  expect(pauseBefore(9, 0)).toBe(2_000)
})
