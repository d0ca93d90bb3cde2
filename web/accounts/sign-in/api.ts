import { useQuery } from '@tanstack/react-query'
import { type ConfirmationInput, Confirmed } from '#contract/accounts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { usedPasskey } from '../passkeys.ts'
import { useApplyPreferences } from '../preferences.ts'
import { cookieRefused, postSignIn, providerPage } from './auth-calls.ts'
import { postToAuth } from './auth-post.ts'
import { turnTo } from './identity.ts'

/** The request holds a password or a code: it is removed from memory with the form, which disappears on success. */
const keepingNothing = { gcTime: 0, isLast: true } as const

export function useSignIn() {
  const enter = useEnter()
  return useSendOnce({
    ...keepingNothing,
    mutationFn: async (credentials: { email: string; password: string }) => {
      const answer = await postSignIn(credentials)
      if (!answer.needsCode) await enter()
      return answer
    },
  })
}

export type Code = { kind: 'app' | 'backup'; code: string }

export function useTakeCode() {
  const enter = useEnter()
  return useSendOnce({
    ...keepingNothing,
    mutationFn: async ({ kind, code }: Code) => {
      await postToAuth(kind === 'app' ? 'two-factor/verify-totp' : 'two-factor/verify-backup-code', { code })
      await enter()
    },
  })
}

export function useConfirmSignUp() {
  const enter = useEnter()
  return useSendOnce({
    ...keepingNothing,
    mutationFn: async (input: ConfirmationInput) => {
      const { email, next } = await api.accounts.confirmSignUp(input)
      await postSignIn({ email, password: input.password })
      await enter()
      return { next }
    },
  })
}

/** The answer is for the holder of the link: the cache does not keep it. */
export const useSignUpPreview = (token: string) =>
  useQuery(query.accounts.previewSignUp.queryOptions({ input: { token }, staleTime: 0, gcTime: 0 }))

export function useConfirmHere() {
  const enter = useEnter()
  return useSendOnce({
    ...keepingNothing,
    mutationFn: async (token: string) => {
      const { next } = Entered.parse(await postToAuth('sign-up/enter', { token }))
      await enter()
      return { next }
    },
  })
}

const Entered = Confirmed.pick({ next: true })

export const useUnlockCodes = () => useSendOnce({ ...query.security.unlockCodes.mutationOptions(), isLast: true })

export function usePasskeySignIn() {
  const enter = useEnter()
  return useSendOnce({
    ...keepingNothing,
    mutationFn: async () => {
      const response = await usedPasskey(await postToAuth('passkey/generate-authenticate-options', {}))
      await postToAuth('passkey/verify-authentication', { response })
      await enter()
    },
  })
}

export const useLeaveForIdentity = () =>
  useSendOnce({
    ...keepingNothing,
    mutationFn: async ({ next }: { next: string | undefined }) => {
      window.location.assign(providerPage(await postToAuth('identity/leave', { ...(next && { next }) })))
    },
  })

function useEnter(): () => Promise<void> {
  const applyPreferences = useApplyPreferences()
  return async () => {
    const { member } = await api.accounts.me()
    if (!member) throw cookieRefused()
    await applyPreferences(member)
    turnTo(queryClient, member)
  }
}
