import {
  IconBook2,
  IconClipboardList,
  IconEyeSearch,
  IconFlag,
  IconLayoutDashboard,
  IconListCheck,
  IconStethoscope,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import classes from './nav.module.css'
import { isAdmin } from './staff.ts'

const PLACES = [
  { to: '/admin', label: 'admin.nav.overview', sign: IconLayoutDashboard, isForAdmins: true },
  { to: '/admin/launch', label: 'admin.nav.launch', sign: IconListCheck, isForAdmins: true },
  { to: '/admin/moderation', label: 'admin.nav.moderation', sign: IconFlag, isForAdmins: false },
  { to: '/admin/members', label: 'admin.nav.members', sign: IconUsers, isForAdmins: true },
  { to: '/admin/professionals', label: 'admin.nav.professionals', sign: IconStethoscope, isForAdmins: true },
  { to: '/admin/audit', label: 'admin.nav.audit', sign: IconClipboardList, isForAdmins: true },
  { to: '/admin/moderation/words', label: 'admin.nav.words', sign: IconEyeSearch, isForAdmins: true },
  { to: '/admin/lexicon', label: 'admin.nav.lexicon', sign: IconBook2, isForAdmins: true },
] as const

export function AdminNav({ me }: { me: Me }) {
  const { t } = useTranslation()
  const places = PLACES.filter(({ isForAdmins }) => isAdmin(me) || !isForAdmins)
  return (
    <nav aria-label={t('admin.nav.label')} className={classes.nav}>
      {places.map(({ to, label, sign: Sign }) => (
        <Link
          activeOptions={{ exact: to === '/admin' || to === '/admin/moderation', includeSearch: false }}
          className={`line g3 middle quiet semibold no-line touch ${classes.place}`}
          key={to}
          to={to}
        >
          <Sign aria-hidden size={20} />
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
