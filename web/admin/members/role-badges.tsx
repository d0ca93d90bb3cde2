import { IconShieldCheck, IconShieldHalf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AdminMember } from '#contract/admin/schema.ts'
import { Badge } from '#web/foundation/ui/people/badge.tsx'

export function RoleBadges({ roles, hasSecondFactor }: Pick<AdminMember, 'roles' | 'hasSecondFactor'>) {
  const { t } = useTranslation()
  return roles.map((role) => (
    <Badge
      icon={hasSecondFactor ? IconShieldCheck : IconShieldHalf}
      key={role}
      tone={hasSecondFactor ? 'prune' : 'ardoise'}
    >
      {hasSecondFactor ? t(`admin.roles.${role}`) : t('admin.members.waits', { role: t(`admin.roles.${role}`) })}
    </Badge>
  ))
}
