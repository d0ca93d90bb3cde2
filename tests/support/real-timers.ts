import { afterAll, vi } from 'vitest'

// Files share a process: a test that fails half-way must not leave its clock to the files after it. Within a file one clock may go on from test to test.
afterAll(() => {
  vi.useRealTimers()
})
