import { implement } from '@orpc/server'
import { security as contract } from '#contract/accounts/security-procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { evenSuspended, refusals } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { limitTries } from '../sign-in/auth-routes.ts'
import { resetOwner } from '../sign-in/reset-link-store.ts'
import { beginRecovery } from './commands/begin-recovery.ts'
import { beginSecondFactor } from './commands/begin-second-factor.ts'
import { confirmSecondFactor } from './commands/confirm-second-factor.ts'
import { removeIdentity } from './commands/remove-identity.ts'
import { removePasskey } from './commands/remove-passkey.ts'
import { renamePasskey } from './commands/rename-passkey.ts'
import { renewBackupCodes } from './commands/renew-backup-codes.ts'
import { turnOffSecondFactor } from './commands/turn-off-second-factor.ts'
import { unlockCodes } from './commands/unlock-codes.ts'
import { keepFactor } from './factor-recovery-store.ts'
import { securityOf } from './security-queries.ts'
import { signInMethodsOf } from './sign-in-method-queries.ts'

// A suspended member may still protect their account.
const os = implement(contract).$context<Ctx>().use(refusals)

export const security = {
  get: os.get.use(evenSuspended).handler(({ context }) => securityOf(context)),

  beginSecondFactor: os.beginSecondFactor
    .use(evenSuspended)
    .handler(({ context, input }) => beginSecondFactor(context, input.password)),

  confirmSecondFactor: os.confirmSecondFactor
    .use(evenSuspended)
    .handler(async ({ context, input }) => ({ backupCodes: await confirmSecondFactor(context, input.code) })),

  renewBackupCodes: os.renewBackupCodes
    .use(evenSuspended)
    .handler(async ({ context, input }) => ({ backupCodes: await renewBackupCodes(context, input.password) })),

  turnOffSecondFactor: os.turnOffSecondFactor.use(evenSuspended).handler(async ({ context, input }) => {
    await turnOffSecondFactor(context, input.password)
    return securityOf(context)
  }),

  unlockCodes: os.unlockCodes.handler(async ({ context, input }) => {
    await limitTries(context, 'code-unlocks', context.clientAddress)
    await unlockCodes(context, input.token)
    return { isUnlocked: true as const }
  }),

  previewReset: os.previewReset.handler(async ({ context, input }) => {
    await limitTries(context, 'reset-previews', context.clientAddress)
    const owner = await resetOwner(context, input.token)
    if (!owner) throw new Refusal('NOT_FOUND')
    const { methods, recoveryDueAt } = await signInMethodsOf(context.db, context, owner.id)
    return { email: owner.email, methods: methods.map(({ id: _, ...method }) => method), recoveryDueAt }
  }),

  beginRecovery: os.beginRecovery.handler(async ({ context, input }) => {
    await limitTries(context, 'recoveries', context.clientAddress)
    return { dueAt: await beginRecovery(context, input.token) }
  }),

  cancelRecovery: os.cancelRecovery.use(evenSuspended).handler(async ({ context }) => {
    await keepFactor(context, context.actor.id)
    return { isKept: true as const }
  }),

  renamePasskey: os.renamePasskey.use(evenSuspended).handler(async ({ context, input }) => {
    await renamePasskey(context, input)
    return securityOf(context)
  }),

  removePasskey: os.removePasskey.use(evenSuspended).handler(async ({ context, input }) => {
    await removePasskey(context, input)
    return securityOf(context)
  }),

  removeIdentity: os.removeIdentity.use(evenSuspended).handler(async ({ context, input }) => {
    await removeIdentity(context, input)
    return securityOf(context)
  }),
}
