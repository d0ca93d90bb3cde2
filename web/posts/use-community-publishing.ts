import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import type { CommunityEntry, Post } from '#contract/posts/schema.ts'
import { type FailureText, failureText, faultsOfError, isForeseen, isRefusal } from '#web/foundation/failure.ts'
import { fieldErrors, leadToErrors } from '#web/foundation/form.tsx'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { usePublishCommunity } from './api.ts'
import { readCommunity } from './community-values.ts'
import { tagErrors } from './tag-errors.tsx'
import type { CommunityDraftInHand } from './use-community-draft.ts'

type CommunityPublishing = {
  entry: CommunityEntry
  draft: CommunityDraftInHand
  element: RefObject<HTMLFormElement | null>
  onPublished: (post: Post) => void
}

/** Publishes what stands in the form, once its files are there, and says how it went in the words of where it was written. */
export function useCommunityPublishing({ entry, draft, element, onPublished }: CommunityPublishing) {
  const { t } = useTranslation()
  const dates = useDates()
  const language = useLanguage()
  const { form, uploads } = draft
  const [isWaiting, setWaiting] = useState(false)

  const showFaults = (faults: readonly FieldFault[]) =>
    leadToErrors(() => form.setErrors(communityErrors(faults)), element.current)

  const { mutate, isPending, error } = usePublishCommunity({
    onSuccess: (post) => {
      draft.forget()
      showSuccess({
        title: t(`posts.community.done.${entry}.title`),
        message: t(`posts.community.done.${entry}.text`),
      })
      onPublished(post)
    },
    onError: (refused) => {
      if (isRefusal(refused, 'UNAUTHORIZED')) return
      if (isRefusal(refused, 'REQUEST_REUSED')) draft.renewRequest()
      const text = textOf(refused)
      // What the form says below at length, the toast says in one line.
      showFailure(text.title === t('errors.title') ? { ...text, message: t(`posts.community.failed.${entry}`) } : text)
      const faults = faultsOfError(refused)
      if (faults.length > 0) showFaults(faults)
    },
  })

  const textOf = (refused: unknown): FailureText => {
    const text = failureText(refused, { t, dates })
    const isSaidWhole = (['QUOTA_REACHED', 'TOO_MANY_REQUESTS', 'INVALID_INPUT'] as const).some((code) =>
      isRefusal(refused, code),
    )
    if (isSaidWhole) return text
    const failed = t(`posts.community.failed.${entry}`)
    if (isRefusal(refused, 'REQUEST_REUSED'))
      return { title: text.title, message: t('posts.community.sentBefore', { failed }) }
    const kept = isForeseen(refused) ? 'posts.community.refused' : 'posts.community.lost'
    return { title: text.title, message: t(kept, { failed, reason: text.message }) }
  }

  const publish = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isWaiting) return
    const read = readCommunity(form.getValues())
    if ('faults' in read) {
      showFailure({ title: t('errors.invalidTitle'), message: t('errors.INVALID_INPUT') })
      return showFaults(read.faults)
    }
    draft.flush()
    setWaiting(true)
    const mediaIds = await uploads.whenReady()
    setWaiting(false)
    if (!mediaIds)
      return leadToErrors(() => form.setErrors({ mediaIds: t('media.publishing.leftBehind') }), element.current)
    mutate({ ...read.fields, requestId: draft.requestId, mediaIds, entry, language })
  }

  return {
    publish: (event: FormEvent) => void publish(event),
    /** What the person waits for, if anything. */
    progress: isPending ? ('sending' as const) : isWaiting && uploads.isBusy ? ('files' as const) : undefined,
    failure: error === null || isRefusal(error, 'UNAUTHORIZED') ? undefined : textOf(error),
  }
}

const isOfTags = ({ path }: FieldFault) => path === 'tags' || path.startsWith('tags.')

const communityErrors = (faults: readonly FieldFault[]) => ({
  ...fieldErrors(faults.filter((fault) => !isOfTags(fault))),
  ...tagErrors(faults.filter(isOfTags)),
})
