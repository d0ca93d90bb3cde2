import { useTranslation } from 'react-i18next'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { usePost } from '../api.ts'
import { PostStory, type StoryPlace, type StoryProps } from './post-story.tsx'
import { fr as detail } from './texts.detail.fr.ts'

const texts = { posts: { detail } }

type PostDetailProps = Pick<StoryProps, 'below' | 'belowOwn' | 'atEnd'> & { id: string; place?: StoryPlace }

/** A post that the reader may not see looks the same as one that does not exist. */
export function PostDetail({ id, place = 'site', below, belowOwn, atEnd }: PostDetailProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const { data: post, error, isPending, refetch } = usePost(id)
  // Checked before the cached post: it may have been deleted meanwhile, or its author and the reader may no longer be shown to each other.
  if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')) return <MissingPost place={place} />
  if (post) return <PostStory atEnd={atEnd} below={below} belowOwn={belowOwn} key={post.id} place={place} post={post} />
  if (isPending) return <CardSkeletons count={1} />
  return (
    <>
      <PageTitle>{t('posts.detail.failed')}</PageTitle>
      <FailureBox error={error} onRetry={() => void refetch()} />
    </>
  )
}

function MissingPost({ place }: { place: StoryPlace }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      action={
        place === 'dashboard' ? (
          <LinkButton size="lg" to="/dashboard/symptoms">
            {t('posts.detail.backToOwn')}
          </LinkButton>
        ) : (
          <LinkButton size="lg" to="/feed">
            {t('posts.detail.toFeed')}
          </LinkButton>
        )
      }
      order={1}
      title={t('posts.detail.missing')}
    >
      {t('posts.detail.missingText')}
    </EmptyState>
  )
}
