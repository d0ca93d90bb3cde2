import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommunityEntry, Post } from '#contract/posts/schema.ts'
import type { Drafted } from '#web/foundation/editing/use-draft.ts'
import type { Explained } from '#web/foundation/editing/use-form-sending.ts'
import { type FailureText, isForeseen, isLimit, isRefusal } from '#web/foundation/failure.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { publishCommunity } from '../api.ts'
import { newPublishing, type Publishing } from '../compose/publishing-mark.ts'
import { usePublishing } from '../compose/use-publishing.ts'
import { type CommunityValues, communityForm, readCommunity } from './community-values.ts'

type CommunityPublishing = {
  entry: CommunityEntry
  isByTeam: boolean
  drafted: Drafted<CommunityValues, Publishing>
  memberId: string
  element: RefObject<HTMLFormElement | null>
  onPublished: (post: Post) => void
}

export function useCommunityPublishing({
  entry,
  isByTeam,
  drafted,
  memberId,
  element,
  onPublished,
}: CommunityPublishing) {
  const { t } = useTranslation()
  const language = useLanguage()

  const explain = (refused: unknown, text: FailureText): Explained => {
    if (isLimit(refused) || isRefusal(refused, 'INVALID_INPUT')) return { note: text, toast: text }
    const { title, message: reason } = text
    const failed = t(`posts.community.failed.${entry}`)
    const toast = { title, message: failed }
    if (isRefusal(refused, 'REQUEST_REUSED'))
      return { note: { title, message: t('posts.community.sentBefore', { failed }) }, toast }
    const kept = isForeseen(refused) ? 'posts.community.refused' : 'posts.community.lost'
    return { note: { title, message: t(kept, { failed, reason }) }, toast }
  }

  return usePublishing({
    drafted,
    memberId,
    blank: communityForm.blank,
    element,
    read: readCommunity,
    onFaults: () => showFailure({ title: t('errors.invalidTitle'), message: t('errors.INVALID_INPUT') }),
    publish: (fields) => publishCommunity({ ...fields, entry, language, isByTeam }),
    explain,
    onPublished: (post, { hasGoneOn }) => {
      // Text typed after sending becomes the draft of another post.
      if (hasGoneOn) drafted.draft.goOnFrom(communityForm.blank(), newPublishing(), drafted.form.getValues())
      showSuccess({
        title: t(`posts.community.done.${entry}.title`),
        message: t(`posts.community.done.${entry}.text`),
      })
      onPublished(post)
    },
  })
}
