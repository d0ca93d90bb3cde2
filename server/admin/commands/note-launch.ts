import { and, eq, gte } from 'drizzle-orm'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import { auditKeysOf, recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { auditEntry } from '#server/foundation/tables.ts'
import { transact } from '#server/foundation/transaction.ts'

/** Logs at most once an hour, because the page refreshes by itself. */
export async function noteLaunchRead(ctx: MemberCtx): Promise<void> {
  await transact(ctx, async (tx) => {
    const key = (await auditKeysOf(tx, [ctx.actor.id])).get(ctx.actor.id)
    const since = new Date(ctx.now().getTime() - HOUR_MS)
    const lately = and(eq(auditEntry.act, 'launch.read'), gte(auditEntry.at, since))
    const isKnown = key !== undefined && (await tx.$count(auditEntry, and(lately, eq(auditEntry.actorKey, key)))) > 0
    if (!isKnown) await recordAct(tx, ctx, { act: 'launch.read' })
  })
}

/** This server cannot know that a backup was restored elsewhere as a trial, so an admin states it. */
export async function noteRestoreTried(ctx: MemberCtx): Promise<void> {
  await transact(ctx, (tx) => recordAct(tx, ctx, { act: 'launch.restore-tried' }))
}
