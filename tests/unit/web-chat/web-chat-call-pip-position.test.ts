import { expect, test } from 'vitest'
import { pipPositionAt } from '#web/chat/call/use-pip-position.ts'

const SCREEN = { width: 360, height: 740 }
const SMALL = { width: 200, height: 180 }

test.each([
  [{ x: 150, y: 70 }, 'topRight'],
  [{ x: -40, y: 70 }, 'topLeft'],
  [{ x: 10, y: 500 }, 'bottomLeft'],
  [{ x: 300, y: 900 }, 'bottomRight'],
])('a small call left with its corner at %o goes to %s', (at, pipPosition) => {
  expect(pipPositionAt({ ...at, ...SMALL }, SCREEN)).toBe(pipPosition)
})
