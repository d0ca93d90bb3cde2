import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Each file is a process of its own, and loads the same libraries as the one before: compiled once, for the servers that they start too.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled')

// Bounds for what hangs, not for what is slow: the machine may be doing other things besides.
const server = {
  environment: 'node',
  globalSetup: './tests/support/servers/global-setup.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} as const

const FUZZ = 'tests/server/hostile/fuzz.test.ts'
/** These exchange a module for another, which files that share what they load would meet. */
const EXCHANGING = ['tests/server/matching/matching-points.test.ts', 'tests/server/foundation/schema-changes.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 3, // on two cores: server tests wait half of their time
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      // Files share what they load, and each has a database and a server of its own.
      {
        test: {
          ...server,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: [FUZZ, ...EXCHANGING],
          isolate: false,
        },
      },
      { test: { ...server, name: 'exchanging', include: EXCHANGING } },
      // A project of its own, for more of its inputs; it exchanges a module too.
      { test: { ...server, name: 'fuzz', include: [FUZZ] } },
      { test: { ...server, name: 'long', include: ['tests/long/server/**/*.test.ts'] } },
    ],
  },
})
