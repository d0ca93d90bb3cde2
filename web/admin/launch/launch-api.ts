import { useQuery } from '@tanstack/react-query'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

const launch = query.admin.launch.queryOptions({ staleTime: 0 })

export const useLaunch = () => useQuery(launch)

export const useTryMail = () =>
  useSendOnce(
    query.admin.tryMail.mutationOptions({
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: launch.queryKey }),
    }),
  )

export const useNoteRestore = () =>
  useSendOnce(
    query.admin.noteRestore.mutationOptions({
      onSuccess: (settled) => queryClient.setQueryData(launch.queryKey, settled),
    }),
  )
