import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { Page } from '#web/foundation/ui/page.tsx'
import { ContentWall } from '#web/posts/content-wall.tsx'
import { PostDetail } from '#web/posts/post-detail.tsx'

export const Route = createFileRoute('/post/$id')({ component: PostPage })

function PostPage() {
  const { id } = Route.useParams()
  const { me } = useMe()
  const isDrawn = useDrawnLater()
  if (!isDrawn) return null
  return (
    <Page width={me ? 'feed' : 'wide'}>
      {me ? <PostDetail id={id} /> : <ContentWall next={`/post/${id}`} order={1} />}
    </Page>
  )
}
