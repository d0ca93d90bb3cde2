import { z } from 'zod'
import { membersOnly, open } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { LinkToken, Password } from './schema.ts'
import { AppCode, BackupCodes, PasskeyName, ResetPreview, SecondFactorSetup, Security } from './security-schema.ts'

const WithPassword = z.object({ password: Password })

export const security = {
  get: membersOnly()
    .route({
      method: 'GET',
      path: '/me/security',
      tags: ['security'],
      summary: 'My second factor, passkeys and linked identities',
    })
    .output(Security),
  beginSecondFactor: membersOnly('WRONG_PASSWORD', 'SECOND_FACTOR_CHANGED')
    .route({
      method: 'POST',
      path: '/me/second-factor/setup',
      tags: ['security'],
      summary: 'Get a secret for an authenticator app; it is asked for once a first code has confirmed it',
    })
    .input(WithPassword)
    .output(SecondFactorSetup),
  confirmSecondFactor: membersOnly('WRONG_CODE', 'SECOND_FACTOR_CHANGED')
    .route({
      method: 'POST',
      path: '/me/second-factor',
      tags: ['security'],
      summary: 'Turn the second factor on by its first code; every other session is closed',
    })
    .input(z.object({ code: AppCode }))
    .output(BackupCodes),
  renewBackupCodes: membersOnly('WRONG_PASSWORD', 'SECOND_FACTOR_CHANGED')
    .route({
      method: 'POST',
      path: '/me/second-factor/backup-codes',
      tags: ['security'],
      summary: 'Get new backup codes; those there were work no more',
    })
    .input(WithPassword)
    .output(BackupCodes),
  turnOffSecondFactor: membersOnly('WRONG_PASSWORD')
    .route({
      method: 'POST',
      path: '/me/second-factor/removal',
      tags: ['security'],
      summary: 'Turn the second factor off; rights that need it apply no more',
    })
    .input(WithPassword)
    .output(Security),
  unlockCodes: open('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/code-unlocks',
      tags: ['security'],
      summary: 'Have the second step take codes again, by the link that was mailed when too many were wrong',
    })
    .input(z.object({ token: LinkToken }))
    .output(z.object({ isUnlocked: z.literal(true) })),
  previewReset: open('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/password-resets/preview',
      tags: ['security'],
      summary: 'What opens an account besides its password, and what a new one chosen by this mailed link removes',
    })
    .input(z.object({ token: LinkToken }))
    .output(ResetPreview),
  beginRecovery: open('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/second-factor-recoveries',
      tags: ['security'],
      summary: 'Begin the wait after which a new password removes a lost second factor, by the link that was mailed',
    })
    .input(z.object({ token: LinkToken }))
    .output(z.object({ dueAt: z.date() })),
  cancelRecovery: membersOnly()
    .route({
      method: 'POST',
      path: '/me/second-factor/recovery/cancellation',
      tags: ['security'],
      summary: 'Keep the second factor that somebody asked to have removed',
    })
    .input(z.object({}))
    .output(z.object({ isKept: z.literal(true) })),
  renamePasskey: membersOnly('NOT_FOUND')
    .route({ method: 'PATCH', path: '/me/passkeys/{id}', tags: ['security'], summary: 'Rename one of my passkeys' })
    .input(z.object({ id: Id, name: PasskeyName }))
    .output(Security),
  removePasskey: membersOnly('NOT_FOUND', 'WRONG_PASSWORD')
    .route({
      method: 'POST',
      path: '/me/passkeys/{id}/removal',
      tags: ['security'],
      summary: 'Remove one of my passkeys; it opens the account no more',
    })
    .input(WithPassword.extend({ id: Id }))
    .output(Security),
  removeIdentity: membersOnly('NOT_FOUND', 'WRONG_PASSWORD')
    .route({
      method: 'POST',
      path: '/me/identities/{id}/removal',
      tags: ['security'],
      summary: 'Unlink an account elsewhere from mine',
    })
    .input(WithPassword.extend({ id: Id }))
    .output(Security),
}
