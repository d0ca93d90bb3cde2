import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#web/foundation/rpc.ts'
import { requestOf, type SignalsView } from './signals-view.ts'

/** Returns a page of the table as of last night; the previous page stays until it arrives. */
export const useSignals = (view: SignalsView) =>
  useQuery({
    ...query.signals.table.queryOptions({ input: requestOf(view) }),
    placeholderData: keepPreviousData,
  })

/** Returns the figures of one medication, counted at the moment of the request. */
export const useDrugSignals = (name: string) =>
  useQuery({ ...query.signals.of.queryOptions({ input: { name } }), staleTime: 0, refetchOnWindowFocus: false })

/** Returns the effects declared with one medication, as of last night. */
export const useEffects = (name: string) => useQuery(query.signals.effects.queryOptions({ input: { name } }))
