import { ActionIcon, Menu } from '@mantine/core'
import { IconBan, IconDots, IconFlag } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuLink } from '#web/foundation/ui/dialogs/menu-link.tsx'
import { useOpenAtOnce } from '#web/foundation/ui/dialogs/use-open-at-once.ts'

type PaneMenuProps = {
  button: RefObject<HTMLButtonElement | null>
  label: string
  name: string
  otherId: string
  onBlock: () => void
}

export function PaneMenu({ button, label, name, otherId, onBlock }: PaneMenuProps) {
  const { t } = useTranslation()
  const [isOpen, change] = useOpenAtOnce(button)
  return (
    <Menu onChange={change} opened={isOpen} position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon aria-label={label} ref={button} variant="quiet">
          <IconDots aria-hidden size={22} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuLink
          leftSection={<IconFlag aria-hidden size={18} />}
          search={{ kind: 'member', id: otherId }}
          to="/signaler"
        >
          {t('chat.pane.report', { name })}
        </MenuLink>
        <Menu.Item leftSection={<IconBan aria-hidden size={18} />} onClick={onBlock}>
          {t('chat.pane.block', { name })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
