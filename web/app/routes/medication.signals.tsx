import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { readLater } from '#web/foundation/read-later.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { SignalsScreen } from '#web/medication/signals/signals-screen.tsx'
import { readSignalsView, type SignalsView } from '#web/medication/signals/signals-view.ts'

export const Route = createFileRoute('/medication/signals')({
  validateSearch: readLater<SignalsView>(),
  component: SignalsPage,
})

function SignalsPage() {
  const view = readSignalsView(Route.useSearch())
  const navigate = Route.useNavigate()
  const { me } = useMe()
  if (!me) return null
  return (
    <Page width="wide">
      <SignalsScreen
        onView={(search, { replace } = { replace: false }) => void navigate({ search, replace, resetScroll: false })}
        roles={me.roles}
        view={view}
      />
    </Page>
  )
}
