import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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
  footer?: ReactNode
}

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
      <Scrolling name={title}>{children}</Scrolling>
      {footer && <div className={`row end rigid lined ${classes.footer}`}>{footer}</div>}
      {isOpen && <ToastPlace />}
    </Modal>
  )
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Where the content is cut and holds nothing to focus, it takes the focus itself, so that the arrow keys can scroll it. */
function Scrolling({ name, children }: { name: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(false)
  useEffect(() => {
    const inner = content.current
    const outer = inner?.parentElement
    if (!inner || !outer) return
    const sizes = new ResizeObserver(() => {
      const isCut = outer.scrollHeight > outer.clientHeight || outer.scrollWidth > outer.clientWidth
      setStop(isCut && !inner.querySelector(FOCUSABLE))
    })
    sizes.observe(inner)
    sizes.observe(outer)
    return () => sizes.disconnect()
  }, [])
  return (
    <div className={classes.scroll} {...(isStop && { 'aria-label': name, role: 'region', tabIndex: 0 })}>
      <div ref={content}>{children}</div>
    </div>
  )
}
