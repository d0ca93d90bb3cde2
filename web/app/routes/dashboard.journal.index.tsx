import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { readLater } from '#web/foundation/read-later.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { JournalList } from '#web/journal/journal-list.tsx'
import { type JournalsView, readJournalsView } from '#web/journal/journal-view.ts'

export const Route = createFileRoute('/dashboard/journal/')({
  validateSearch: readLater<JournalsView>(),
  component: JournalsPage,
})

function JournalsPage() {
  const { me } = useMe()
  const { post } = readJournalsView(Route.useSearch())
  const navigate = Route.useNavigate()
  const isDrawn = useDrawnLater()
  if (!me || !isDrawn) return null
  return (
    <Page>
      <JournalList
        me={me}
        onOpen={(id, { replace } = { replace: false }) =>
          void navigate({ to: '/dashboard/journal/$id', params: { id }, replace })
        }
        postId={post}
      />
    </Page>
  )
}
