import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { CompleteUploadInput, Media } from './schema.ts'

/** Bytes are sent to /media/uploads by the tus protocol (https://tus.io), which answers the id used here. */
export const media = {
  complete: membersOnly('NOT_FOUND', 'UPLOAD_UNFINISHED', 'FILE_REFUSED', 'STORAGE_FULL')
    .route({
      method: 'POST',
      path: '/media/{id}/completion',
      tags: ['media'],
      successStatus: 200,
      summary: 'Make an uploaded file ready; the same again answers the same',
    })
    .input(CompleteUploadInput)
    .output(Media),
  discard: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/media/{id}',
      tags: ['media'],
      successStatus: 200,
      summary: 'Throw away one’s own file that belongs to nothing yet, uploaded or half-way',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
}
