import { asc, desc, eq } from 'drizzle-orm'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { auditHead, auditLink } from '#server/foundation/tables.ts'

/** The format that the first line of a copy of the log, and of the published heads, names: see verify-log.mjs. */
export const FORMAT = 'audit log 1'

type Signed = { at: Date; hash: string; signature: string }

const shown = { at: auditHead.at, hash: auditHead.hash, signature: auditHead.signature }

/**
 * Signs how far the audit log goes, once a UTC day. It signs a row of its own, so that the published head tells nobody whether the staff did anything that day.
 * It may run twice.
 */
export async function signHead(services: Services): Promise<void> {
  const { db, audit, newId, now } = services
  const at = now()
  const [latest] = await db.select(shown).from(auditHead).orderBy(desc(auditHead.seq)).limit(1)
  if (latest && dayOf(latest.at) >= dayOf(at)) return
  const id = newId()
  await db.transaction((tx) => recordAct(tx, { audit, newId: () => id, now: () => at }, { act: 'audit.signed' }))
  const [link] = await db.select().from(auditLink).where(eq(auditLink.entryId, id))
  const { seq, hash } = link!
  const signature = audit.sign('head', `${at.toISOString()}\n${hash}`)
  await db.insert(auditHead).values({ seq, at, hash, signature })
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Returns what anybody may keep of the log: the key that signs it, and a signed hash for each day, oldest first. */
export async function publishedHeads({ db, audit }: Pick<Services, 'db' | 'audit'>): Promise<string> {
  return [`${JSON.stringify({ vecu: FORMAT, key: audit.publicKey })}\n`, ...(await headLines(db))].join('')
}

export async function headLines(db: Reader): Promise<string[]> {
  const heads: Signed[] = await db.select(shown).from(auditHead).orderBy(asc(auditHead.seq))
  return heads.map((head) => `${JSON.stringify({ head })}\n`)
}
