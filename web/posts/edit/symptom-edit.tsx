import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { useReadOnlyWords } from '#web/accounts/read-only.ts'
import { forgetDraft } from '#web/foundation/editing/draft.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { usePostToEdit } from '../api.ts'
import { fr as detail } from '../post/texts.detail.fr.ts'
import { SymptomEditForm } from './symptom-edit-form.tsx'
import { symptomEdits } from './symptom-edits.ts'
import { fr as edit } from './texts.edit.fr.ts'

const texts = { posts: { detail, edit } }

type SymptomEditProps = { id: string; memberId: string }

export function SymptomEdit({ id, memberId }: SymptomEditProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const { data: post, error, refetch } = usePostToEdit(id)
  const isMissing =
    isRefusal(error, 'NOT_FOUND') ||
    isRefusal(error, 'INVALID_INPUT') ||
    (post !== undefined && (!post.isMine || post.kind !== 'symptom'))
  // The page title stays mounted whatever comes below it: it has the focus on arrival.
  return (
    <>
      <PageTitle intro={post?.can.edit && t('posts.edit.intro')}>{t('posts.edit.title')}</PageTitle>
      {content()}
    </>
  )

  function content() {
    if (isMissing) return <NoSuchSymptom id={id} memberId={memberId} />
    if (error) return <FailureBox error={error} onRetry={() => void refetch()} title={t('posts.edit.notLoaded')} />
    if (!post) return <CardSkeletons count={2} />
    return post.can.edit ? <SymptomEditForm memberId={memberId} post={post} /> : <LockedSymptom post={post} />
  }
}

/** Another member's symptom and a missing one look alike, so that its existence is not revealed. */
function NoSuchSymptom({ id, memberId }: SymptomEditProps) {
  const { t } = useTranslation()
  useEffect(() => forgetDraft(memberId, symptomEdits(id).name), [memberId, id])
  return (
    <EmptyState
      action={
        <LinkButton size="lg" to="/dashboard/symptoms">
          {t('posts.detail.backToOwn')}
        </LinkButton>
      }
      title={t('posts.edit.missing')}
    >
      {t('posts.edit.missingText')}
    </EmptyState>
  )
}

function LockedSymptom({ post }: { post: Post }) {
  const { t } = useTranslation()
  const readOnlyWords = useReadOnlyWords()
  return (
    <EmptyState
      action={
        <LinkButton params={{ id: post.id }} size="lg" to="/dashboard/symptom/$id">
          {t('posts.edit.read')}
        </LinkButton>
      }
      title={t('posts.edit.locked')}
    >
      {post.resolution ? t('errors.ALREADY_RESOLVED') : readOnlyWords}
    </EmptyState>
  )
}
