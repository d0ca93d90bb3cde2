import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import type { Post } from '#contract/posts/schema.ts'
import { type FailureText, failureText, faultsOfError, isForeseen, isRefusal } from '#web/foundation/failure.ts'
import { leadToErrors } from '#web/foundation/form.tsx'
import { useDates } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { postAsStored, useEditSymptom } from './api.ts'
import type { EditKeeper } from './symptom-edit-keeper.ts'
import { readEdit } from './symptom-edit-values.ts'
import { type SymptomForm, symptomErrors } from './symptom-form-state.ts'
import { isBlankTravel } from './symptom-values.ts'

type Saving = {
  form: SymptomForm
  keeper: EditKeeper
  /** The newest that is known of it. */
  post: Post
  element: RefObject<HTMLFormElement | null>
  /** It says something else by now than what was changed here. */
  onEditedElsewhere: (newer: Post) => void
  /** It was saved, while one went on writing. */
  onSaved: (post: Post) => void
}

/** Saves what stands in the form over the version it was begun from, and says how it went. */
export function useSymptomSaving({ form, keeper, post, element, onEditedElsewhere, onSaved }: Saving) {
  const { t } = useTranslation()
  const dates = useDates()
  const navigate = useNavigate()
  const edit = useEditSymptom()
  const [failure, setFailure] = useState<FailureText>()
  const [isComparing, setComparing] = useState(false)

  const showFaults = (faults: readonly FieldFault[]) =>
    leadToErrors(() => form.setErrors(symptomErrors(faults)), element.current)

  const fail = (error: unknown) => {
    if (isRefusal(error, 'UNAUTHORIZED')) return
    const { title, message: reason } = failureText(error, { t, dates })
    const isSaidWhole = isRefusal(error, 'QUOTA_REACHED') || isRefusal(error, 'TOO_MANY_REQUESTS')
    const message = isForeseen(error) ? reason : t('posts.edit.lost', { reason })
    setFailure(isSaidWhole ? { title, message } : { title: t('posts.edit.failed'), message })
    showFailure(isSaidWhole ? { title, message } : { title: t('posts.edit.failed') })
    const faults = faultsOfError(error)
    if (faults.length > 0) showFaults(faults)
  }

  const compare = async () => {
    setComparing(true)
    try {
      onEditedElsewhere(await postAsStored(post.id))
    } catch (error) {
      fail(error)
    } finally {
      setComparing(false)
    }
  }

  const finish = (saved: Post, sent: string) => {
    showSuccess({ title: t('posts.edit.done') })
    if (JSON.stringify(form.getValues()) !== sent) {
      keeper.goOnFrom(saved, form.getValues())
      return onSaved(saved)
    }
    keeper.finish()
    void navigate({ to: '/dashboard/symptom/$id', params: { id: saved.id }, replace: true })
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (edit.isPending || isComparing || !keeper.current().isChanged) return
    setFailure(undefined)
    const { travels } = form.getValues()
    if (travels.some(isBlankTravel))
      form.setFieldValue(
        'travels',
        travels.filter((travel) => !isBlankTravel(travel)),
      )
    const values = form.getValues()
    const read = readEdit(values, post.own?.travels ?? [], new Date())
    if ('faults' in read) {
      if (read.faults.some(isMissingWords)) showFailure({ title: t('posts.edit.fillRequired') })
      return showFaults(read.faults)
    }
    keeper.flush()
    const sent = JSON.stringify(values)
    edit.mutate(
      { ...read.fields, id: post.id, version: keeper.current().version },
      {
        onSuccess: (saved) => finish(saved, sent),
        onError: (error) => (isRefusal(error, 'EDITED_ELSEWHERE') ? void compare() : fail(error)),
      },
    )
  }

  return { save, isSaving: edit.isPending || isComparing, failure }
}

const isMissingWords = ({ path, code }: FieldFault) =>
  code === 'required' && (path === 'title' || path === 'description')
