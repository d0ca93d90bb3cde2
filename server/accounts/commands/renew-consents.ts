import { and, eq, isNull, lt } from 'drizzle-orm'
import { CONSENT_VERSIONS } from '#contract/accounts/limits.ts'
import type { RenewalInput, RequiredConsent } from '#contract/accounts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { consent, member } from '../tables.ts'

/**
 * Renews consents to texts that have changed: the earlier consent ends and stays in the history, and the new one is in force. Neither restores a consent that
 * was withdrawn nor changes one to the current text.
 * @throws Refusal EDITED_ELSEWHERE for a text that has changed again since it was read
 */
export async function renewConsents(ctx: MemberCtx, { consents }: RenewalInput): Promise<void> {
  if (consents.some(({ kind, version }) => version !== CONSENT_VERSIONS[kind])) throw new Refusal('EDITED_ELSEWHERE')
  const memberId = ctx.actor.id
  const at = ctx.now()
  await transact(ctx, async (tx) => {
    await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
    for (const kind of new Set(consents.map(({ kind }) => kind))) {
      if (!(await endEarlier(tx, { memberId, kind, at }))) continue
      await tx.insert(consent).values({ id: ctx.newId(), memberId, kind, version: CONSENT_VERSIONS[kind], givenAt: at })
    }
    pushEvent(tx, [memberId], { kind: 'me', id: memberId })
  })
  ctx.live.sessionsChanged([memberId])
}

async function endEarlier(tx: Tx, { memberId, kind, at }: { memberId: string; kind: RequiredConsent; at: Date }) {
  const isEarlier = and(
    eq(consent.memberId, memberId),
    eq(consent.kind, kind),
    isNull(consent.withdrawnAt),
    lt(consent.version, CONSENT_VERSIONS[kind]),
  )
  const ended = await tx.update(consent).set({ withdrawnAt: at }).where(isEarlier).returning({ id: consent.id })
  return ended.length > 0
}
