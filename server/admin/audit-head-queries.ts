import { asc } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { auditHead } from '#server/foundation/tables.ts'

/** Name of the format, in the first line of an exported log and of the published heads: `verify-log.mjs` refuses any other. */
export const FORMAT = 'audit log 1'

type Signed = { at: Date; hash: string; signature: string }

const columns = { at: auditHead.at, hash: auditHead.hash, signature: auditHead.signature }

export async function publishedHeads({ db, audit }: Pick<Services, 'db' | 'audit'>): Promise<string> {
  return [`${JSON.stringify({ vecu: FORMAT, key: audit.publicKey })}\n`, ...(await headLines(db))].join('')
}

export async function headLines(db: Reader): Promise<string[]> {
  const heads: Signed[] = await db.select(columns).from(auditHead).orderBy(asc(auditHead.seq))
  return heads.map((head) => `${JSON.stringify({ head })}\n`)
}
