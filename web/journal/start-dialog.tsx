import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { JOURNAL_TITLE_MAX } from '#contract/journal/limits.ts'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { useStartJournal } from './api.ts'
import { StartFailure } from './start-failure.tsx'

type StartDialogProps = { isOpen: boolean; onClose: () => void; onStarted: (journalId: string) => void }

export function StartDialog({ isOpen, onClose, onStarted }: StartDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const start = useStartJournal()
  const [title, setTitle] = useState('')
  const close = () => {
    start.reset()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start.mutate(
      { title },
      {
        onSuccess: ({ id }) => {
          setTitle('')
          onStarted(id)
        },
      },
    )
  }
  return (
    <Sheet
      footer={
        <>
          <Button onClick={close} variant="default">
            {t('ui.cancel')}
          </Button>
          <Button aria-disabled={start.isPending || undefined} form={formId} type="submit">
            {t(start.isPending ? 'journal.start.sending' : 'journal.start.send')}
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={close}
      title={t('journal.start.title')}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextInput
          autoComplete="off"
          data-autofocus
          description={t('journal.start.hint')}
          error={start.error && <StartFailure error={start.error} />}
          label={t('journal.start.label')}
          required
          maxLength={JOURNAL_TITLE_MAX}
          onChange={(event) => {
            setTitle(event.currentTarget.value)
            if (start.error) start.reset()
          }}
          value={title}
        />
      </form>
    </Sheet>
  )
}
