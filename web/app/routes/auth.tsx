import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMe } from '#web/accounts/api.ts'
import type { StoryWords } from '#web/accounts/sign-in/auth-notice.tsx'
import { AuthScreen } from '#web/accounts/sign-in/auth-screen.tsx'
import { type AuthSearch, readAuthSearch } from '#web/accounts/sign-in/auth-search.ts'
import { nextPath } from '#web/accounts/sign-in/next-path.ts'
import { tellOtherTabs } from '#web/accounts/sign-in/tabs.ts'
import { fetchCode, loadCode } from '#web/foundation/load-code.ts'
import { readLater } from '#web/foundation/read-later.ts'
import { lazyExtra } from '#web/foundation/ui/layout/lazy-part.tsx'

export const Route = createFileRoute('/auth')({ validateSearch: readLater<AuthSearch>(), component: AuthRoute })

const FeaturesBeside = lazyExtra(async () => (await import('#web/home/features-beside.tsx')).FeaturesBeside)

/** Loaded only where a sign-up is sent or a story waits, because the story's form is heavier than this screen. */
const story = async () => (await loadCode(() => import('#web/posts/compose/visitors-story.ts'))).visitorsStory()
const words = async () => (await fetchCode(() => import('#web/posts/compose/visitors-story.ts'))).visitorsWords()

function AuthRoute() {
  const search = readAuthSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  const { me, isPending } = useMe()
  // The links of mails, and choosing a new password, are open to everyone, signed in or not.
  const { reset, email, unlock, recovery, confirm, view } = search
  const isForMembersToo =
    [reset, email, unlock, recovery, confirm].some((token) => token !== undefined) || view === 'forgot'
  const next = me && !isForMembersToo ? nextPath(search.next) : undefined

  // After a form of this screen, or a return from the identity provider with a session, the other tabs do not know of the sign-in yet.
  const memberId = me?.id
  useEffect(() => {
    if (memberId) tellOtherTabs('signedIn')
  }, [memberId])

  useEffect(() => {
    if (next !== undefined) history.replace(next)
  }, [next, history])

  const storyWords = useStoryWords(search.story === 1)
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
  return (
    <AuthScreen beside={<FeaturesBeside />} onView={onView} search={search} story={story} storyWords={storyWords} />
  )
}

function useStoryWords(isWaiting: boolean): StoryWords | null | undefined {
  const [shown, setWords] = useState<StoryWords | null>()
  useEffect(() => {
    if (!isWaiting) return
    let isOver = false
    words()
      .then((found) => !isOver && setWords(found ?? null))
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [isWaiting])
  return shown
}
