import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { forMembers } from '#web/app/for-members.ts'
import { DecisionScreen } from '#web/moderation/decisions/decision-screen.tsx'

export const Route = createFileRoute('/decisions/$id')({
  beforeLoad: forMembers,
  component: DecisionRoute,
})

function DecisionRoute() {
  const { id } = Route.useParams()
  const { me } = useMe()
  return me && <DecisionScreen id={id} memberId={me.id} />
}
