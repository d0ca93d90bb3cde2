import { createFileRoute } from '@tanstack/react-router'
import { SheetsScreen } from '#web/app/sheets/sheets-screen.tsx'
import { Page } from '#web/foundation/ui/layout/page.tsx'

export const Route = createFileRoute('/fiches/')({
  component: () => (
    <Page>
      <SheetsScreen />
    </Page>
  ),
})
