import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { ProfessionalRequest, ProfessionalRequestInput, ProfessionalStatus } from './professional-schema.ts'

const tags = ['professionals']

export const professionals = {
  mine: membersOnly()
    .route({
      method: 'GET',
      path: '/me/professional',
      tags,
      summary: 'Whether I am known as a professional, and my requests',
    })
    .output(ProfessionalStatus),
  ask: membersOnly('REQUEST_REUSED', 'ASKED_ALREADY', 'QUOTA_REACHED')
    .route({
      method: 'POST',
      path: '/me/professional',
      tags,
      successStatus: 201,
      summary: 'Ask to be known as a professional',
    })
    .input(ProfessionalRequestInput)
    .output(ProfessionalRequest),
  withdraw: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/me/professional/{id}',
      tags,
      successStatus: 200,
      summary: 'Take a request back that nobody has decided; its evidence is deleted',
    })
    .input(z.object({ id: Id }))
    .output(z.object({})),
}
