import {
  IconBroadcast,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarOff,
  IconCheckbox,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ConferenceStatus } from '#contract/conferences/rules.ts'
import type { Conference } from '#contract/conferences/schema.ts'
import { Badge, type Icon, type Tone } from '#web/foundation/ui/people/badge.tsx'
import { isFull, isOpen } from './places.ts'

const STATUSES = {
  scheduled: { tone: 'ardoise', icon: IconCalendarEvent },
  live: { tone: 'brique', icon: IconBroadcast },
  ended: { tone: 'ardoise', icon: IconCheckbox },
  cancelled: { tone: 'brique', icon: IconCalendarOff },
} as const satisfies Record<ConferenceStatus, { tone: Tone; icon: Icon }>

export function StatusBadges({ conference }: { conference: Conference }) {
  const { t } = useTranslation()
  const { status, isRegistered } = conference
  return (
    <span className="row">
      <Badge {...STATUSES[status]}>{t(`conferences.status.${status}`)}</Badge>{' '}
      {isRegistered && isOpen(conference) && (
        <Badge icon={IconCalendarCheck} tone="sauge">
          {t('conferences.registered')}
        </Badge>
      )}{' '}
      {!isRegistered && isOpen(conference) && isFull(conference) && (
        <Badge icon={IconUsersGroup} tone="ambre">
          {t('conferences.full')}
        </Badge>
      )}
    </span>
  )
}
