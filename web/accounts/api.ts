import { useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/accounts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query } from '#web/foundation/rpc.ts'
import { postSignOut } from './sign-in/auth-post.ts'
import { expectSessionEnd, leaveAs } from './sign-in/identity.ts'
import { tellOtherTabs } from './sign-in/tabs.ts'

/** Returns the signed-in member; null for a visitor. `isPending` until the first answer. */
export function useMe(): { me: Me | null; isPending: boolean } {
  const { data, isPending } = useQuery(query.accounts.me.queryOptions())
  return { me: data?.member ?? null, isPending }
}

/** Returns a member as their page shows them; refused with NOT_FOUND where there is none that this reader may see. */
export const useMember = (memberId: string) => useQuery(query.accounts.member.queryOptions({ input: { memberId } }))

/**
 * Signs out, forgets everything this browser holds of the member, and loads the home page afresh in every tab. When it fails, nothing
 * has changed: the caller says so.
 */
export function useSignOut() {
  return useSendOnce({
    isLast: true,
    mutationFn: async () => {
      expectSessionEnd()
      tellOtherTabs('signingOut')
      await postSignOut()
      tellOtherTabs('signedOut')
      await leaveAs('signedOut')
    },
  })
}
