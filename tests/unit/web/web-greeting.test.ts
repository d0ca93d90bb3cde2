import { expect, test } from 'vitest'
import { greetingAt } from '#web/foundation/ui/people/greeting.ts'

test.each([
  [0, 'day'],
  [9, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %i o’clock of the reader the greeting is that of the %s', (hour, greeting) => {
  for (const minute of [0, 59]) expect(greetingAt(new Date(2026, 10, 30, hour, minute))).toBe(greeting)
})
