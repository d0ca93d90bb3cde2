import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NoLinksLater } from '#web/accounts/new-account/no-links-later.tsx'
import type { Progress, SendingFailure } from '#web/foundation/editing/use-form-sending.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { SendingNote } from '../compose/sending-note.tsx'
import formClasses from '../compose/symptom-form.module.css'
import type { SymptomForm } from '../compose/symptom-form-state.ts'
import classes from './symptom-edit.module.css'

type SymptomEditRowProps = {
  postId: string
  editing: {
    form: SymptomForm
    isChanged: boolean
    isFilled: boolean
    isHeld: boolean
    progress: Progress
    failure: SendingFailure | undefined
  }
  children?: ReactNode
}

export function SymptomEditRow({ postId, editing, children }: SymptomEditRowProps) {
  const { t } = useTranslation()
  const reason = useId()
  const { form, isChanged, isFilled, isHeld, progress, failure } = editing
  return (
    <div className={`stack ${formClasses.send}`}>
      {children}
      <NoLinksLater words={[form.useWatchValue('title'), form.useWatchValue('description')]} />
      {failure && <SendingNote failure={failure} />}
      <div className={`row g3 middle ${classes.acts}`}>
        <Button
          aria-describedby={reason}
          aria-disabled={isHeld}
          className={formClasses.publish}
          data-disabled={isHeld || undefined}
          size="lg"
          type="submit"
        >
          {t(progress === 'sending' ? 'posts.edit.saving' : 'posts.edit.save')}
        </Button>
        <LinkButton params={{ id: postId }} size="lg" to="/dashboard/symptom/$id" variant="default">
          {t('ui.cancel')}
        </LinkButton>
        <p id={reason}>
          {!isFilled ? t('posts.edit.fillRequired') : isChanged ? t('posts.edit.readBy') : t('posts.edit.unchanged')}
        </p>
      </div>
    </div>
  )
}
