import { useEffect, useEffectEvent } from 'react'
import { api, queryClient } from '#web/foundation/rpc.ts'
import { onSessionEnded } from '#web/foundation/session.ts'
import { useApplyPreferences } from './preferences.ts'
import { currentMember, expectSessionEnd, isSessionEndExpected, leaveAs, turnTo } from './sign-in/identity.ts'
import { type News, onOtherTabs } from './sign-in/tabs.ts'

/**
 * Once, in the shell: follows what happens to the session outside this page. Signed out in another tab: this one leaves too. Signed in
 * there: this one becomes the same member's. Refused by the server as nobody's: to the sign-in screen, which says why and comes back here.
 */
export function useSessionWatch(): void {
  const applyPreferences = useApplyPreferences()

  const follow = useEffectEvent(async (news: News) => {
    const shown = currentMember(queryClient)
    if (news === 'signingOut') return expectSessionEnd()
    if (news === 'signedOut') {
      if (shown) await leaveAs('signedOut')
      return
    }
    // Unread, this tab stays what it was; its next reading says who it is.
    const { member } = await api.accounts.me().catch(() => ({ member: shown }))
    if (member?.id === shown?.id) return
    if (shown) return window.location.reload()
    if (member) await applyPreferences(member)
    turnTo(queryClient, member)
  })

  useEffect(() => onOtherTabs((news) => void follow(news)), [])

  useEffect(
    () =>
      onSessionEnded(() => {
        if (currentMember(queryClient) && !isSessionEndExpected()) void leaveAs('lost')
      }),
    [],
  )
}
