import { and, eq, gte } from 'drizzle-orm'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import { auditKeysOf, recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { FIRST_ID } from '#server/foundation/db/ids.ts'
import { auditEntry } from '#server/foundation/tables.ts'
import { transact } from '#server/foundation/transaction.ts'

/** Logs, at most once an hour, that an admin read the log. Because it names members, all of them are shown this entry. */
export async function noteAuditRead(ctx: MemberCtx): Promise<void> {
  await transact(ctx, async (tx) => {
    const keys = await auditKeysOf(tx, [ctx.actor.id])
    const since = new Date(ctx.now().getTime() - HOUR_MS)
    const isByReader = eq(auditEntry.actorKey, keys.get(ctx.actor.id) ?? FIRST_ID)
    const lately = and(eq(auditEntry.act, 'audit.read'), isByReader, gte(auditEntry.at, since))
    if ((await tx.$count(auditEntry, lately)) === 0)
      await recordAct(tx, ctx, { act: 'audit.read', subject: 'everyone' })
  })
}
