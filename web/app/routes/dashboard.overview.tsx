import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/accounts/api.ts'
import { Overview } from '#web/dashboard/overview.tsx'
import { Welcome } from '#web/dashboard/welcome.tsx'
import { Page, usePageName } from '#web/foundation/ui/layout/page.tsx'

export const Route = createFileRoute('/dashboard/overview')({ component: OverviewPage })

function OverviewPage() {
  const { t } = useTranslation()
  const { me } = useMe()
  usePageName(t('dashboard.sidebar.overview'))
  if (!me) return null
  return (
    <Page width="wide">
      <Welcome username={me.username} />
      <Overview me={me} />
    </Page>
  )
}
