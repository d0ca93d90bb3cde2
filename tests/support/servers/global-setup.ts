import type { TestProject } from 'vitest/node'
import { ensurePdfFonts } from '../../../scripts/pdf-fonts.ts'
import { startTestPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
  }
}

type Shared = { url: string; stop: () => Promise<void> }
type Run = { shared?: Promise<Shared>; users: number }
/** Each project loads this module for itself; what they share stands beside the modules. */
const shared = globalThis as { vecuTestRun?: Run }
shared.vecuTestRun ??= { users: 0 }
const run = shared.vecuTestRun

/** One PostgreSQL for all projects of a run, started by the first of them, stopped and removed by the last. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  run.users += 1
  run.shared ??= start()
  const { url, stop } = await run.shared
  project.provide('databaseUrl', url)
  return async () => {
    run.users -= 1
    if (run.users === 0) await stop()
  }
}

async function start(): Promise<Shared> {
  await ensurePdfFonts()
  return startTestPostgres()
}
