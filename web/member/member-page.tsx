import { useTranslation } from 'react-i18next'
import type { MemberProfile } from '#contract/accounts/schema.ts'
import { useMember } from '#web/accounts/api.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { PageTitle, usePageName } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useMemberPosts } from '#web/posts/api.ts'
import { BackButton } from '#web/posts/post/back-button.tsx'
import { MemberHead } from './member-head.tsx'
import { MemberPosts } from './member-posts.tsx'
import { MemberWaiting } from './member-waiting.tsx'

/** A member whom the reader may not see looks like a missing one. */
export function MemberPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data: member, error, isPending, refetch } = useMember(id)
  const posts = useMemberPosts(id)
  // A member seen a moment ago may be gone, or no longer be visible to the reader.
  if (isMissing(error) || isMissing(posts.error)) return <MissingMember />
  if (member) return <PageOf member={member} posts={posts} />
  if (isPending) return <MemberWaiting />
  return (
    <>
      <PageTitle>{t('member.failed')}</PageTitle>
      <FailureBox error={error} onRetry={() => void Promise.all([refetch(), posts.refetch()])} />
    </>
  )
}

const isMissing = (error: unknown) => isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')

type PageOfProps = { member: MemberProfile; posts: ReturnType<typeof useMemberPosts> }

/** The pseudonym does not appear in the tab's title: it would stay in the history of a device that others may use. */
function PageOf({ member, posts }: PageOfProps) {
  const { t } = useTranslation()
  usePageName(t('member.name'))
  return (
    <>
      <BackButton />
      <MemberHead member={member} />
      <MemberPosts member={member} posts={posts} />
    </>
  )
}

/** The text is the same whether the member never existed, is gone, or shares a block with the reader. */
function MissingMember() {
  const { t } = useTranslation()
  return (
    <EmptyState
      action={
        <LinkButton size="lg" to="/feed">
          {t('member.toFeed')}
        </LinkButton>
      }
      order={1}
      title={t('member.missing')}
    >
      {t('member.missingText')}
    </EmptyState>
  )
}
