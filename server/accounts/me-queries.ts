import type { Me } from '#contract/accounts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { accountShownOf } from './queries.ts'
import { meView } from './views.ts'

export async function meOf({ db, actor }: Pick<MemberCtx, 'db' | 'actor'>): Promise<Me | undefined> {
  const found = await accountShownOf(db, actor.id)
  return found && meView(found.account, found.portrait, actor)
}

/**
 * Returns the signed-in member after a change.
 * @throws Refusal UNAUTHORIZED when the account is gone
 */
export async function meNow(ctx: Pick<MemberCtx, 'db' | 'actor'>): Promise<Me> {
  const me = await meOf(ctx)
  if (!me) throw new Refusal('UNAUTHORIZED')
  return me
}
