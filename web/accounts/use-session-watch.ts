import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { followAccount } from '#web/foundation/i18n.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { onSessionEnded } from '#web/foundation/session.ts'
import { useApplyPreferences } from './preferences.ts'
import { currentMember, expectSessionEnd, isSessionEndExpected, leaveAs, turnTo } from './sign-in/identity.ts'
import { type News, onOtherTabs } from './sign-in/tabs.ts'

/**
 * Mounted once, in the shell: follows changes to the session made outside this page. When another tab signs out, this one leaves too.
 * When another tab signs in, this one becomes that member's. When the server refuses the session, the sign-in screen opens, says why, and leads back here.
 * A page in another language than the account's turns to it.
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
    // When this request fails, the tab keeps its member: the next request tells who is signed in.
    const { member } = await api.accounts.me().catch(() => ({ member: shown }))
    if (member?.id === shown?.id) return
    if (shown) return window.location.reload()
    if (member) await applyPreferences(member)
    turnTo(queryClient, member)
  })

  const { data } = useQuery(query.accounts.me.queryOptions())
  const language = data?.member?.language
  useEffect(() => {
    // Without the texts the page stays as it is, and the next one asks again.
    if (language) followAccount(language).catch(() => undefined)
  }, [language])

  useEffect(() => onOtherTabs((news) => void follow(news)), [])

  useEffect(
    () =>
      onSessionEnded(() => {
        if (currentMember(queryClient) && !isSessionEndExpected()) void leaveAs('lost')
      }),
    [],
  )
}
