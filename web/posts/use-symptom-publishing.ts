import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { moveHelp } from '#web/foundation/crisis/help-desk.ts'
import { keepDraft } from '#web/foundation/editing/draft.ts'
import type { Drafted } from '#web/foundation/editing/use-draft.ts'
import type { Explained } from '#web/foundation/editing/use-form-sending.ts'
import { type FailureText, isForeseen, isLimit, isRefusal, isSaidBefore } from '#web/foundation/failure.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { publishSymptom } from './api.ts'
import type { Publishing } from './publishing-mark.ts'
import { symptomEdits } from './symptom-edits.ts'
import { withoutBlankTravels } from './symptom-form-state.ts'
import { readSymptom, type SymptomValues, symptomForm } from './symptom-values.ts'
import { usePublishing } from './use-publishing.ts'
import { postHelp, SYMPTOM_HELP } from './words-help.tsx'

type SymptomPublishing = {
  drafted: Drafted<SymptomValues, Publishing>
  /** Null for a visitor: publishing leads to the sign-in screen, and the words wait. */
  memberId: string | null
  element: RefObject<HTMLFormElement | null>
}

/** Publishes what stands in the symptom form, once, and says how it went. */
export function useSymptomPublishing({ drafted, memberId, element }: SymptomPublishing) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { form } = drafted

  const explain = (refused: unknown, { title, message: reason }: FailureText): Explained => {
    if (isLimit(refused)) return { note: { title, message: reason }, toast: { title, message: reason } }
    // What the form says below at length, the toast says in one line.
    const toast = { title: t('errors.title'), message: t('posts.form.notPublished.text') }
    if (isRefusal(refused, 'INVALID_INPUT')) return { note: toast, toast }
    if (isRefusal(refused, 'REQUEST_REUSED'))
      return { note: { title, message: t('posts.form.notPublished.sentBefore') }, toast }
    if (isSaidBefore(refused)) {
      const { postId: subjectId } = refused.data
      return {
        note: { title: t('posts.form.saidBefore.title'), message: t('posts.form.saidBefore.text'), subjectId },
        toast,
      }
    }
    const kept = isForeseen(refused) ? 'posts.form.notPublished.refused' : 'posts.form.notPublished.lost'
    return { note: { title, message: t(kept, { reason }) }, toast }
  }

  return usePublishing({
    drafted,
    memberId,
    blank: symptomForm.blank,
    element,
    tidy: () => withoutBlankTravels(form),
    read: readSymptom,
    signIn: () => void navigate({ to: '/auth', search: { next: '/' } }),
    publish: publishSymptom,
    explain,
    onPublished: ({ id, version }, { isHere, hasGoneOn }) => {
      showSuccess({ title: t('posts.form.published.title'), message: t('posts.form.published.text') })
      // What was written since waits where it can be saved.
      const values = form.getValues()
      if (hasGoneOn)
        keepDraft(memberId, symptomEdits(id), { mark: { version }, values, hasFiles: false, keptAt: new Date() })
      if (isHere) void moveHelp({ memberId, place: SYMPTOM_HELP }, { memberId, place: postHelp(id) })
      if (isHere) void navigate({ to: hasGoneOn ? '/dashboard/symptom/$id/edit' : '/post/$id', params: { id } })
    },
  })
}
