import { createFileRoute } from '@tanstack/react-router'
import { forMembers } from '#web/app/for-members.ts'

/** For members alone, whichever of its pages one comes to. */
export const Route = createFileRoute('/medication')({
  beforeLoad: forMembers,
})
