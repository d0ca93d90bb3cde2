import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastPlace } from '#web/foundation/toasts.tsx'
import { FADE_UP } from '../dialogs/fade-up.ts'
import { useBackCloses } from '../dialogs/use-back-closes.ts'
import classes from './sheet.module.css'

type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The acts, kept in sight below what scrolls. */
  footer?: ReactNode
}

/** A dialog: a panel in the middle of the screen, a sheet from below on phones; at most 80 % of the height. Focus returns where it was; Back closes it. */
export function Sheet({ isOpen, onClose, title, children, footer }: SheetProps) {
  const { t } = useTranslation()
  useBackCloses(isOpen, onClose)
  return (
    <Modal
      centered
      classNames={{
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
        close: classes.close,
      }}
      // The focus trap moves the focus in a moment after the dialog opens: a dialog closed before that would take it from the opener and fade out with it.
      attributes={{ content: { inert: !isOpen }, header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': t('ui.close'), icon: <IconX aria-hidden size={24} /> }}
      onClose={onClose}
      opened={isOpen}
      size="35rem"
      title={title}
      transitionProps={{ duration: 180, transition: FADE_UP }}
    >
      <div className={classes.scroll}>{children}</div>
      {footer && <div className={classes.footer}>{footer}</div>}
      {isOpen && <ToastPlace />}
    </Modal>
  )
}
