import { useQuery } from '@tanstack/react-query'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { currentMember } from '../sign-in/identity.ts'

/** For browsers without a live connection: the others are told when the export is ready. */
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
  useSendOnce(
    query.rights.askExport.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: exportsKey }),
    }),
  )

const meKey = query.accounts.me.queryKey()

function erasedOn(erasureDueAt: Date | null): void {
  const member = currentMember(queryClient)
  if (member) keepAnswer(meKey, { member: { ...member, erasureDueAt } })
}

/** The request holds a password: `gcTime: 0` removes it from memory together with the form. */
export const useAskErasure = () =>
  useSendOnce(
    query.rights.askErasure.mutationOptions({
      gcTime: 0,
      onSuccess: ({ dueAt }) => erasedOn(dueAt),
    }),
  )

export const useCancelErasure = () =>
  useSendOnce(query.rights.cancelErasure.mutationOptions({ onSuccess: () => erasedOn(null) }))
