import { createFileRoute, redirect } from '@tanstack/react-router'
import { query } from '#web/foundation/rpc.ts'

/** For members alone, whichever of its pages one comes to. */
export const Route = createFileRoute('/medication')({
  beforeLoad: async ({ context, location }) => {
    const { member } = await context.queryClient.ensureQueryData(query.accounts.me.queryOptions())
    if (!member) throw redirect({ to: '/auth', search: { next: location.href } })
  },
})
