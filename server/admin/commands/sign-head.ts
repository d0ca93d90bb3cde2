import { desc, eq } from 'drizzle-orm'
import { utcDayOf } from '#contract/foundation/days.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { Services } from '#server/foundation/context.ts'
import { auditHead, auditLink } from '#server/foundation/tables.ts'

/** First adds a row of its own, so that the published head does not reveal whether the staff did anything that day. May run twice. */
export async function signHead(services: Services): Promise<void> {
  const { db, audit, newId, now } = services
  const at = now()
  const [latest] = await db.select({ at: auditHead.at }).from(auditHead).orderBy(desc(auditHead.seq)).limit(1)
  if (latest && utcDayOf(latest.at) >= utcDayOf(at)) return
  const id = newId()
  await db.transaction((tx) => recordAct(tx, { audit, newId: () => id, now: () => at }, { act: 'audit.signed' }))
  const [link] = await db.select().from(auditLink).where(eq(auditLink.entryId, id))
  const { seq, hash } = link!
  const signature = audit.sign('head', `${at.toISOString()}\n${hash}`)
  await db.insert(auditHead).values({ seq, at, hash, signature })
}
