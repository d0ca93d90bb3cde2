import { createFileRoute } from '@tanstack/react-router'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { readLater } from '#web/foundation/read-later.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { readPeriode } from '#web/journal/journal-view.ts'
import type { Periode } from '#web/journal/overview/period.ts'
import { SummaryScreen } from '#web/journal/summary/summary-screen.tsx'

export const Route = createFileRoute('/dashboard/journal/$id_/summary')({
  validateSearch: readLater<{ periode?: Periode }>(),
  component: SummaryPage,
})

function SummaryPage() {
  const { id } = Route.useParams()
  const periode = readPeriode(Route.useSearch())
  const navigate = Route.useNavigate()
  const isDrawn = useDrawnLater()
  if (!isDrawn) return null
  return (
    <Page>
      <SummaryScreen
        id={id}
        key={id}
        onPeriode={(chosen) =>
          void navigate({ search: chosen ? { periode: chosen } : {}, replace: true, resetScroll: false })
        }
        periode={periode}
      />
    </Page>
  )
}
