import { useNavigate } from '@tanstack/react-router'
import { createElement, type FormEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { type FailureText, failureText, faultsOfError, isForeseen, isRefusal } from '#web/foundation/failure.ts'
import { leadToErrors } from '#web/foundation/form.tsx'
import { useDates } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { LeftBehind } from '#web/media/left-behind.tsx'
import { useReadyMedia } from '#web/media/use-ready-media.ts'
import type { Uploads } from '#web/media/use-uploads.ts'
import { usePublishSymptom } from './api.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { isBlankDraft } from './symptom-draft.ts'
import { type SymptomForm, symptomErrors } from './symptom-form-state.ts'
import { blankSymptom, isBlankTravel, readSymptom } from './symptom-values.ts'

export type PublishingProgress = 'writing' | 'waiting' | 'sending'

type Publishing = {
  form: SymptomForm
  uploads: Uploads
  keeper: DraftKeeper
  /** Null for a visitor: publishing leads to the sign-in screen, and the words wait. */
  memberId: string | null
  element: RefObject<HTMLFormElement | null>
}

/** Publishes what stands in the form, once, and says how it went. */
export function usePublishing({ form, uploads, keeper, memberId, element }: Publishing) {
  const { t } = useTranslation()
  const dates = useDates()
  const navigate = useNavigate()
  const { isWaiting, collect } = useReadyMedia(uploads)

  const showFaults = (faults: readonly FieldFault[]) =>
    leadToErrors(() => form.setErrors(symptomErrors(faults)), element.current)

  const { mutate, isPending, error } = usePublishSymptom({
    onSuccess: () => {
      uploads.forget()
      form.setValues(blankSymptom())
      keeper.startAfresh()
      showSuccess({ title: t('posts.published.title'), message: t('posts.published.text') })
    },
    onError: (refused) => {
      if (isRefusal(refused, 'UNAUTHORIZED')) return
      if (isRefusal(refused, 'REQUEST_REUSED')) uploads.moveTo(keeper.renewRequest())
      const text = textOf(refused)
      // What the form says below at length, the toast says in one line.
      showFailure(text.title === t('errors.title') ? { ...text, message: t('posts.notPublished.text') } : text)
      const faults = faultsOfError(refused)
      if (faults.length > 0) showFaults(faults)
    },
  })

  const textOf = (refused: unknown): FailureText => {
    const { title, message } = failureText(refused, { t, dates })
    if (isRefusal(refused, 'QUOTA_REACHED') || isRefusal(refused, 'TOO_MANY_REQUESTS')) return { title, message }
    if (isRefusal(refused, 'REQUEST_REUSED')) return { title, message: t('posts.notPublished.sentBefore') }
    if (isRefusal(refused, 'INVALID_INPUT')) return { title: t('errors.title'), message: t('posts.notPublished.text') }
    const kept = isForeseen(refused) ? 'posts.notPublished.refused' : 'posts.notPublished.lost'
    return { title, message: t(kept, { reason: message }) }
  }

  const publish = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isWaiting) return
    if (form.getValues().travels.some(isBlankTravel))
      form.setFieldValue(
        'travels',
        form.getValues().travels.filter((travel) => !isBlankTravel(travel)),
      )
    const checked = readSymptom(form.getValues(), new Date())
    if ('faults' in checked) return showFaults(checked.faults)
    keeper.flush()
    if (memberId === null) return void navigate({ to: '/auth', search: { next: '/' } })
    void collect(send)
  }

  /** What stands in the form by now: one may go on writing while files are on their way. */
  const send = (mediaIds: string[] | undefined) => {
    // It was thrown away meanwhile.
    if (isBlankDraft(keeper.current())) return
    const read = readSymptom(form.getValues(), new Date())
    if ('faults' in read) return showFaults(read.faults)
    if (!mediaIds) return leadToErrors(() => form.setErrors({ mediaIds: createElement(LeftBehind) }), element.current)
    mutate(
      { ...read.fields, mediaIds, requestId: keeper.current().requestId },
      { onSuccess: ({ id }) => void navigate({ to: '/post/$id', params: { id } }) },
    )
  }

  const progress: PublishingProgress = isPending ? 'sending' : isWaiting ? 'waiting' : 'writing'
  return { publish, progress, failure: error === null || isRefusal(error, 'UNAUTHORIZED') ? undefined : textOf(error) }
}
