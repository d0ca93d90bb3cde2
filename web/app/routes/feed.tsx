import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { pageConfig } from '#web/foundation/prefetched.ts'
import { useScreen } from '#web/foundation/theme/use-screen.ts'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { lazyExtra, lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { Page, usePageName } from '#web/foundation/ui/layout/page.tsx'
import { FORM_SECTION } from '#web/home/sections.ts'
import { FeedScreen } from '#web/posts/feed/feed-screen.tsx'
import { readFeedView } from '#web/posts/feed/feed-view.ts'

// A member needs `MeantPosts` only after a search, `SimilarPosts` only in the other tab, `FeedRail` only on a wide screen, and `SignInGate` never.
const MeantPosts = lazyPart(async () => (await import('#web/closest/meant-posts.tsx')).MeantPosts)
const SimilarPosts = lazyPart(async () => (await import('#web/matching/similar-posts.tsx')).SimilarPosts)
const FoundingSteps = lazyExtra(async () => (await import('#web/app/founding/founding-steps.tsx')).FoundingSteps)
const FeedRail = lazyExtra(async () => (await import('#web/app/feed-rail/feed-rail.tsx')).FeedRail)
const SignInGate = lazyPart(async () => (await import('#web/posts/gate/sign-in-gate.tsx')).SignInGate)

export const Route = createFileRoute('/feed')({ validateSearch: readFeedView, component: FeedPage })

function FeedPage() {
  const { me } = useMe()
  const isDrawn = useDrawnLater()
  if (!isDrawn) return null
  return me ? <MembersFeed me={me} /> : <VisitorsFeed />
}

function MembersFeed({ me }: { me: Me }) {
  const view = Route.useSearch()
  const navigate = Route.useNavigate()
  const isWide = useScreen('wide')
  return (
    <FeedScreen
      formSection={FORM_SECTION}
      founding={
        pageConfig.isFounding && (
          <Suspense>
            <FoundingSteps isSignedIn order={2} />
          </Suspense>
        )
      }
      onView={(search, { replace } = { replace: false }) => void navigate({ search, replace })}
      Meaning={MeantPosts}
      rail={
        isWide && (
          <Suspense>
            <FeedRail />
          </Suspense>
        )
      }
      similar={
        <Suspense fallback={<CardSkeletons />}>
          <SimilarPosts />
        </Suspense>
      }
      me={me}
      view={view}
    />
  )
}

function VisitorsFeed() {
  const { t } = useTranslation()
  usePageName(t('posts.feed.title'))
  return (
    <Page width="wide">
      <Suspense>
        <SignInGate next="/feed" order={1} />
      </Suspense>
    </Page>
  )
}
