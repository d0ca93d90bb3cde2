import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { lineText } from '#contract/foundation/text.ts'
import { NAME_MAX } from './limits.ts'
import { DrugSuggestion } from './schema.ts'

const tags = ['medication']

export const drugs = {
  suggest: membersOnly('TOO_MANY_REQUESTS')
    .route({
      method: 'GET',
      path: '/medication/drugs',
      tags,
      summary: 'Medications whose name or substance fits what is being typed',
    })
    .input(z.object({ search: lineText({ max: NAME_MAX }) }))
    .output(z.object({ drugs: z.array(DrugSuggestion) })),
}
