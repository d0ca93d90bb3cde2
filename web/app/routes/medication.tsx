import { createFileRoute } from '@tanstack/react-router'
import { forMembers } from '#web/app/for-members.ts'

/** All pages under this path are for members alone. */
export const Route = createFileRoute('/medication')({
  beforeLoad: forMembers,
})
