import { Button } from '@mantine/core'
import { useForceUpdate, useInterval } from '@mantine/hooks'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDates, useTexts } from '../i18n.ts'
import { ConfirmLater } from '../ui/dialogs/confirm-later.tsx'
import { useDeferredDialog } from '../ui/dialogs/use-deferred-dialog.tsx'
import { fr as editing } from './texts.fr.ts'

const texts = { editing }
const MINUTE_MS = 60_000

type DraftLineProps = {
  className: string | undefined
  keptAt: Date
  /** A visitor's draft is lost when the tab is closed. */
  isVisitor?: boolean
  discardText: string
  onDiscard: () => void
}

export function DraftLine({ className, keptAt, isVisitor = false, discardText, onDiscard }: DraftLineProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const when = useDates().ago(keptAt)
  const { opener, isOpen, open, close, cancel, mount } = useDeferredDialog()
  useInterval(useForceUpdate(), MINUTE_MS, { autoInvoke: true })
  return (
    <div className={className}>
      <IconDeviceFloppy aria-hidden size={20} />
      <p>{t(isVisitor ? 'editing.draft.keptInTab' : 'editing.draft.kept', { when })}</p>
      <Button onClick={open} ref={opener} variant="quiet">
        {t('editing.draft.discard')}
      </Button>
      {mount(
        <ConfirmLater
          confirm={t('editing.draft.discard')}
          isDangerous
          isOpen={isOpen}
          onCancel={cancel}
          onConfirm={() => {
            const form = opener.current?.closest('form')
            // Rendered synchronously: this line unmounts with the draft and the fields are recreated, so that the focus can go to the first of them.
            flushSync(() => {
              close()
              onDiscard()
            })
            form?.querySelector<HTMLElement>('section, input')?.focus()
          }}
          title={t('editing.draft.discardTitle')}
        >
          {discardText}
        </ConfirmLater>,
      )}
    </div>
  )
}
