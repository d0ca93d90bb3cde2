import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { FoundingScreen } from '#web/app/founding/founding-screen.tsx'
import { Page } from '#web/foundation/ui/layout/page.tsx'

export const Route = createFileRoute('/commencement')({ component: FoundingRoute })

function FoundingRoute() {
  const { me } = useMe()
  return (
    <Page>
      <FoundingScreen me={me} />
    </Page>
  )
}
