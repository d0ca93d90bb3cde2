import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { readLater } from '#web/foundation/read-later.ts'
import { ReportScreen } from '#web/moderation/reporting/report-screen.tsx'
import { type Reported, readReported } from '#web/moderation/reporting/reported.ts'

export const Route = createFileRoute('/signaler')({ validateSearch: readLater<Reported>(), component: ReportRoute })

function ReportRoute() {
  const { me } = useMe()
  return <ReportScreen me={me} reported={readReported(Route.useSearch())} />
}
