import { z } from 'zod'
import { membersOnly, open } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import {
  ConsentInput,
  EmailChangeInput,
  LinkToken,
  Me,
  OpenSession,
  Password,
  PasswordChangeInput,
  RenewalInput,
  Settings,
  Username,
} from './schema.ts'

export const settings = {
  get: membersOnly()
    .route({
      method: 'GET',
      path: '/me/settings',
      tags: ['settings'],
      summary: 'My settings, and my consents with their history',
    })
    .output(Settings),
  setUsername: membersOnly('USERNAME_TAKEN', 'QUOTA_REACHED')
    .route({ method: 'PUT', path: '/me/username', tags: ['settings'], summary: 'Take another pseudonym' })
    .input(z.object({ username: Username }))
    .output(Me),
  setAvatar: membersOnly()
    .route({
      method: 'PUT',
      path: '/me/avatar',
      tags: ['settings'],
      summary: 'Be shown by a picture of mine, uploaded with the purpose `avatar`; the one before is removed',
    })
    .input(z.object({ mediaId: Id }))
    .output(Me),
  removeAvatar: membersOnly()
    .route({
      method: 'DELETE',
      path: '/me/avatar',
      tags: ['settings'],
      successStatus: 200,
      summary: 'Remove my picture: the initial of my name stands in its place',
    })
    .output(Me),
  setPassword: membersOnly('WRONG_PASSWORD', 'WEAK_PASSWORD')
    .route({
      method: 'PUT',
      path: '/me/password',
      tags: ['settings'],
      summary: 'Change the password, by the one in use; every other session is closed',
    })
    .input(PasswordChangeInput)
    .output(z.object({ isChanged: z.literal(true) })),
  askEmail: membersOnly('WRONG_PASSWORD')
    .route({
      method: 'POST',
      path: '/me/email',
      tags: ['settings'],
      successStatus: 202,
      summary: 'Ask for another email address',
      description:
        'Answers alike whether or not the address has an account. The change is made by the link that goes to it.',
    })
    .input(EmailChangeInput)
    .output(z.object({ mailSent: z.literal(true) })),
  confirmEmail: open('NOT_FOUND', 'WRONG_PASSWORD')
    .route({
      method: 'POST',
      path: '/email-confirmations',
      tags: ['settings'],
      summary: 'Make the change of address that a link stands for; every other session is closed',
      description: 'The password is that of the account, and not needed by whoever is signed in to it.',
    })
    .input(z.object({ token: LinkToken, password: Password.optional() }))
    .output(z.object({ email: z.string() })),
  sessions: membersOnly()
    .route({
      method: 'GET',
      path: '/me/sessions',
      tags: ['settings'],
      summary: 'Where I am signed in, this session first',
    })
    .output(z.object({ sessions: z.array(OpenSession) })),
  endSession: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/me/sessions/{id}',
      tags: ['settings'],
      successStatus: 200,
      summary: 'Close one of my sessions',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  endOtherSessions: membersOnly()
    .route({
      method: 'DELETE',
      path: '/me/sessions',
      tags: ['settings'],
      successStatus: 200,
      summary: 'Close every session but this one',
    })
    .output(z.object({ ended: z.number().int().nonnegative() })),
  setConsent: membersOnly('QUOTA_REACHED')
    .route({
      method: 'PUT',
      path: '/me/consents/{kind}',
      tags: ['settings'],
      summary: 'Give or withdraw a consent; withdrawing acts at once',
    })
    .input(ConsentInput)
    .output(Settings),
  renewConsents: membersOnly('EDITED_ELSEWHERE')
    .route({
      method: 'POST',
      path: '/me/consents/renewals',
      tags: ['settings'],
      successStatus: 200,
      summary: 'Agree again to texts that changed since I did; what stood before stays in the history',
    })
    .input(RenewalInput)
    .output(Me),
  setMatching: membersOnly('QUOTA_REACHED')
    .route({
      method: 'PUT',
      path: '/me/matching',
      tags: ['settings'],
      summary: 'Take part in matching or not; switched off, matches go on both sides',
    })
    .input(z.object({ isMatched: z.boolean() }))
    .output(Settings),
  setMedicationMatching: membersOnly('QUOTA_REACHED')
    .route({
      method: 'PUT',
      path: '/me/medication-matching',
      tags: ['settings'],
      summary: 'Have my reports of side effects compared or not; switched off, matches go on both sides',
    })
    .input(z.object({ isMedicationMatched: z.boolean() }))
    .output(Settings),
}
