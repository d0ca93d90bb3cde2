import { implement } from '@orpc/server'
import { accounts as contract } from '#contract/accounts/procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { evenSuspended, refusals, signedIn } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { withMinDuration } from '#server/foundation/work/min-duration.ts'
import { blockMember } from './commands/block-member.ts'
import { confirmSignUp, previewSignUp } from './commands/confirm-sign-up.ts'
import { setPreferences } from './commands/set-preferences.ts'
import { signUp } from './commands/sign-up.ts'
import { unblockMember } from './commands/unblock-member.ts'
import { limitHashing } from './concurrency-limits.ts'
import { BLOCK_FLOOD } from './flood-limits.ts'
import { meNow, meOf } from './me-queries.ts'
import { peopleOf } from './people-queries.ts'
import { memberFor } from './queries.ts'
import { blockedBy } from './settings/block-queries.ts'
import { limitTries } from './sign-in/auth-routes.ts'
import { forgetPending, waitingStoryOf } from './sign-in/pending-sign-up-store.ts'
import { profileView } from './views.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const accounts = {
  signUp: os.signUp.handler(async ({ context, input }) => {
    await limitTries(context, 'sign-up', context.clientAddress)
    context.browser.cookies.push(await withMinDuration(() => limitHashing(() => signUp(context, input))))
    return { mailSent: true as const }
  }),

  confirmSignUp: os.confirmSignUp.handler(async ({ context, input }) => {
    await limitTries(context, 'confirmations', context.clientAddress)
    return limitHashing(() => confirmSignUp(context, input))
  }),

  previewSignUp: os.previewSignUp.handler(async ({ context, input }) => {
    await limitTries(context, 'confirmation-previews', context.clientAddress)
    return previewSignUp(context, input.token)
  }),

  waitingStory: os.waitingStory
    .use(signedIn)
    .handler(async ({ context }) => ({ story: await waitingStoryOf(context, context.actor.id) })),

  forgetWaitingStory: os.forgetWaitingStory.use(signedIn).handler(async ({ context }) => {
    await forgetPending(context.db, context.actor.id)
    return { story: null }
  }),

  me: os.me.handler(async ({ context: { db, actor } }) => ({
    member: actor.kind === 'member' ? ((await meOf({ db, actor })) ?? null) : null,
  })),

  setPreferences: os.setPreferences.use(evenSuspended).handler(async ({ context, input }) => {
    await setPreferences(context, input)
    return meNow(context)
  }),

  member: os.member.use(signedIn).handler(async ({ context, input }) => {
    const found = await memberFor(context.db, context.actor.id, input.memberId)
    if (!found) throw new Refusal('NOT_FOUND')
    const people = await peopleOf(context.db, [found.id])
    return profileView(found, people.get(found.id), context.actor)
  }),

  // Blocking is allowed to a read-only account, because it protects its member.
  block: os.block.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(BLOCK_FLOOD, context.actor.id)
    await blockMember(context, input.memberId)
    return input
  }),

  unblock: os.unblock.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(BLOCK_FLOOD, context.actor.id)
    await unblockMember(context, input.memberId)
    return input
  }),

  blocks: os.blocks
    .use(signedIn)
    .handler(async ({ context }) => ({ members: await blockedBy(context.db, context.actor.id) })),
}
