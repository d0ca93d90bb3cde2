import { createFileRoute } from '@tanstack/react-router'
import { PROFESSIONAL_STATES } from '#contract/accounts/professional-limits.ts'
import type { ProfessionalState } from '#contract/accounts/professional-schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { ProfessionalsScreen } from '#web/admin/professionals/professionals-screen.tsx'
import { readLater } from '#web/foundation/read-later.ts'

type Search = { state?: ProfessionalState }

const readSearch = ({ state }: Record<string, unknown>): Search => {
  const known = PROFESSIONAL_STATES.find((value) => value === state)
  return known && known !== 'pending' ? { state: known } : {}
}

export const Route = createFileRoute('/admin/professionals')({
  validateSearch: readLater<Search>(),
  component: ProfessionalsRoute,
})

function ProfessionalsRoute() {
  const { state = 'pending' } = readSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const { me } = useMe()
  return (
    me && (
      <ProfessionalsScreen
        me={me}
        onState={(chosen) =>
          void navigate({ search: readSearch({ state: chosen }), replace: true, resetScroll: false })
        }
        state={state}
      />
    )
  )
}
