import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { moveHelp } from '#web/foundation/crisis/crisis-help-store.ts'
import { keepDraft } from '#web/foundation/editing/draft.ts'
import type { Drafted } from '#web/foundation/editing/use-draft.ts'
import type { Explained } from '#web/foundation/editing/use-form-sending.ts'
import { type FailureText, isDuplicatePost, isForeseen, isLimit, isRefusal } from '#web/foundation/failure.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { wayIn } from '#web/foundation/way-in.ts'
import { publishSymptom } from '../api.ts'
import { symptomEdits } from '../edit/symptom-edits.ts'
import { postHelp, SYMPTOM_HELP } from '../feed/crisis-note.tsx'
import type { Publishing } from './publishing-mark.ts'
import { withoutBlankTravels } from './symptom-form-state.ts'
import { newSymptom, readSymptom, type SymptomValues } from './symptom-values.ts'
import { usePublishing } from './use-publishing.ts'

type SymptomPublishing = {
  formPath: string
  drafted: Drafted<SymptomValues, Publishing>
  /** Null for a visitor: publishing then leads to the sign-in screen, and the text is kept. */
  memberId: string | null
  element: RefObject<HTMLFormElement | null>
  reveal: (faults: readonly FieldFault[]) => void
  handTried?: ((memberId: string, postId: string) => Promise<void>) | undefined
}

export function useSymptomPublishing({ formPath, drafted, memberId, element, reveal, handTried }: SymptomPublishing) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { form } = drafted

  const explain = (refused: unknown, { title, message: reason }: FailureText): Explained => {
    if (isLimit(refused)) return { note: { title, message: reason }, toast: { title, message: reason } }
    const toast = { title: t('errors.title'), message: t('posts.form.notPublished.text') }
    if (isRefusal(refused, 'INVALID_INPUT')) return { note: toast, toast }
    if (isRefusal(refused, 'REQUEST_REUSED'))
      return { note: { title, message: t('posts.form.notPublished.sentBefore') }, toast }
    if (isDuplicatePost(refused)) {
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
    blank: newSymptom,
    reveal,
    element,
    tidy: () => withoutBlankTravels(form),
    read: readSymptom,
    signIn: () => void navigate({ to: '/auth', search: { ...wayIn(), next: formPath, story: 1 } }),
    publish: publishSymptom,
    explain,
    onPublished: ({ id, version }, { isHere, hasGoneOn }) => {
      const isShown = isHere && !hasGoneOn
      // The story's own page says so itself.
      if (!isShown) showSuccess({ title: t('posts.published.title'), message: t('posts.published.text') })
      // Text typed after sending becomes an unsaved change of the published story.
      const values = form.getValues()
      if (hasGoneOn)
        keepDraft(memberId, symptomEdits(id), { mark: { version }, values, hasFiles: false, keptAt: new Date() })
      if (isHere) void moveHelp({ memberId, place: SYMPTOM_HELP }, { memberId, place: postHelp(id) })
      // Passed on before the story's page opens, which sends the treatments. When the code cannot be loaded, they stay with the form.
      const handed = memberId === null ? undefined : handTried?.(memberId, id).catch(() => {})
      if (isHere)
        void Promise.resolve(handed).then(() =>
          navigate(
            isShown
              ? { to: '/post/$id', params: { id }, state: { isJustPublished: true } }
              : { to: '/dashboard/symptom/$id/edit', params: { id } },
          ),
        )
    },
  })
}
