import { useQuery } from '@tanstack/react-query'
import { type ConfirmationInput, Confirmed } from '#contract/accounts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { usedPasskey } from '../passkeys.ts'
import { useApplyPreferences } from '../preferences.ts'
import { cookieRefused, postSignIn, providerPage } from './auth-calls.ts'
import { post } from './auth-post.ts'
import { turnTo } from './identity.ts'

/** What is sent holds a password or a code: it leaves memory with the form, which its success leads away from. */
const keepingNothing = { gcTime: 0, isLast: true } as const

/** Signs in; where a second step is to follow, nobody is signed in yet. */
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

/** The second step of the sign-in that waits in this browser. */
export function useTakeCode() {
  const enter = useEnter()
  return useSendOnce({
    ...keepingNothing,
    mutationFn: async ({ kind, code }: Code) => {
      await post(kind === 'app' ? 'two-factor/verify-totp' : 'two-factor/verify-backup-code', { code })
      await enter()
    },
  })
}

/** Confirms the address of a sign-up, and signs in with the password that did it. */
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

/** What confirming by this link asks for. It is for whoever holds the link: nothing of it is kept. */
export const useSignUpPreview = (token: string) =>
  useQuery(query.accounts.previewSignUp.queryOptions({ input: { token }, staleTime: 0, gcTime: 0 }))

/** Confirms the address of a sign-up that was made in this browser, and signs in. */
export function useConfirmHere() {
  const enter = useEnter()
  return useSendOnce({
    ...keepingNothing,
    mutationFn: async (token: string) => {
      const { next } = Entered.parse(await post('sign-up/enter', { token }))
      await enter()
      return { next }
    },
  })
}

const Entered = Confirmed.pick({ next: true })

/** Has codes taken again after too many wrong ones. */
export const useUnlockCodes = () => useSendOnce({ ...query.security.unlockCodes.mutationOptions(), isLast: true })

/** Signs in by a passkey that the person's device offers. */
export function usePasskeyEntry() {
  const enter = useEnter()
  return useSendOnce({
    ...keepingNothing,
    mutationFn: async () => {
      const response = await usedPasskey(await post('passkey/generate-authenticate-options', {}))
      await post('passkey/verify-authentication', { response })
      await enter()
    },
  })
}

/** Leaves for the operator's provider of identities, to come back signed in. */
export const useLeaveForIdentity = () =>
  useSendOnce({
    ...keepingNothing,
    mutationFn: async ({ next }: { next: string | undefined }) => {
      window.location.assign(providerPage(await post('identity/leave', { ...(next && { next }) })))
    },
  })

/** The session is open: this tab becomes the member's, in the language and theme of the account; the others are told by the screen. */
function useEnter(): () => Promise<void> {
  const applyPreferences = useApplyPreferences()
  return async () => {
    const { member } = await api.accounts.me()
    if (!member) throw cookieRefused()
    await applyPreferences(member)
    turnTo(queryClient, member)
  }
}
