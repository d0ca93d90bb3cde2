import { Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { ToastPlace } from '#web/foundation/toasts.tsx'
import { Brand } from '#web/foundation/ui/brand.tsx'
import { useBackCloses } from '#web/foundation/ui/dialogs/use-back-closes.ts'
import classes from './sidebar-drawer.module.css'
import { SidebarFoot } from './sidebar-foot.tsx'
import { SidebarPlaces } from './sidebar-places.tsx'

type SidebarDrawerProps = {
  id: string
  isOpen: boolean
  onClose: () => void
  onGone: () => void
  me: Me
  onSignOut: () => void
}

/** The caller gives it the focus, and takes it back. */
export function SidebarDrawer({ id, isOpen, onClose, onGone, me, onSignOut }: SidebarDrawerProps) {
  const { t } = useTranslation()
  useBackCloses(isOpen, onClose)
  const leave = () => {
    onClose()
    onSignOut()
  }
  return (
    <Drawer
      attributes={{ content: { inert: !isOpen }, header: { role: 'none' } }}
      classNames={{ body: classes.body, close: classes.close, content: classes.content, header: classes.header }}
      closeButtonProps={{ 'aria-label': t('ui.close'), icon: <IconX aria-hidden size={24} /> }}
      onClose={onClose}
      onExitTransitionEnd={onGone}
      opened={isOpen}
      returnFocus={false}
      size="min(18rem, 88vw)"
      title={<Brand />}
      transitionProps={{ duration: 180 }}
    >
      <div className={`line g6 ${classes.inner}`} id={id}>
        <SidebarPlaces onChoose={onClose} />
        <SidebarFoot me={me} onSignOut={leave} />
      </div>
      {isOpen && <ToastPlace />}
    </Drawer>
  )
}
