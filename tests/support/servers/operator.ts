import { v7 } from 'uuid'
import { auditSignerOf, makeAuditKey } from '#server/foundation/audit/audit-signer.ts'
import type { Db } from '#server/foundation/db/database.ts'

/** The services that the operator's commands need, where a test has the database alone. */
export const operatorOn = (db: Db) => ({
  db,
  now: () => new Date(),
  newId: () => v7(),
  audit: auditSignerOf(makeAuditKey())!,
})
