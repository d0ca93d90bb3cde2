import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { CaseScreen } from '#web/moderation/queue/case-screen.tsx'

export const Route = createFileRoute('/admin/moderation/$id')({ component: CaseRoute })

function CaseRoute() {
  const { id } = Route.useParams()
  const { me } = useMe()
  return me && <CaseScreen id={id} me={me} />
}
