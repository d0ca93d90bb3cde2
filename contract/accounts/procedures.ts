import { z } from 'zod'
import { membersOnly, open } from '#contract/foundation/errors.ts'
import { Me, PreferencesInput, SignUpInput } from './schema.ts'

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
  me: open()
    .route({ method: 'GET', path: '/me', tags: ['accounts'], summary: 'The signed-in member, or null' })
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
}
