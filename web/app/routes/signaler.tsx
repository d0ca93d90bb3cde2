import { createFileRoute } from '@tanstack/react-router'
import { ReportPage } from '#web/app/report/report-page.tsx'
import { readReported } from '#web/app/report/reported.ts'

export const Route = createFileRoute('/signaler')({ validateSearch: readReported, component: ReportRoute })

function ReportRoute() {
  // The router also hands on what stands in the address and was passed over: it is read once more.
  return <ReportPage reported={readReported(Route.useSearch())} />
}
