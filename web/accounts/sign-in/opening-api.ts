import type { SignUpInput } from '#contract/accounts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, queryClient } from '#web/foundation/rpc.ts'
import { postConfirmationRequest, postNewPassword, postResetRequest } from './auth-calls.ts'
import { currentMember, expectSessionEnd, turnTo } from './identity.ts'

export const useSignUp = () =>
  useSendOnce({
    ...keepingNothing,
    mutationFn: async ({ input, story }: { input: SignUpInput; story: () => Promise<string | undefined> }) => {
      const told = await story()
      return api.accounts.signUp({ ...input, ...(told && { story: told }) })
    },
  })

export const useAskReset = () => useSendOnce({ mutationFn: postResetRequest })

export const useAskConfirmation = () => useSendOnce({ mutationFn: postConfirmationRequest })

/** Every session of the account is closed, this browser's too. */
export const useSetPassword = () =>
  useSendOnce({
    ...keepingNothing,
    mutationFn: (choice: { token: string; newPassword: string }) => {
      expectSessionEnd()
      return postNewPassword(choice)
    },
    onSuccess: async () => {
      if (!currentMember(queryClient)) return
      const { member } = await api.accounts.me().catch(() => ({ member: null }))
      turnTo(queryClient, member)
    },
  })

/** The request holds a password: it is removed from memory with the form, which disappears on success. */
const keepingNothing = { gcTime: 0, isLast: true } as const
