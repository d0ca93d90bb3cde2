import { createFileRoute } from '@tanstack/react-router'
import { forMembers } from '#web/app/for-members.ts'
import { DecisionsScreen } from '#web/moderation/decisions/decisions-screen.tsx'

export const Route = createFileRoute('/decisions/')({
  beforeLoad: forMembers,
  component: DecisionsScreen,
})
