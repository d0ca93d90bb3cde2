import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { lineText } from '#contract/foundation/text.ts'
import { NAME_MAX } from './limits.ts'
import { DrugSignals, EffectCounts, SignalsRequest, SignalTable } from './schema.ts'

const tags = ['medication']

export const signals = {
  effects: membersOnly('TOO_MANY_REQUESTS')
    .route({
      method: 'GET',
      path: '/medication/effects',
      tags,
      summary: 'Effects declared with a medication, counted by member, small figures hidden',
    })
    .input(z.object({ name: lineText({ min: 1, max: NAME_MAX }) }))
    .output(EffectCounts),
  table: membersOnly('FORBIDDEN')
    .route({
      method: 'GET',
      path: '/medication/signals',
      tags,
      summary: 'Pairs of medication and effect that stand out; for health professionals and admins',
    })
    .input(SignalsRequest)
    .output(SignalTable),
  of: membersOnly('FORBIDDEN')
    .route({
      method: 'GET',
      path: '/medication/signals/of',
      tags,
      summary: 'The figures of one medication as of the last night; for health professionals and admins',
    })
    .input(z.object({ name: lineText({ min: 1, max: NAME_MAX }) }))
    .output(DrugSignals),
}
