import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import type { Post } from '#contract/posts/schema.ts'
import { leadToHelp } from '#web/foundation/crisis/crisis-help-store.ts'
import { ChosenVersion } from '#web/foundation/editing/chosen-version.tsx'
import { DraftLine } from '#web/foundation/editing/draft-line.tsx'
import { EditShell } from '#web/foundation/editing/edit-shell.tsx'
import { useEditing } from '#web/foundation/editing/use-editing.ts'
import type { Explained } from '#web/foundation/editing/use-form-sending.ts'
import { type FailureText, isDuplicatePost, isForeseen, isLimit } from '#web/foundation/failure.ts'
import { leadToErrors } from '#web/foundation/form.tsx'
import { useTexts } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { editSymptom, postAsStored } from '../api.ts'
import classes from '../compose/symptom-form.module.css'
import { withoutBlankTravels } from '../compose/symptom-form-state.ts'
import { SymptomQuestions } from '../compose/symptom-questions.tsx'
import { readSymptom, symptomForm } from '../compose/symptom-values.ts'
import { fr as form } from '../compose/texts.form.fr.ts'
import { postHelp, wordsOf } from '../feed/crisis-note.tsx'
import { postErrors } from '../post-errors.ts'
import { SymptomEditRow } from './symptom-edit-row.tsx'
import { symptomEdits, toldBy } from './symptom-edits.ts'

const texts = { posts: { form } }

type SymptomEditFormProps = {
  memberId: string
  post: Post
}

export function SymptomEditForm({ memberId, post }: SymptomEditFormProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const { id } = post

  const explain = (refused: unknown, { title, message: reason }: FailureText): Explained => {
    if (isLimit(refused)) return { note: { title, message: reason }, toast: { title, message: reason } }
    if (isDuplicatePost(refused)) {
      const { postId: subjectId } = refused.data
      const said = t('posts.form.saidBefore.title')
      return { note: { title: said, message: t('posts.form.saidBefore.text'), subjectId }, toast: { title: said } }
    }
    const failed = t('posts.edit.failed')
    const message = isForeseen(refused) ? reason : t('posts.edit.lost', { reason })
    return { note: { title: failed, message }, toast: { title: failed } }
  }
  const editing = useEditing({
    memberId,
    kind: symptomEdits(id),
    description: symptomForm,
    thing: post,
    toldBy,
    tidy: withoutBlankTravels,
    read: (values, now, over) => readSymptom(values, now, over.own?.travels),
    showFaults: (form, faults) => leadToErrors(() => form.setErrors(postErrors(faults)), element.current),
    onFaults: (faults) => {
      if (faults.some(isMissingWords)) showFailure({ title: t('posts.edit.fillRequired') })
    },
    save: (fields) => editSymptom({ ...fields, id }),
    readAgain: () => postAsStored(id),
    explain,
    onSaved: () => {
      showSuccess({ title: t('posts.edit.done') })
      void leadToHelp({ memberId, place: postHelp(id) })
    },
    leave: () => void navigate({ to: '/dashboard/symptom/$id', params: { id }, replace: true }),
  })
  const { form, keptAt, choice } = editing
  const mediaStay = post.media.length > 0 ? t('posts.edit.mediaStay') : undefined
  return (
    <EditShell editing={editing} elsewhere={t('posts.edit.elsewhere')}>
      <Card className={classes.card}>
        <form aria-label={t('posts.edit.title')} noValidate onSubmit={editing.submit} ref={element}>
          <SymptomQuestions
            form={form}
            help={{ memberId, place: postHelp(id), known: wordsOf(post) }}
            hints={{ where: t('posts.form.whereHint'), understand: mediaStay }}
          />
          <SymptomEditRow editing={editing} postId={id}>
            {choice && <ChosenVersion choice={choice} onTakeBack={editing.takeBack} />}
          </SymptomEditRow>
          {keptAt && (
            <DraftLine
              className={`line middle ${classes.draft}`}
              discardText={t('posts.form.discardText')}
              keptAt={keptAt}
              onDiscard={editing.discard}
            />
          )}
        </form>
      </Card>
    </EditShell>
  )
}

const isMissingWords = ({ path, code }: FieldFault) =>
  code === 'required' && (path === 'title' || path === 'description')
