import { eq } from 'drizzle-orm'
import { USERNAMES_PER_HOUR } from '#contract/accounts/limits.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { USERNAME_FLOOD } from '../flood-limits.ts'
import { isUsernameHeld } from '../queries.ts'
import { keepFormerUsername, usernameLock } from '../sign-in/former-username-store.ts'
import { isBarred, usernameKey } from '../sign-in/username.ts'
import { member, user } from '../tables.ts'

/**
 * Changes the username. Others may take the old one after FORMER_USERNAME_DAYS days, unless the new one only spells it differently.
 * @throws Refusal USERNAME_TAKEN; QUOTA_REACHED; TOO_MANY_REQUESTS after 20 tries an hour, refused ones included
 */
export async function setUsername(ctx: MemberCtx, username: string): Promise<void> {
  // The try is counted first and outside the transaction, so that refused names count too.
  await ctx.limits.take(USERNAME_FLOOD, ctx.actor.id)
  const at = ctx.now()
  const isProfessional = ctx.actor.roles.includes('medical_professional')
  const isRefused = isBarred(username, { isProfessional })
  const key = usernameKey(username)
  await transact(ctx, async (tx) => {
    const [own] = await tx
      .select({ username: member.username, key: member.usernameKey })
      .from(member)
      .where(eq(member.id, ctx.actor.id))
      .for('update')
    if (own?.username === username) return
    if (isRefused) throw new Refusal('USERNAME_TAKEN')
    const memberId = ctx.actor.id
    await lockNames(tx, ...new Set([key, ...(own ? [own.key] : [])].map(usernameLock)))
    if (key !== own?.key && (await isUsernameHeld(tx, ctx, { key, memberId }))) throw new Refusal('USERNAME_TAKEN')
    await useQuota(tx, { memberId: ctx.actor.id, kind: 'username', perHour: USERNAMES_PER_HOUR, at })
    if (own && key !== own.key) await keepFormerUsername(tx, ctx, { key: own.key, memberId })
    await tx.update(member).set({ username, usernameKey: key }).where(eq(member.id, ctx.actor.id))
    await tx.update(user).set({ name: username, updatedAt: at }).where(eq(user.id, ctx.actor.id))
    pushEvent(tx, [ctx.actor.id], { kind: 'me', id: ctx.actor.id })
  })
}
