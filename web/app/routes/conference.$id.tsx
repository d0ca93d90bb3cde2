import { createFileRoute, redirect } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { RoomScreen } from '#web/conferences/room/room-screen.tsx'
import { query } from '#web/foundation/rpc.ts'

export const Route = createFileRoute('/conference/$id')({
  beforeLoad: async ({ context, location }) => {
    const { member } = await context.queryClient.ensureQueryData(query.accounts.me.queryOptions())
    if (!member) throw redirect({ to: '/auth', search: { next: location.href } })
  },
  component: RoomRoute,
})

function RoomRoute() {
  const { id } = Route.useParams()
  const { me } = useMe()
  return me && <RoomScreen id={id} key={id} me={me} />
}
