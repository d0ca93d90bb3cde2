import { createFileRoute } from '@tanstack/react-router'
import { readLater } from '#web/foundation/read-later.ts'
import { isReceiptCode, receiptCodeIn } from '#web/moderation/reporting/receipt-code.ts'
import { ReceiptScreen } from '#web/moderation/reporting/receipt-screen.tsx'

type ReceiptSearch = { code?: string }

function readReceipt({ code }: Record<string, unknown>): ReceiptSearch {
  const read = typeof code === 'string' ? receiptCodeIn(code) : ''
  return isReceiptCode(read) ? { code: read } : {}
}

export const Route = createFileRoute('/signaler_/suivi')({
  validateSearch: readLater<ReceiptSearch>(),
  component: ReceiptRoute,
})

function ReceiptRoute() {
  const { code } = readReceipt(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <ReceiptScreen
      code={code}
      onCode={(asked) => void navigate({ search: { code: asked }, replace: true, resetScroll: false })}
    />
  )
}
