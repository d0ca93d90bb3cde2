import { Button, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { JOURNAL_TITLE_MAX } from '#contract/journal/limits.ts'
import type { Journal } from '#contract/journal/schema.ts'
import { faultsOfError, faultText, useFailureText } from '#web/foundation/failure.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { useRemoveJournal, useRenameJournal } from './api.ts'
import classes from './journal-acts.module.css'

type JournalActsProps = { journal: Journal; mayWrite: boolean; onRemoved: () => Promise<void> }

export function JournalActs({ journal, mayWrite, onRemoved }: JournalActsProps) {
  return (
    <div className={`row end ${classes.acts}`}>
      {mayWrite && <Rename journal={journal} />}
      <Remove journal={journal} onRemoved={onRemoved} />
    </div>
  )
}

function Rename({ journal }: { journal: Journal }) {
  const { t } = useTranslation()
  const formId = useId()
  const rename = useRenameJournal()
  const [isOpen, setOpen] = useState(false)
  const [title, setTitle] = useState(journal.title)
  const [fault] = faultsOfError(rename.error)
  const open = () => {
    rename.reset()
    setTitle(journal.title)
    setOpen(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rename.mutate(
      { id: journal.id, title },
      {
        onSuccess: () => {
          setOpen(false)
          showSuccess({ title: t('journal.rename.done') })
        },
      },
    )
  }
  return (
    <>
      <Button leftSection={<IconPencil aria-hidden size={20} />} onClick={open} variant="quiet">
        {t('journal.rename.open')}
      </Button>
      <Sheet
        footer={
          <>
            <Button onClick={() => setOpen(false)} variant="default">
              {t('ui.cancel')}
            </Button>
            <Button aria-disabled={rename.isPending || undefined} form={formId} type="submit">
              {t('journal.rename.send')}
            </Button>
          </>
        }
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('journal.rename.title')}
      >
        <form id={formId} noValidate onSubmit={submit}>
          <TextInput
            autoComplete="off"
            data-autofocus
            error={rename.error && (fault ? faultText(fault, t) : <FailureWords error={rename.error} />)}
            label={t('journal.rename.label')}
            required
            maxLength={JOURNAL_TITLE_MAX}
            onChange={(event) => setTitle(event.currentTarget.value)}
            value={title}
          />
        </form>
      </Sheet>
    </>
  )
}

function FailureWords({ error }: { error: unknown }) {
  return useFailureText()(error).message
}

function Remove({ journal, onRemoved }: Omit<JournalActsProps, 'mayWrite'>) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const removal = useRemoveJournal(onRemoved)
  const asking = useDeferredDialog()
  const confirm = () =>
    removal.mutateAsync({ id: journal.id }).then(() => showSuccess({ title: t('journal.removal.done') }), tellFailure)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        leftSection={<IconTrash aria-hidden size={20} />}
        onClick={asking.open}
        ref={asking.opener}
        variant="quiet"
      >
        {t('journal.removal.open')}
      </Button>
      {asking.mount(
        <ConfirmLater
          confirm={t('journal.removal.confirm')}
          isDangerous
          isOpen={asking.isOpen}
          isPending={removal.isPending}
          onCancel={asking.cancel}
          onConfirm={() => void confirm()}
          pending={t('journal.removal.pending')}
          title={t('journal.removal.title')}
        >
          {t('journal.removal.text', { count: journal.days, title: journal.title })}
        </ConfirmLater>,
      )}
    </>
  )
}
