import type { Me } from '#contract/accounts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { portraitOf } from './people-queries.ts'
import { accountOf } from './queries.ts'
import { meView } from './views.ts'

/** The signed-in member as they see themselves; undefined when the account is gone. */
export async function meOf({ db, actor }: Pick<MemberCtx, 'db' | 'actor'>): Promise<Me | undefined> {
  const [account, portrait] = await Promise.all([accountOf(db, actor.id), portraitOf(db, actor.id)])
  return account && meView(account, portrait, actor)
}

/**
 * The same after a change of theirs.
 * @throws Refusal UNAUTHORIZED when the account is gone
 */
export async function meNow(ctx: Pick<MemberCtx, 'db' | 'actor'>): Promise<Me> {
  const me = await meOf(ctx)
  if (!me) throw new Refusal('UNAUTHORIZED')
  return me
}
