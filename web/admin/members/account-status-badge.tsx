import { IconBan, IconCircleCheck, IconClock, IconMailQuestion, IconMessageOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AccountStatus, AdminMember } from '#contract/admin/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { Badge, type Icon, type Tone } from '#web/foundation/ui/people/badge.tsx'

const SIGNS = {
  active: { tone: 'sauge', icon: IconCircleCheck },
  silenced: { tone: 'ambre', icon: IconMessageOff },
  suspended: { tone: 'brique', icon: IconBan },
  unconfirmed: { tone: 'ardoise', icon: IconMailQuestion },
  leaving: { tone: 'ardoise', icon: IconClock },
} as const satisfies Record<AccountStatus, { tone: Tone; icon: Icon }>

export function AccountStatusBadge({ accountStatus, until }: Pick<AdminMember, 'accountStatus' | 'until'>) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <Badge {...SIGNS[accountStatus]}>
      {t(`admin.accountStatuses.${accountStatus}`)} {until && t('admin.members.until', { day: dates.day(until) })}
    </Badge>
  )
}
