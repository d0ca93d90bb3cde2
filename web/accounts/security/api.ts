import { useQuery } from '@tanstack/react-query'
import type { Security } from '#contract/accounts/security-schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { madePasskey } from '../passkeys.ts'
import { providerPage } from '../sign-in/auth-calls.ts'
import { postToAuth } from '../sign-in/auth-post.ts'

const securityKey = query.security.get.queryKey()

/** The request holds a password or a code: `gcTime: 0` removes it from memory together with the form. */
const keepingNothing = { gcTime: 0 } as const

/** Fetches the security settings anew each time, because a member opens them to see what is in force now. */
export const useSecurity = () => useQuery(query.security.get.queryOptions({ staleTime: 0 }))

const keep = (security: Security) => {
  keepAnswer(securityKey, security)
}
const askAgain = () => queryClient.invalidateQueries({ queryKey: securityKey })

/** The member's rights and sessions depend on the second factor. */
const factorChanged = () => {
  void askAgain()
  void queryClient.invalidateQueries({ queryKey: query.accounts.me.queryKey() })
  void queryClient.invalidateQueries({ queryKey: query.settings.sessions.queryKey() })
}

export const useBeginSecondFactor = () => useSendOnce(query.security.beginSecondFactor.mutationOptions(keepingNothing))

export const useConfirmSecondFactor = () =>
  useSendOnce(query.security.confirmSecondFactor.mutationOptions({ ...keepingNothing, onSuccess: factorChanged }))

export const useRenewBackupCodes = () =>
  useSendOnce(query.security.renewBackupCodes.mutationOptions({ ...keepingNothing, onSuccess: () => void askAgain() }))

export const useTurnOffSecondFactor = () =>
  useSendOnce(
    query.security.turnOffSecondFactor.mutationOptions({
      ...keepingNothing,
      onSuccess: (security) => {
        keep(security)
        factorChanged()
      },
    }),
  )

export const useAddPasskey = () =>
  useSendOnce({
    ...keepingNothing,
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const response = await madePasskey(await postToAuth('passkey/generate-register-options', { password }))
      await postToAuth('passkey/verify-registration', { name, response })
    },
    onSuccess: () => void askAgain(),
  })

export const useRenamePasskey = () => useSendOnce(query.security.renamePasskey.mutationOptions({ onSuccess: keep }))

export const useRemovePasskey = () =>
  useSendOnce(query.security.removePasskey.mutationOptions({ ...keepingNothing, onSuccess: keep }))

export const useRemoveIdentity = () =>
  useSendOnce(query.security.removeIdentity.mutationOptions({ ...keepingNothing, onSuccess: keep }))

export const useLinkIdentity = () =>
  useSendOnce({
    ...keepingNothing,
    isLast: true,
    mutationFn: async ({ password }: { password: string }) => {
      window.location.assign(providerPage(await postToAuth('identity/link', { password })))
    },
  })
