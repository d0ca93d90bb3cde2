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
  /** Actions that stay visible below the scrolling content. */
  footer?: ReactNode
}

/** A dialog: a centred panel, on phones a sheet from below; at most 80 % of the height. It returns the focus, and Back closes it. */
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
      // The focus trap acts a moment after opening: a dialog that closes before would steal the focus, so its content is inert at once.
      attributes={{ content: { inert: !isOpen }, header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': t('ui.close'), icon: <IconX aria-hidden size={24} /> }}
      onClose={onClose}
      opened={isOpen}
      size="35rem"
      title={title}
      transitionProps={{ duration: 180, transition: FADE_UP }}
    >
      <div className={classes.scroll}>{children}</div>
      {footer && <div className={`row ${classes.footer}`}>{footer}</div>}
      {isOpen && <ToastPlace />}
    </Modal>
  )
}
