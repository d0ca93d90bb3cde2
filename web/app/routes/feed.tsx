import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/accounts/api.ts'
import { FORM_SECTION } from '#web/app/home/sections.ts'
import { Page, PageTitle, usePageName } from '#web/foundation/ui/page.tsx'
import { ContentWall } from '#web/posts/content-wall.tsx'
import { Feed } from '#web/posts/feed.tsx'

export const Route = createFileRoute('/feed')({ component: FeedPage })

function FeedPage() {
  const { me } = useMe()
  return me ? <MembersFeed /> : <VisitorsFeed />
}

function MembersFeed() {
  const { t } = useTranslation()
  return (
    <Page>
      <PageTitle>{t('posts.feed.title')}</PageTitle>
      <Feed formSection={FORM_SECTION} />
    </Page>
  )
}

function VisitorsFeed() {
  const { t } = useTranslation()
  usePageName(t('posts.feed.title'))
  return (
    <Page width="wide">
      <ContentWall next="/feed" order={1} />
    </Page>
  )
}
