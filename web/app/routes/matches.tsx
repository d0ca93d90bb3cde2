import { createFileRoute } from '@tanstack/react-router'
import { forMembers } from '#web/app/for-members.ts'
import { readLater } from '#web/foundation/read-later.ts'
import { Matches } from '#web/matching/matches.tsx'
import { type MatchesView, readMatchesView } from '#web/matching/matches-view.ts'

export const Route = createFileRoute('/matches')({
  validateSearch: readLater<MatchesView>(),
  beforeLoad: forMembers,
  component: MatchesRoute,
})

function MatchesRoute() {
  const view = readMatchesView(Route.useSearch())
  const navigate = Route.useNavigate()
  return <Matches onView={(search) => void navigate({ search, replace: true, resetScroll: false })} view={view} />
}
