import { useQuery } from '@tanstack/react-query'
import { LostFactor } from '#contract/accounts/security-schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { postToAuth } from '../sign-in/auth-post.ts'
import { currentMember } from '../sign-in/identity.ts'

/** Returns what a new password, chosen through this link, removes. The answer is for the holder of the link: the cache does not keep it. */
export const useResetPreview = (token: string) =>
  useQuery(query.security.previewReset.queryOptions({ input: { token }, staleTime: 0, gcTime: 0 }))

/** Asks which way is open to someone who gave the password and cannot pass the second step. */
export const useLostFactor = () =>
  useSendOnce({ mutationFn: async () => LostFactor.parse(await postToAuth('two-factor/help', {})), isLast: true })

/** Starts the waiting period after which a new password removes the second factor. */
export const useBeginRecovery = () => useSendOnce({ ...query.security.beginRecovery.mutationOptions(), isLast: true })

/** Cancels the removal of the second factor. */
export const useCancelRecovery = () =>
  useSendOnce(
    query.security.cancelRecovery.mutationOptions({
      onSuccess: () => {
        const member = currentMember(queryClient)
        if (member) keepAnswer(query.accounts.me.queryKey(), { member: { ...member, recoveryDueAt: null } })
      },
    }),
  )
