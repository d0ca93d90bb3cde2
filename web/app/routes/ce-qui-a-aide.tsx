import { createFileRoute } from '@tanstack/react-router'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { WhatHelpedScreen } from '#web/what-helped/what-helped-screen.tsx'
import { readWhatHelpedView, type WhatHelpedView } from '#web/what-helped/what-helped-view.ts'

export const Route = createFileRoute('/ce-qui-a-aide')({
  // The page checks the address, which anyone may have written, with code that is loaded with the page.
  validateSearch: (address: Record<string, unknown>): WhatHelpedView => address,
  component: WhatHelpedPage,
})

function WhatHelpedPage() {
  return (
    <Page width="wide">
      <WhatHelpedScreen view={readWhatHelpedView(Route.useSearch())} />
    </Page>
  )
}
