import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMe } from '#web/accounts/api.ts'
import { AuthScreen } from '#web/accounts/sign-in/auth-screen.tsx'
import { type AuthSearch, readAuthSearch } from '#web/accounts/sign-in/auth-search.ts'
import { nextPath } from '#web/accounts/sign-in/next-path.ts'
import { tellOtherTabs } from '#web/accounts/sign-in/tabs.ts'
import { loadCode } from '#web/foundation/load-code.ts'
import { readLater } from '#web/foundation/read-later.ts'

export const Route = createFileRoute('/auth')({ validateSearch: readLater<AuthSearch>(), component: AuthRoute })

/** Read only when it goes with a sign-up: its form is heavier than this screen. */
const story = async () => (await loadCode(() => import('#web/posts/compose/visitors-story.ts'))).visitorsStory()

function AuthRoute() {
  const search = readAuthSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  const { me, isPending } = useMe()
  // What a mail leads to, and a new password, is for whoever asks for it, signed in or not.
  const { reset, email, unlock, recovery, confirm, view } = search
  const isForMembersToo =
    [reset, email, unlock, recovery, confirm].some((token) => token !== undefined) || view === 'forgot'
  const next = me && !isForMembersToo ? nextPath(search.next) : undefined

  // By a form of this screen, or back from the provider of identities with a session already: the other tabs know of neither.
  const memberId = me?.id
  useEffect(() => {
    if (memberId) tellOtherTabs('signedIn')
  }, [memberId])

  useEffect(() => {
    if (next !== undefined) history.replace(next)
  }, [next, history])

  if (isPending || next !== undefined) return null
  const onView = (view: 'signIn' | 'signUp' | 'code', next = search.next) =>
    navigate({
      search: {
        ...(view !== 'signIn' && { view }),
        ...(next && { next }),
        ...(search.story && { story: search.story }),
      },
      replace: true,
      resetScroll: false,
    })
  return <AuthScreen onView={onView} search={search} story={story} />
}
