import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#web/foundation/rpc.ts'
import { requestOf, type SignalsView } from './signals-view.ts'

/** A page of the table as of the last night; the one before stays until it is here. */
export const useSignals = (view: SignalsView) =>
  useQuery({
    ...query.signals.table.queryOptions({ input: requestOf(view) }),
    placeholderData: keepPreviousData,
  })

/** The figures of one medication as of the moment one asks. */
export const useDrugSignals = (name: string) =>
  useQuery({ ...query.signals.of.queryOptions({ input: { name } }), staleTime: 0, refetchOnWindowFocus: false })

/** Effects declared with one medication, as of the last night. */
export const useEffects = (name: string) => useQuery(query.signals.effects.queryOptions({ input: { name } }))
