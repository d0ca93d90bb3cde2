import { ORPCError, os } from '@orpc/server'
import type { Ctx } from './context.ts'
import { Refusal } from './refusal.ts'

const base = os.$context<Ctx>()

/** Turns a refusal into the typed error of its code: the one place where the two meet. */
export const refusals = base.middleware(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    if (error instanceof Refusal)
      throw new ORPCError(error.code, { status: error.status, data: error.data, cause: error })
    throw error
  }
})

/** Members, suspended ones too: for why they are, for appealing, and for what the law lets everybody ask. */
export const evenSuspended = base.middleware(({ context, next }) => {
  if (context.actor.kind !== 'member') throw new Refusal('UNAUTHORIZED')
  return next({ context: { actor: context.actor } })
})

/** Members only: the procedure behind it knows who asks. */
export const signedIn = base.middleware(({ context, next }) => {
  if (context.actor.kind !== 'member') throw new Refusal('UNAUTHORIZED')
  if (context.actor.sanction?.kind === 'suspension') throw new Refusal('SUSPENDED')
  return next({ context: { actor: context.actor } })
})

/** Members who may write: not while their consent to health data is withdrawn or they are silenced, nor before they agreed to the terms of today. */
export const writing = base.middleware(({ context, next }) => {
  if (context.actor.kind !== 'member') throw new Refusal('UNAUTHORIZED')
  if (context.actor.sanction?.kind === 'suspension') throw new Refusal('SUSPENDED')
  if (context.actor.hasOldConsents) throw new Refusal('TERMS_CHANGED')
  if (context.actor.isReadOnly) throw new Refusal('READ_ONLY_ACCOUNT')
  return next({ context: { actor: context.actor } })
})
