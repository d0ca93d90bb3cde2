import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Leak } from '#contract/foundation/leaks.ts'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import classes from './leak-dialog.module.css'

type LeakDialogProps = { isOpen: boolean; leaks: readonly Leak[]; onClose: () => void; onSend: () => void }

export function LeakDialog({ isOpen, leaks, onClose, onSend }: LeakDialogProps) {
  const { t } = useTranslation()
  const footer = (
    <>
      <Button onClick={onSend} variant="default">
        {t('chat.leak.send')}
      </Button>
      <Button data-autofocus onClick={onClose}>
        {t('chat.leak.edit')}
      </Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={t('chat.leak.title')}>
      <ul className={`strong mb3 ${classes.leaks}`}>
        {leaks.map((leak) => (
          <li key={leak}>{t(`chat.leak.${leak}`)}</li>
        ))}
      </ul>
      <p>{t('chat.leak.text')}</p>
    </Sheet>
  )
}
