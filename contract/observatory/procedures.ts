import { z } from 'zod'
import { open } from '#contract/foundation/errors.ts'
import { SymptomId } from '#contract/posts/symptom-id.ts'
import { Observatory } from './schema.ts'

export const observatory = {
  read: open()
    .route({
      method: 'GET',
      path: '/observatory',
      tags: ['observatory'],
      summary:
        'What members who agreed to research tell, in figures of twenty-one members and more, as of the last snapshot',
    })
    .input(z.object({ symptom: SymptomId.optional() }))
    .output(Observatory),
}
