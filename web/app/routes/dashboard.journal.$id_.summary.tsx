import { createFileRoute } from '@tanstack/react-router'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { Page } from '#web/foundation/ui/page.tsx'
import { readPeriode } from '#web/journal/journal-view.ts'
import type { Periode } from '#web/journal/period.ts'
import { SummaryScreen } from '#web/journal/summary-screen.tsx'

const readSearch = (address: Record<string, unknown>): { periode?: Periode } => {
  const periode = readPeriode(address)
  return periode ? { periode } : {}
}

export const Route = createFileRoute('/dashboard/journal/$id_/summary')({
  validateSearch: readSearch,
  component: SummaryPage,
})

function SummaryPage() {
  const { id } = Route.useParams()
  const { periode } = Route.useSearch()
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
