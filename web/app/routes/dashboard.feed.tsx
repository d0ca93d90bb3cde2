import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMe } from '#web/accounts/api.ts'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { FORM_SECTION } from '#web/home/sections.ts'
import { FeedScreen } from '#web/posts/feed/feed-screen.tsx'
import { readFeedView } from '#web/posts/feed/feed-view.ts'

const MeantPosts = lazyPart(async () => (await import('#web/closest/meant-posts.tsx')).MeantPosts)
const SimilarPosts = lazyPart(async () => (await import('#web/matching/similar-posts.tsx')).SimilarPosts)

export const Route = createFileRoute('/dashboard/feed')({ validateSearch: readFeedView, component: DashboardFeed })

function DashboardFeed() {
  const { me } = useMe()
  const view = Route.useSearch()
  const navigate = Route.useNavigate()
  const isDrawn = useDrawnLater()
  if (!me || !isDrawn) return null
  return (
    <FeedScreen
      entry="dashboard"
      formSection={FORM_SECTION}
      onView={(search, { replace } = { replace: false }) => void navigate({ search, replace })}
      Meaning={MeantPosts}
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
