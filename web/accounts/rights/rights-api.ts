import { useMutation, useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/accounts/schema.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

// Without a connection a person is told at once.
const networkMode = 'always'
/** It is told as soon as it is ready; asked now and then besides, for whoever has no live connection. */
const MAKING_MS = 5_000

const exportsKey = query.rights.exports.queryKey()

export const useExports = () =>
  useQuery(
    query.rights.exports.queryOptions({
      staleTime: 0,
      refetchInterval: ({ state }) => state.data?.exports.some((each) => each.state === 'making') && MAKING_MS,
    }),
  )

export const useAskExport = () =>
  useMutation(
    query.rights.askExport.mutationOptions({
      networkMode,
      onSettled: () => queryClient.invalidateQueries({ queryKey: exportsKey }),
    }),
  )

const erasedOn = (erasureDueAt: Date | null) =>
  queryClient.setQueryData(query.accounts.me.queryKey(), (before: { member: Me | null } | undefined) =>
    before?.member ? { member: { ...before.member, erasureDueAt } } : before,
  )

/** What is sent holds a password: it leaves memory with the form. */
export const useAskErasure = () =>
  useMutation(
    query.rights.askErasure.mutationOptions({
      networkMode,
      gcTime: 0,
      onSuccess: ({ dueAt }) => erasedOn(dueAt),
    }),
  )

export const useCancelErasure = () =>
  useMutation(query.rights.cancelErasure.mutationOptions({ networkMode, onSuccess: () => erasedOn(null) }))
