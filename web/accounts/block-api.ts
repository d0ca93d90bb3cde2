import { useMutation } from '@tanstack/react-query'
import { query } from '#web/foundation/rpc.ts'
import { blocksChanged } from './live.ts'

/** Blocks a member, both ways: from then on neither is shown to the other. */
export const useBlock = () =>
  useMutation(
    query.accounts.block.mutationOptions({ networkMode: 'always', onSuccess: () => blocksChanged('everything') }),
  )

/** Lifts one's own block. */
export const useUnblock = () =>
  useMutation(
    query.accounts.unblock.mutationOptions({ networkMode: 'always', onSuccess: () => blocksChanged('everything') }),
  )
