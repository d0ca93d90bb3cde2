import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenAtOnce } from '#web/foundation/ui/dialogs/use-open-at-once.ts'
import { MoreButton } from './more-button.tsx'
import { PLACES } from './places.ts'

export function MorePlaces() {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, change] = useOpenAtOnce(button)
  return (
    <Menu onChange={change} opened={isOpen} position="bottom-start" width={220}>
      <Menu.Target>
        <MoreButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {PLACES.filter(({ isRare }) => isRare).map(({ to, label }) => (
          <Menu.Item component={Link} key={to} to={to}>
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
