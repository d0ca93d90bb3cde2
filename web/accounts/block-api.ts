import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query } from '#web/foundation/rpc.ts'
import { blocksChanged } from './live.ts'

export const useBlock = () =>
  useSendOnce(query.accounts.block.mutationOptions({ onSuccess: () => blocksChanged('everything') }))

export const useUnblock = () =>
  useSendOnce({
    ...query.accounts.unblock.mutationOptions({ onSuccess: () => blocksChanged('everything') }),
    isOfMany: true,
  })
