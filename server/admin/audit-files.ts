import { asc, desc, eq, gt, isNull } from 'drizzle-orm'
import { rowText } from '#server/foundation/audit/audit.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { auditAnchor, auditEntry, auditLink } from '#server/foundation/tables.ts'
import { FORMAT, headLines } from './audit-head-queries.ts'

const ROWS_AT_ONCE = 500

/**
 * Yields the whole audit log line by line, in the format of verify-log.mjs. Members appear only by their keys.
 * @param db  a snapshot of the database: rows that are written meanwhile would otherwise be missed
 */
export async function* auditFile(db: Reader, { audit, now }: Pick<Services, 'audit' | 'now'>): AsyncGenerator<string> {
  yield lineOf({ vecu: FORMAT, key: audit.publicKey })
  const [anchor] = await db.select().from(auditAnchor).orderBy(desc(auditAnchor.seq)).limit(1)
  if (anchor) yield lineOf({ anchor })
  let seq = anchor?.seq ?? 0
  let hash = anchor?.hash ?? BEFORE_THE_FIRST
  for (;;) {
    const rows = await linkedAfter(db, seq)
    for (const { link, entry } of rows) yield lineOf(rowLine(entry, link))
    const last = rows.at(-1)?.link
    if (!last) break
    seq = last.seq
    hash = last.hash
  }
  // Only somebody who bypasses the triggers can leave a row without a link.
  const unlinked = await db
    .select({ entry: auditEntry })
    .from(auditEntry)
    .leftJoin(auditLink, eq(auditLink.entryId, auditEntry.id))
    .where(isNull(auditLink.seq))
  for (const { entry } of unlinked) yield lineOf(rowLine(entry, { seq: null, hash: null }))
  yield* await headLines(db)
  const end = { seq, at: now().toISOString(), hash }
  yield lineOf({ end: { ...end, signature: audit.sign('end', `${end.seq}\n${end.at}\n${end.hash}`) } })
}

const BEFORE_THE_FIRST = '0'.repeat(64)

const lineOf = (said: object): string => `${JSON.stringify(said)}\n`

const linkedAfter = (db: Reader, seq: number) =>
  db
    .select({ link: auditLink, entry: auditEntry })
    .from(auditLink)
    .leftJoin(auditEntry, eq(auditEntry.id, auditLink.entryId))
    .where(gt(auditLink.seq, seq))
    .orderBy(asc(auditLink.seq))
    .limit(ROWS_AT_ONCE)

type Linked = { seq: number | null; hash: string | null }

const rowLine = (entry: typeof auditEntry.$inferSelect | null, { seq, hash }: Linked) => ({
  seq,
  row: entry && rowText(entry),
  seal: entry?.seal ?? null,
  hash,
})
