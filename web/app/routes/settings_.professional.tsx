import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { ProfessionalScreen } from '#web/accounts/professional/professional-screen.tsx'
import { forMembers } from '#web/app/for-members.ts'

export const Route = createFileRoute('/settings_/professional')({
  beforeLoad: forMembers,
  component: ProfessionalRoute,
})

function ProfessionalRoute() {
  const { me } = useMe()
  return me && <ProfessionalScreen me={me} />
}
