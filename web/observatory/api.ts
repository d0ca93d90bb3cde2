import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { query } from '#web/foundation/rpc.ts'
import type { ObservatoryView } from './observatory-view.ts'

export const useObservatory = ({ symptome }: ObservatoryView) =>
  useQuery({
    ...query.observatory.read.queryOptions({ input: symptome ? { symptom: symptome as SymptomId } : {} }),
    placeholderData: keepPreviousData,
  })
