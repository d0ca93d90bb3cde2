import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query } from '#web/foundation/rpc.ts'
import { blocksChanged } from './live.ts'

/** Blocks a member, both ways: from then on neither is shown to the other. */
export const useBlock = () =>
  useSendOnce(query.accounts.block.mutationOptions({ onSuccess: () => blocksChanged('everything') }))

/** Removes a block that this member has set. */
export const useUnblock = () =>
  useSendOnce({
    ...query.accounts.unblock.mutationOptions({ onSuccess: () => blocksChanged('everything') }),
    isOfMany: true,
  })
