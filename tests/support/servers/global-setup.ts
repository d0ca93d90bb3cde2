import { hashPassword } from 'better-auth/crypto'
import type { TestProject } from 'vitest/node'
import { ensurePdfFonts } from '../../../scripts/pdf-fonts.ts'
import { PASSWORD } from '../password.ts'
import { startTestPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    /** Of `PASSWORD`. */
    passwordHash: string
  }
}

/** One PostgreSQL a run, stopped and removed at its end. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await ensurePdfFonts()
  const { url, stop } = await startTestPostgres()
  project.provide('databaseUrl', url)
  project.provide('passwordHash', await hashPassword(PASSWORD))
  return stop
}
