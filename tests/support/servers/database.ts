import { inject } from 'vitest'
import { copyDatabase, type TestDatabase } from './postgres.ts'

/** A database of this test file's own, migrated unless told otherwise. Files may run at once, in any number of workers. */
export function freshDatabase(options?: { migrated: boolean }): Promise<TestDatabase> {
  return copyDatabase(inject('databaseUrl'), options)
}
