import { useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/accounts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query } from '#web/foundation/rpc.ts'
import { postSignOut } from './sign-in/auth-post.ts'
import { expectSessionEnd, leaveAs } from './sign-in/identity.ts'
import { tellOtherTabs } from './sign-in/tabs.ts'

export function useMe(): { me: Me | null; isPending: boolean } {
  const { data, isPending } = useQuery(query.accounts.me.queryOptions())
  return { me: data?.member ?? null, isPending }
}

export const useMember = (memberId: string) => useQuery(query.accounts.member.queryOptions({ input: { memberId } }))

/** Forgets everything this browser holds of the member, and loads the home page afresh in every tab. A failure changes nothing, and the caller reports it. */
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
