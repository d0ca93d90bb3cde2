import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useAppeal } from '../api.ts'
import { isStatement, StatementField } from '../statement-field.tsx'
import { useTextDraft } from '../text-draft.ts'
import classes from './decisions.module.css'

type AppealFormProps = {
  decisionId: string
  /** The number of the member's earlier appeals: each appeal has its own draft. */
  before: number
  memberId: string
  onSend: () => void
}

export function AppealForm({ decisionId, before, memberId, onSend }: AppealFormProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const draft = useTextDraft(memberId, `appeal.${decisionId}.${before}`)
  const appeal = useAppeal(decisionId)
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isStatement(draft.text)) return field.current?.focus()
    onSend()
    appeal.mutateAsync({ decisionId, requestId: draft.requestId, text: draft.text }).then(
      () => {
        draft.forget()
        showSuccess({ title: t('decisions.appeal.sent'), message: t('decisions.appeal.waitingText') })
      },
      () => field.current?.focus(),
    )
  }
  const { error } = appeal
  return (
    <form className={`stack fit start ${classes.form}`} noValidate onSubmit={send}>
      <StatementField
        hint={t('decisions.appeal.hint')}
        isAsked={isAsked}
        label={t('decisions.appeal.field')}
        onWrite={draft.write}
        ref={field}
        text={draft.text}
      />
      {error && (
        <Note role="alert" title={failureText(error).title} tone="brique">
          <p>{isRefusal(error, 'TOO_LATE') ? t('decisions.appeal.over') : failureText(error).message}</p>
          <p>{t('decisions.appeal.nothingLost')}</p>
        </Note>
      )}
      <Button aria-disabled={appeal.isPending || undefined} size="lg" type="submit">
        {t(appeal.isPending ? 'decisions.appeal.sending' : 'decisions.appeal.send')}
      </Button>
    </form>
  )
}
