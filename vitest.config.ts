import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Each file is a process of its own, and loads the same libraries as the one before: compiled once, for the servers that they start too.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled')

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Bounds for what hangs, not for what is slow: the machine may be doing other things besides.
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: './tests/support/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
