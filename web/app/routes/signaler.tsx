import { createFileRoute } from '@tanstack/react-router'
import { ReportPage } from '#web/app/report/report-page.tsx'
import { readReported } from '#web/app/report/reported.ts'
import { fr as report } from '#web/app/report/texts.fr.ts'
import { useTexts } from '#web/foundation/i18n.ts'

export const Route = createFileRoute('/signaler')({ validateSearch: readReported, component: ReportRoute })

const texts = { report }

function ReportRoute() {
  useTexts(texts)
  // The router also hands on what stands in the address and was passed over: it is read once more.
  return <ReportPage reported={readReported(Route.useSearch())} />
}
