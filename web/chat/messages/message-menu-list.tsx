import { Menu } from '@mantine/core'
import { IconCopy, IconCornerUpLeft, IconEyeOff, IconFlag, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MenuLink } from '#web/foundation/ui/dialogs/menu-link.tsx'
import { useOpenAtOnce } from '#web/foundation/ui/dialogs/use-open-at-once.ts'
import { DotsButton, type MessageMenuProps } from './dots-button.tsx'

export function MessageMenuList({
  message,
  label,
  canReply,
  isInTabOrder,
  button,
  onFocus,
  onKey,
  onAct,
}: MessageMenuProps) {
  const { t } = useTranslation()
  const [isOpen, change] = useOpenAtOnce(button)
  const { body, call, can } = message
  return (
    <Menu onChange={change} opened={isOpen} position={message.isMine ? 'bottom-end' : 'bottom-start'} width={230}>
      <Menu.Target>
        <DotsButton
          label={label}
          onFocus={onFocus}
          onKeyDown={isOpen ? undefined : onKey}
          ref={button}
          tabIndex={isInTabOrder ? 0 : -1}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {canReply && body !== null && !call && (
          <Menu.Item leftSection={<IconCornerUpLeft aria-hidden size={18} />} onClick={() => onAct('reply')}>
            {t('chat.message.reply')}
          </Menu.Item>
        )}
        {body && (
          <Menu.Item leftSection={<IconCopy aria-hidden size={18} />} onClick={() => onAct('copy')}>
            {t('chat.message.copy')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconEyeOff aria-hidden size={18} />} onClick={() => onAct('removeForMe')}>
          {t('chat.message.removeForMe')}
        </Menu.Item>
        {can.removeForBoth && (
          <Menu.Item leftSection={<IconTrash aria-hidden size={18} />} onClick={() => onAct('removeForBoth')}>
            {t('chat.message.removeForBoth')}
          </Menu.Item>
        )}
        {can.report && (
          <MenuLink
            leftSection={<IconFlag aria-hidden size={18} />}
            search={{ kind: 'message', id: message.id }}
            to="/signaler"
          >
            {t('chat.message.report')}
          </MenuLink>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
