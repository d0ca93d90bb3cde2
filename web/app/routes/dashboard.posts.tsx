import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { readLater } from '#web/foundation/read-later.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { OwnCommunityPosts } from '#web/posts/own/own-community-posts.tsx'
import { type OwnView, readOwnView } from '#web/posts/own/own-view.ts'

// These posts have no state to filter by: they are neither ongoing nor resolved.
const readSearch = (address: Record<string, unknown>): Pick<OwnView, 'q'> => {
  const { q } = readOwnView(address)
  return q ? { q } : {}
}

export const Route = createFileRoute('/dashboard/posts')({
  validateSearch: readLater<Pick<OwnView, 'q'>>(),
  component: PostsPage,
})

function PostsPage() {
  const { me } = useMe()
  const view = readSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const isDrawn = useDrawnLater()
  if (!me || !isDrawn) return null
  return (
    <Page width="wide">
      <OwnCommunityPosts
        onView={({ q }, { replace } = { replace: false }) =>
          void navigate({ search: q ? { q } : {}, replace, resetScroll: false })
        }
        me={me}
        view={view}
      />
    </Page>
  )
}
