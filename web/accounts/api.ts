import { useMutation, useQuery } from '@tanstack/react-query'
import type { Me, SignUpInput } from '#contract/accounts/schema.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { postConfirmationRequest, postNewPassword, postResetRequest, postSignOut } from './auth-calls.ts'
import { currentMember, expectSessionEnd, leaveAs, turnTo } from './identity.ts'
import { tellOtherTabs } from './tabs.ts'

/** The signed-in member; null for a visitor. `isPending` until the first answer. */
export function useMe(): { me: Me | null; isPending: boolean } {
  const { data, isPending } = useQuery(query.accounts.me.queryOptions())
  return { me: data?.member ?? null, isPending }
}

/** A member as their page shows them; refused with NOT_FOUND where there is none that this reader may see. */
export const useMember = (memberId: string) => useQuery(query.accounts.member.queryOptions({ input: { memberId } }))

/**
 * Signs out, forgets everything this browser holds of the member, and loads the home page afresh in every tab. When it fails, nothing
 * has changed: the caller says so.
 */
export function useSignOut() {
  return useMutation({
    ...told,
    mutationFn: async () => {
      expectSessionEnd()
      tellOtherTabs('signingOut')
      await postSignOut()
      tellOtherTabs('signedOut')
      await leaveAs('signedOut')
    },
  })
}

/** Opens an account that waits for its address to be confirmed. */
export const useSignUp = () =>
  useMutation({ ...keepingNothing, mutationFn: (input: SignUpInput) => api.accounts.signUp(input) })

export const useAskReset = () => useMutation({ ...told, mutationFn: postResetRequest })

export const useAskConfirmation = () => useMutation({ ...told, mutationFn: postConfirmationRequest })

/** Sets a new password by the token of a link. Every session of the account is closed, this browser's too. */
export const useSetPassword = () =>
  useMutation({
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

/** Without a connection a person is told at once; waiting for one, as is usual for mutations, would look like a form that hangs. */
const told = { networkMode: 'always' } as const

/** What is sent holds a password: it leaves memory with the form. */
const keepingNothing = { ...told, gcTime: 0 } as const
