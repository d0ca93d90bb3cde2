import { Loader } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useScreen } from '#web/foundation/theme/use-screen.ts'
import classes from './standalone.module.css'

export function RoutePending() {
  const { t } = useTranslation()
  const isNarrow = useScreen('narrow')
  const isTalk = useLocation({ select: ({ pathname, search }) => pathname === '/chat' && 'conversation' in search })
  return (
    <div
      aria-label={t('ui.loading')}
      className={`centred ${classes.waiting}`}
      // A talk takes the whole screen of a phone, and would move as it takes it.
      data-fills={isTalk && isNarrow ? 'whole' : undefined}
      role="status"
    >
      <Loader color="var(--prune)" />
    </div>
  )
}
