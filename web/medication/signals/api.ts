import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#web/foundation/rpc.ts'
import { requestOf, type SignalsView } from './signals-view.ts'

/** The figures are as of last night. */
export const useSignals = (view: SignalsView) =>
  useQuery({
    ...query.signals.table.queryOptions({ input: requestOf(view) }),
    placeholderData: keepPreviousData,
  })

/** The figures are counted at the moment of the request. */
export const useDrugSignals = (name: string) =>
  useQuery({ ...query.signals.of.queryOptions({ input: { name } }), staleTime: 0, refetchOnWindowFocus: false })

export const useEffects = (name: string) => useQuery(query.signals.effects.queryOptions({ input: { name } }))
