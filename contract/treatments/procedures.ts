import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { AddTreatmentInput, Care, EditTreatmentInput, SetCareInput, Treatment, Tried } from './schema.ts'

const tags = ['treatments']

export const treatments = {
  list: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/posts/{postId}/treatments', tags, summary: 'What was tried in a story' })
    .input(z.object({ postId: Id }))
    .output(Tried),
  add: membersOnly('NOT_FOUND', 'QUOTA_REACHED', 'REQUEST_REUSED', 'NO_LINKS_YET', 'TRIED_ALREADY')
    .route({
      method: 'POST',
      path: '/posts/{postId}/treatments',
      tags,
      successStatus: 201,
      summary: 'Tell one thing that was tried, in one’s own story',
    })
    .input(AddTreatmentInput)
    .output(Treatment),
  edit: membersOnly('NOT_FOUND', 'QUOTA_REACHED', 'EDITED_ELSEWHERE', 'NO_LINKS_YET', 'TRIED_ALREADY')
    .route({ method: 'PUT', path: '/treatments/{id}', tags, summary: 'Change what one told of a thing tried' })
    .input(EditTreatmentInput)
    .output(Treatment),
  remove: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/treatments/{id}',
      tags,
      successStatus: 200,
      summary: 'Take a thing tried out of one’s own story',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  setCare: membersOnly('NOT_FOUND', 'QUOTA_REACHED')
    .route({
      method: 'PUT',
      path: '/posts/{postId}/care',
      tags,
      summary: 'Say how many examinations one had and how many doctors one saw; numbers, no names',
    })
    .input(SetCareInput)
    .output(Care),
}
