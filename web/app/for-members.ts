import type { QueryClient } from '@tanstack/react-query'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { query } from '#web/foundation/rpc.ts'
import { wayIn } from '#web/foundation/way-in.ts'

/** Guards a page for members alone: leads visitors to the screen where they sign up or in, and back from there. */
export async function forMembers({
  context,
  location,
}: {
  context: { queryClient: QueryClient }
  location: ParsedLocation
}) {
  const { member } = await context.queryClient.ensureQueryData(query.accounts.me.queryOptions())
  if (!member) throw redirect({ to: '/auth', search: { ...wayIn(), next: location.href } })
}
