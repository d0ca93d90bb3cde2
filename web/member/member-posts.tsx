import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MemberProfile } from '#contract/accounts/schema.ts'
import type { Topic } from '#contract/foundation/live.ts'
import type { Post } from '#contract/posts/schema.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useWatched } from '#web/foundation/watching.ts'
import { FORM_SECTION } from '#web/home/sections.ts'
import type { useMemberPosts } from '#web/posts/api.ts'
import { PostCard } from '#web/posts/feed/post-card.tsx'
import classes from './member-posts.module.css'

const WATCHED_MAX = 100
const NONE: Post[] = []

type MemberPostsProps = { member: MemberProfile; posts: ReturnType<typeof useMemberPosts> }

export function MemberPosts({ member, posts }: MemberPostsProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { data } = posts
  const shown = data?.pages.flatMap(({ items }) => items) ?? NONE
  useWatched(useTopics(shown))
  return (
    <section aria-labelledby={titleId}>
      <h2 className={`mb4 ${classes.title}`} id={titleId}>
        {t('member.posts.title')}
      </h2>
      <Awaited cards={2} failed={t('member.posts.failed')} of={posts} />
      {data && shown.length === 0 && nothing()}
      {shown.length > 0 && (
        <div className={`stack fit g5 ${classes.posts}`}>
          {shown.map((post) => (
            <PostCard key={post.id} order={3} post={post} />
          ))}
          <MorePages
            list={posts}
            words={{
              more: t('member.posts.more'),
              loading: t('member.posts.loadingMore'),
              failed: t('member.posts.moreFailed'),
              end: t('member.posts.end'),
            }}
          />
        </div>
      )}
    </section>
  )

  function nothing() {
    return member.isMe ? (
      <EmptyState
        action={
          <LinkButton hash={FORM_SECTION} size="lg" to="/">
            {t('member.posts.create')}
          </LinkButton>
        }
        order={3}
        title={t('member.posts.emptyMine')}
      >
        {t('member.posts.emptyMineText')}
      </EmptyState>
    ) : (
      <EmptyState
        action={
          <LinkButton size="lg" to="/feed" variant="default">
            {t('member.toFeed')}
          </LinkButton>
        }
        order={3}
        title={t('member.posts.empty', { name: member.username ?? t('ui.someone') })}
      >
        {t('member.posts.emptyText')}
      </EmptyState>
    )
  }
}

function useTopics(posts: readonly Post[]): Topic[] {
  const ids = posts
    .slice(0, WATCHED_MAX)
    .map(({ id }) => id)
    .join()
  return useMemo(() => ids.split(',').flatMap((id): Topic[] => (id ? [`post:${id}`] : [])), [ids])
}
