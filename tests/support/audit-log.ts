import { auditFile } from '#server/admin/audit-files.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'

/** The audit log as anybody verifies it. */
export async function logOf(
  services: Pick<Services, 'audit' | 'now' | 'db'>,
  db: Reader = services.db,
): Promise<string> {
  let text = ''
  for await (const line of auditFile(db, services)) text += line
  return text
}
