import { z } from 'zod'
import { membersOnly, open } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import {
  BlockedMember,
  ConfirmationInput,
  Confirmed,
  LinkToken,
  Me,
  MemberProfile,
  PreferencesInput,
  SignUpInput,
  SignUpPreview,
} from './schema.ts'

export const accounts = {
  signUp: open('USERNAME_TAKEN', 'WEAK_PASSWORD')
    .route({
      method: 'POST',
      path: '/accounts',
      tags: ['accounts'],
      successStatus: 202,
      summary: 'Sign up',
      description: 'Answers alike whether or not the address has an account; what follows comes by mail.',
    })
    .input(SignUpInput)
    .output(z.object({ mailSent: z.literal(true) })),
  confirmSignUp: open('NOT_FOUND', 'WRONG_PASSWORD', 'WEAK_PASSWORD', 'USERNAME_TAKEN')
    .route({
      method: 'POST',
      path: '/sign-up-confirmations',
      tags: ['accounts'],
      summary: 'Confirm the address of a sign-up, by the link that was mailed and the password that was chosen',
    })
    .input(ConfirmationInput)
    .output(Confirmed),
  previewSignUp: open('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/sign-up-confirmations/preview',
      tags: ['accounts'],
      summary: 'What confirming by a link asks for in this browser',
    })
    .input(z.object({ token: LinkToken }))
    .output(SignUpPreview),
  waitingStory: membersOnly()
    .route({
      method: 'GET',
      path: '/me/waiting-story',
      tags: ['accounts'],
      summary: 'The story that I had begun before I signed up, as its form kept it',
    })
    .output(z.object({ story: z.string().nullable() })),
  forgetWaitingStory: membersOnly()
    .route({
      method: 'DELETE',
      path: '/me/waiting-story',
      tags: ['accounts'],
      summary: 'Forget that story, once its form has it',
    })
    .output(z.object({ story: z.null() })),
  me: open()
    .route({
      method: 'GET',
      path: '/me',
      tags: ['accounts'],
      summary: 'The signed-in member, or null',
      description:
        'Strangers are answered 200 with `member: null`, not 401: a page asks who it is for before anybody signed in.',
    })
    .output(z.object({ member: Me.nullable() })),
  setPreferences: membersOnly()
    .route({
      method: 'PATCH',
      path: '/me/preferences',
      tags: ['accounts'],
      summary: 'Keep language and theme with the account',
    })
    .input(PreferencesInput)
    .output(Me),
  member: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/members/{memberId}',
      tags: ['accounts'],
      summary: 'A member; those with whom one shares a block are not there',
    })
    .input(z.object({ memberId: Id }))
    .output(MemberProfile),
  block: membersOnly()
    .route({
      method: 'PUT',
      path: '/me/blocks/{memberId}',
      tags: ['accounts'],
      summary: 'Block a member: neither sees the other anywhere',
    })
    .input(z.object({ memberId: Id }))
    .output(z.object({ memberId: Id })),
  unblock: membersOnly()
    .route({ method: 'DELETE', path: '/me/blocks/{memberId}', tags: ['accounts'], summary: 'Lift one’s own block' })
    .input(z.object({ memberId: Id }))
    .output(z.object({ memberId: Id })),
  blocks: membersOnly()
    .route({ method: 'GET', path: '/me/blocks', tags: ['accounts'], summary: 'Members I blocked, latest first' })
    .output(z.object({ members: z.array(BlockedMember) })),
}
