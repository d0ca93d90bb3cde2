import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { query } from '#web/foundation/rpc.ts'
import type { ObservatoryView } from './observatory-view.ts'

/** The newest snapshot, of one symptom or of all; the one before stays until it is here. */
export const useObservatory = ({ symptome }: ObservatoryView) =>
  useQuery({
    // One that is on no list is refused by the server, like any other input.
    ...query.observatory.read.queryOptions({ input: symptome ? { symptom: symptome as SymptomId } : {} }),
    placeholderData: keepPreviousData,
  })
