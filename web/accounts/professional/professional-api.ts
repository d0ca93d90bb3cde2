import { useMutation, useQuery } from '@tanstack/react-query'
import { query, queryClient } from '#web/foundation/rpc.ts'

// Without a connection a person is told at once.
const networkMode = 'always'
const key = query.professionals.key()

export const useProfessional = () => useQuery(query.professionals.mine.queryOptions())

const readAgain = () => queryClient.invalidateQueries({ queryKey: key })

export const useAskProfessional = () =>
  useMutation(query.professionals.ask.mutationOptions({ networkMode, gcTime: 0, onSuccess: readAgain }))

/** What was decided meanwhile is read where it cannot be taken back any more. */
export const useWithdraw = () =>
  useMutation(query.professionals.withdraw.mutationOptions({ networkMode, onSettled: readAgain }))
