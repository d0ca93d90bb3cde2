import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/accounts/api.ts'
import { Overview } from '#web/dashboard/overview.tsx'
import { type FormerTab, partOfTab } from '#web/dashboard/space-view.ts'
import { Welcome } from '#web/dashboard/welcome.tsx'
import { readLater } from '#web/foundation/read-later.ts'
import { Page, usePageName } from '#web/foundation/ui/layout/page.tsx'
import { type OwnView, readOwnView } from '#web/posts/own/own-view.ts'

export const Route = createFileRoute('/dashboard/')({
  validateSearch: readLater<FormerTab & OwnView>(),
  component: Space,
})

function Space() {
  const { t } = useTranslation()
  const { me } = useMe()
  const address = Route.useSearch()
  const part = partOfTab(address)
  usePageName(t('dashboard.title'))
  if (part) return <Navigate replace search={readOwnView(address)} to={part} />
  if (!me) return null
  return (
    <Page width="wide">
      <Welcome username={me.username} />
      <Overview me={me} />
    </Page>
  )
}
