import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'

// Each file is a process of its own, and loads the same libraries as the one before: compiled once, for the servers that they start too.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled')

// Bounds for what hangs, not for what is slow: the machine may do other work.
const base = {
  environment: 'node',
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 45_000 } },
  // A test that fails half-way leaves nothing exchanged for the files that share its process.
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: './tests/support/real-timers.ts',
} as const
/** They never wait: more at once than there are cores would only load the lexicon more often, which takes six seconds. They run after all others. */
const unit = { ...base, maxWorkers: Math.min(4, availableParallelism()), sequence: { groupOrder: 1 } } as const
const server = { ...base, globalSetup: './tests/support/servers/global-setup.ts' } as const

const FUZZ = 'tests/server/hostile/fuzz.test.ts'
const UNIT = 'tests/unit/**/*.test.{ts,tsx}'
/** Unit tests that exchange modules, globals or the clock, which files that share a process would meet, or that read the memory of their process. */
const apart = globSync(UNIT, { cwd: import.meta.dirname }).filter((file) =>
  /vi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers|setSystemTime|resetModules)|defineProperty\(globalThis|getHeapSnapshot/.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
)

/**
 * A password costs 115 ms of a processor on purpose, and server tests check some thousands: theirs cost a hundredth. The tests of its price stand in the
 * project `long`, which knows nothing of this; `npm start` has no such setting.
 */
const CHEAP = join(import.meta.dirname, 'tests/support/cheap-passwords.ts')
const cheapPasswords: Plugin = {
  name: 'cheap-passwords',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'better-auth/crypto' && importer !== CHEAP ? CHEAP : undefined),
}

/**
 * What must not tell whether an address has an account takes 400 ms whichever way it goes: server tests ask such doors some thousands of times. The tests of that
 * time stand in the project `long` too.
 */
const NO_MIN_DURATION = join(import.meta.dirname, 'tests/support/no-min-duration.ts')
const noMinDuration: Plugin = {
  name: 'no-min-duration',
  enforce: 'pre',
  resolveId: (source) => (/\/work\/min-duration\.ts$/.test(source) ? NO_MIN_DURATION : undefined),
}

export default defineConfig({
  test: {
    maxWorkers: 4, // on two cores: server tests wait half of their time
    // `npm test` passes over them; `npm run test:long` runs them.
    tags: [
      { name: 'long', timeout: 600_000 },
      // Both pass over these unless their file is named: `npm run trust` runs them.
      { name: 'trust', timeout: 1_200_000 },
    ],
    projects: [
      // Files share what they load; the server ones have a database and a server each.
      { test: { ...unit, name: 'unit', include: [UNIT], exclude: apart, isolate: false } },
      { test: { ...unit, name: 'unit-apart', include: apart } },
      {
        plugins: [cheapPasswords, noMinDuration],
        test: { ...server, name: 'server', include: ['tests/server/**/*.test.ts'], exclude: [FUZZ], isolate: false },
      },
      // A project of its own, for more of its inputs; it exchanges a module too, and two functions for all of its tests.
      { test: { ...server, name: 'fuzz', include: [FUZZ], restoreMocks: false } },
      { test: { ...server, name: 'long', include: ['tests/long/{server,unit}/**/*.test.ts'] } },
    ],
  },
})
