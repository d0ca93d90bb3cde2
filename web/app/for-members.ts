import type { QueryClient } from '@tanstack/react-query'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { query } from '#web/foundation/rpc.ts'

/** Guards a page for members alone: leads visitors to the sign-in screen, and back from there. */
export async function forMembers({
  context,
  location,
}: {
  context: { queryClient: QueryClient }
  location: ParsedLocation
}) {
  const { member } = await context.queryClient.ensureQueryData(query.accounts.me.queryOptions())
  if (!member) throw redirect({ to: '/auth', search: { next: location.href } })
}
