import { useQuery } from '@tanstack/react-query'
import { LostFactor } from '#contract/accounts/security-schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { postToAuth } from '../sign-in/auth-post.ts'
import { currentMember } from '../sign-in/identity.ts'

/** The answer is for the holder of the link: the cache does not keep it. */
export const useResetPreview = (token: string) =>
  useQuery(query.security.previewReset.queryOptions({ input: { token }, staleTime: 0, gcTime: 0 }))

export const useLostFactor = () =>
  useSendOnce({ mutationFn: async () => LostFactor.parse(await postToAuth('two-factor/help', {})), isLast: true })

export const useBeginRecovery = () => useSendOnce({ ...query.security.beginRecovery.mutationOptions(), isLast: true })

export const useCancelRecovery = () =>
  useSendOnce(
    query.security.cancelRecovery.mutationOptions({
      onSuccess: () => {
        const member = currentMember(queryClient)
        if (member) keepAnswer(query.accounts.me.queryKey(), { member: { ...member, recoveryDueAt: null } })
      },
    }),
  )
