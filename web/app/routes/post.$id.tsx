import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { closeToOwn } from '#web/app/close-to-own-later.tsx'
import { triedByOthers, triedIn } from '#web/app/tried-later.tsx'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { SignInGate } from '#web/posts/gate/sign-in-gate.tsx'
import { PostDetail } from '#web/posts/post/post-detail.tsx'

export const Route = createFileRoute('/post/$id')({ component: PostPage })

function PostPage() {
  const { id } = Route.useParams()
  const { me } = useMe()
  const isDrawn = useDrawnLater()
  if (!isDrawn) return null
  return (
    <Page width={me ? 'feed' : 'wide'}>
      {me ? (
        <PostDetail atEnd={triedByOthers} below={triedIn} belowOwn={closeToOwn} id={id} />
      ) : (
        <SignInGate next={`/post/${id}`} order={1} />
      )}
    </Page>
  )
}
