import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/accounts/api.ts'
import { Overview } from '#web/dashboard/overview.tsx'
import { SpaceTabs } from '#web/dashboard/space-tabs.tsx'
import { readSpaceView, type SpaceView, tabOf, viewOf } from '#web/dashboard/space-view.ts'
import { Welcome } from '#web/dashboard/welcome.tsx'
import { readLater } from '#web/foundation/read-later.ts'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { Page, usePageName } from '#web/foundation/ui/layout/page.tsx'
import { FORM_SECTION } from '#web/home/sections.ts'
import { type OwnView, readOwnView } from '#web/posts/own/own-view.ts'

// Each is loaded with its own tab only.
const OwnSymptoms = lazyPart(async () => (await import('#web/posts/own/own-symptoms.tsx')).OwnSymptoms)
const OwnCommunityPosts = lazyPart(
  async () => (await import('#web/posts/own/own-community-posts.tsx')).OwnCommunityPosts,
)

export const Route = createFileRoute('/dashboard/')({
  validateSearch: readLater<SpaceView & OwnView>(),
  component: Space,
})

function Space() {
  const { t } = useTranslation()
  const { me } = useMe()
  const address = Route.useSearch()
  const view = readOwnView(address)
  const navigate = Route.useNavigate()
  usePageName(t('dashboard.title'))
  const tab = tabOf(readSpaceView(address))
  const show = (own: OwnView, { replace } = { replace: false }) =>
    void navigate({ search: { ...viewOf(tab), ...own }, replace, resetScroll: false })
  if (!me) return null
  return (
    <Page width="wide">
      <Welcome username={me.username} />
      <SpaceTabs
        chosen={tab}
        onChoose={(chosen) => void navigate({ search: viewOf(chosen), replace: true, resetScroll: false })}
      >
        {tab === 'overview' && <Overview />}
        {tab !== 'overview' && (
          <Suspense fallback={<CardSkeletons />}>
            {tab === 'symptoms' && <OwnSymptoms formSection={FORM_SECTION} isTab onView={show} view={view} />}
            {tab === 'posts' && <OwnCommunityPosts isTab me={me} onView={show} view={view} />}
          </Suspense>
        )}
      </SpaceTabs>
    </Page>
  )
}
