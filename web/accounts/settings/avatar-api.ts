import type { Me } from '#contract/accounts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { meChanged } from '../live.ts'

/** The picture before is gone from the server: what was read with it is read again. */
const onSuccess = (member: Me) => {
  queryClient.setQueryData(query.accounts.me.queryKey(), { member })
  meChanged('everything')
}

export const useSetAvatar = () => useSendOnce(query.settings.setAvatar.mutationOptions({ onSuccess }))

export const useRemoveAvatar = () => useSendOnce(query.settings.removeAvatar.mutationOptions({ onSuccess }))
