import { useNavigate } from '@tanstack/react-router'
import type { FormEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { type FailureText, failureText, faultsOfError, isForeseen, isRefusal } from '#web/foundation/failure.ts'
import { leadToErrors } from '#web/foundation/form.tsx'
import { useDates } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { usePublishSymptom } from './api.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { type SymptomForm, symptomErrors } from './symptom-form-state.ts'
import { blankSymptom, isBlankTravel, readSymptom } from './symptom-values.ts'

type Publishing = {
  form: SymptomForm
  keeper: DraftKeeper
  /** Null for a visitor: publishing leads to the sign-in screen, and the words wait. */
  memberId: string | null
  element: RefObject<HTMLFormElement | null>
}

/** Publishes what stands in the form, once, and says how it went. */
export function usePublishing({ form, keeper, memberId, element }: Publishing) {
  const { t } = useTranslation()
  const dates = useDates()
  const navigate = useNavigate()

  const showFaults = (faults: readonly FieldFault[]) =>
    leadToErrors(() => form.setErrors(symptomErrors(faults)), element.current)

  const { mutate, isPending, error } = usePublishSymptom({
    onSuccess: () => {
      form.setValues(blankSymptom())
      keeper.startAfresh()
      showSuccess({ title: t('posts.published.title'), message: t('posts.published.text') })
    },
    onError: (refused) => {
      if (isRefusal(refused, 'UNAUTHORIZED')) return
      if (isRefusal(refused, 'REQUEST_REUSED')) keeper.renewRequest()
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
    if (isPending) return
    if (form.getValues().travels.some(isBlankTravel))
      form.setFieldValue(
        'travels',
        form.getValues().travels.filter((travel) => !isBlankTravel(travel)),
      )
    const read = readSymptom(form.getValues(), new Date())
    if ('faults' in read) return showFaults(read.faults)
    keeper.flush()
    if (memberId === null) return void navigate({ to: '/auth', search: { next: '/' } })
    mutate(
      { ...read.fields, requestId: keeper.current().requestId },
      { onSuccess: ({ id }) => void navigate({ to: '/post/$id', params: { id } }) },
    )
  }

  return { publish, isPending, failure: error === null || isRefusal(error, 'UNAUTHORIZED') ? undefined : textOf(error) }
}
