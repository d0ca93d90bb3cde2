import { createFileRoute, redirect } from '@tanstack/react-router'
import { query } from '#web/foundation/rpc.ts'
import { Matches } from '#web/matching/matches.tsx'
import { readMatchesView } from '#web/matching/matches-view.ts'

export const Route = createFileRoute('/matches')({
  validateSearch: readMatchesView,
  beforeLoad: async ({ context, location }) => {
    const { member } = await context.queryClient.ensureQueryData(query.accounts.me.queryOptions())
    if (!member) throw redirect({ to: '/auth', search: { next: location.href } })
  },
  component: MatchesRoute,
})

function MatchesRoute() {
  const view = Route.useSearch()
  const navigate = Route.useNavigate()
  return <Matches onView={(search) => void navigate({ search, replace: true, resetScroll: false })} view={view} />
}
