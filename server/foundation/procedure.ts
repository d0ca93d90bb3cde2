import { ORPCError, os } from '@orpc/server'
import type { Ctx } from './context.ts'
import { isUnavailable } from './db/unavailable.ts'
import { demandMember, demandSignedIn, demandWriter } from './guards.ts'
import { Refusal } from './refusal.ts'

const base = os.$context<Ctx>()

/** Turns a Refusal into the typed error of its code. An unavailable database becomes UNAVAILABLE. */
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
 * For reads of what others made, and of figures: where there is a read replica, they may be some seconds old, but for whoever wrote lately. Nothing that
 * decides on a write, and nothing of the reader's own, is read so.
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

/** Members who may write. */
export const writing = base.middleware(({ context, next }) => {
  demandSignedIn(context.actor)
  demandWriter(context.actor)
  return next({ context: { actor: context.actor } })
})
