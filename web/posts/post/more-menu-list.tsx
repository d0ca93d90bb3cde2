import { Menu } from '@mantine/core'
import { IconBan, IconFlag, IconTrash } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Author } from '#contract/accounts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { MenuLink } from '#web/foundation/ui/dialogs/menu-link.tsx'
import { useOpenAtOnce } from '#web/foundation/ui/dialogs/use-open-at-once.ts'
import { MoreButton } from './more-button.tsx'
import { fr as acts } from './texts.acts.fr.ts'

const texts = { posts: acts }

type MoreMenuListProps = {
  label: string
  reported: { kind: 'post' | 'comment' | 'member'; id: string }
  author: Author
  isMine: boolean
  onRemove?: (() => void) | undefined
  onBlock: () => void
  button: RefObject<HTMLButtonElement | null>
}

export function MoreMenuList({ label, reported, author, isMine, onRemove, onBlock, button }: MoreMenuListProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const [isOpen, change] = useOpenAtOnce(button)
  return (
    <Menu onChange={change} opened={isOpen} position="bottom-end" width={230}>
      <Menu.Target>
        <MoreButton label={label} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {isMine ? (
          <Menu.Item leftSection={<IconTrash aria-hidden size={18} />} onClick={onRemove}>
            {t('posts.menu.remove')}
          </Menu.Item>
        ) : (
          <>
            <MenuLink leftSection={<IconFlag aria-hidden size={18} />} search={reported} to="/signaler">
              {t('posts.menu.report')}
            </MenuLink>
            <Menu.Item leftSection={<IconBan aria-hidden size={18} />} onClick={onBlock}>
              {t('posts.menu.block', { name: author.username ?? t('ui.someone') })}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
