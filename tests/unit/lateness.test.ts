import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type Lateness, openLateness } from '#server/app/lateness.ts'

let lateness: Lateness
afterEach(() => lateness.close())

/** Does nothing else for so long, as work that never gives way would. */
function occupy(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

test('the server is late while others have been waiting for a connection; a line that is gone by the next look is none', async () => {
  const pool = { waitingCount: 0 }
  lateness = openLateness(pool)
  await expect.poll(lateness.isLate).toBe(false)
  pool.waitingCount = 1
  expect(lateness.isLate()).toBe(false)
  await expect.poll(lateness.isLate).toBe(true)
  pool.waitingCount = 0
  expect(lateness.isLate()).toBe(false)
  await sleep(150)
  pool.waitingCount = 1
  expect(lateness.isLate()).toBe(false)
})

test('the server is late while most turns of the event loop are long; one long turn is none, and it is over when they are short', async () => {
  lateness = openLateness({ waitingCount: 0 })
  occupy(1_200)
  await turn()
  await sleep(300)
  expect(lateness.isLate()).toBe(false)
  for (const end = performance.now() + 20_000; !lateness.isLate() && performance.now() < end; await turn()) occupy(150)
  expect(lateness.isLate()).toBe(true)
  await expect.poll(lateness.isLate).toBe(false)
})
