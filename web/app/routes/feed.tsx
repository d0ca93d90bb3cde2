import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { FORM_SECTION } from '#web/app/home/sections.ts'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { CardSkeletons } from '#web/foundation/ui/card-skeleton.tsx'
import { Page, usePageName } from '#web/foundation/ui/page.tsx'
import { FeedScreen } from '#web/posts/feed-screen.tsx'
import { readFeedView } from '#web/posts/feed-view.ts'

// A member meets the one only in the other tab, and never the other.
const SimilarPosts = lazy(async () => ({ default: (await import('#web/matching/similar-posts.tsx')).SimilarPosts }))
const ContentWall = lazy(async () => ({ default: (await import('#web/posts/content-wall.tsx')).ContentWall }))

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
  return (
    <FeedScreen
      formSection={FORM_SECTION}
      onView={(search, { replace } = { replace: false }) => void navigate({ search, replace })}
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
        <ContentWall next="/feed" order={1} />
      </Suspense>
    </Page>
  )
}
