import { ORPCError, os } from '@orpc/server'
import type { Ctx } from './context.ts'
import { isUnavailable } from './db/unavailable.ts'
import { demandMember, demandSignedIn, demandWriter } from './guards.ts'
import { Refusal } from './refusal.ts'

const base = os.$context<Ctx>()

export const refusals = base.middleware(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    const refusal = isUnavailable(error) ? new Refusal('UNAVAILABLE') : error
    if (refusal instanceof Refusal)
      throw new ORPCError(refusal.code, { status: refusal.status, data: refusal.data, cause: error })
    throw error
  }
})

/**
 * For others' content and for figures: a read replica may be some seconds old, except for a member who wrote lately. Must not serve a decision on a write,
 * nor the reader's own data.
 */
export const mayBeOld = base.middleware(({ context, next }) =>
  next({ context: { db: context.replica?.reader() ?? context.db } }),
)

/** Members only, suspended ones included: for the reason of the suspension, for appeals, and for rights that the law gives to everybody. */
export const evenSuspended = base.middleware(({ context, next }) => {
  demandMember(context.actor)
  return next({ context: { actor: context.actor } })
})

/** Members only, except suspended ones. */
export const signedIn = base.middleware(({ context, next }) => {
  demandSignedIn(context.actor)
  return next({ context: { actor: context.actor } })
})

export const writing = base.middleware(({ context, next }) => {
  demandSignedIn(context.actor)
  demandWriter(context.actor)
  return next({ context: { actor: context.actor } })
})
