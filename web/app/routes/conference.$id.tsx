import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { forMembers } from '#web/app/for-members.ts'
import { RoomScreen } from '#web/conferences/room/room-screen.tsx'

export const Route = createFileRoute('/conference/$id')({
  beforeLoad: forMembers,
  component: RoomRoute,
})

function RoomRoute() {
  const { id } = Route.useParams()
  const { me } = useMe()
  return me && <RoomScreen id={id} key={id} me={me} />
}
