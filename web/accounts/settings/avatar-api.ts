import type { Me } from '#contract/accounts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { meChanged } from '../live.ts'

/** The server has deleted the previous picture: everything that was fetched with it is fetched again. */
const onSuccess = (member: Me) => {
  queryClient.setQueryData(query.accounts.me.queryKey(), { member })
  meChanged('everything')
}

export const useSetAvatar = () => useSendOnce(query.settings.setAvatar.mutationOptions({ onSuccess }))

export const useRemoveAvatar = () => useSendOnce(query.settings.removeAvatar.mutationOptions({ onSuccess }))
