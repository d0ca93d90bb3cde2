import {
  IconBroadcast,
  IconCalendar,
  IconChartDots3,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconLayoutList,
  IconMessageCircle,
  IconNotebook,
  IconPencil,
  IconPill,
  IconStethoscope,
  IconUsers,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useToRead } from '#web/app/shell/messages-button.tsx'
import { useNumbers } from '#web/foundation/i18n.ts'
import { useOwnStats } from '#web/posts/api.ts'
import classes from './sidebar-places.module.css'
import { spacePlace } from './space-view.ts'

const PARTS = [
  { to: '/dashboard/overview', place: 'overview', sign: IconLayoutDashboard },
  { to: '/dashboard/feed', place: 'feed', sign: IconLayoutList },
  { to: '/dashboard/symptoms', place: 'symptoms', sign: IconStethoscope },
  { to: '/dashboard/posts', place: 'posts', sign: IconPencil },
  { to: '/dashboard/chat', place: 'chat', sign: IconMessageCircle },
  { to: '/dashboard/journal', place: 'journal', sign: IconNotebook },
  { to: '/dashboard/events', place: 'events', sign: IconCalendar },
] as const

const ELSEWHERE = [
  { to: '/matches', label: 'dashboard.sidebar.matches', sign: IconUsers },
  { to: '/expert-conferences', label: 'dashboard.sidebar.conferences', sign: IconBroadcast },
  { to: '/medication', label: 'shell.medicines', sign: IconPill },
  { to: '/ce-qui-a-aide', label: 'shell.whatHelped', sign: IconHeartHandshake },
  { to: '/observatoire', label: 'shell.observatory', sign: IconChartDots3 },
] as const

/** Screen readers hear only the exact page as current; the part of the space that it belongs to is marked separately. */
const EXACTLY = { exact: true, includeHash: false, includeSearch: false } as const

type SidebarPlacesProps = {
  onChoose?: () => void
}

export function SidebarPlaces({ onChoose }: SidebarPlacesProps) {
  const { t } = useTranslation()
  const elsewhere = useId()
  const here = useLocation({ select: ({ pathname }) => spacePlace(pathname) })
  const { data: figures } = useOwnStats()
  const toRead = useToRead()
  const formatNumber = useNumbers()
  return (
    <nav aria-label={t('shell.navigation')} className={classes.places}>
      <ul aria-label={t('shell.space')} className={classes.parts}>
        {PARTS.map(({ to, place, sign: Sign }) => (
          <li key={to}>
            <Link activeOptions={EXACTLY} aria-current={place === here ? 'true' : undefined} onClick={onChoose} to={to}>
              <Sign aria-hidden size={20} />
              {t(`dashboard.sidebar.${place}`)}{' '}
              {place === 'symptoms' && figures && figures.symptoms.total > 0 && (
                <b>{formatNumber(figures.symptoms.total)}</b>
              )}
              {place === 'chat' && toRead > 0 && <b>{formatNumber(toRead)}</b>}
            </Link>
          </li>
        ))}
      </ul>
      <p className={`small strong ${classes.heading}`} id={elsewhere}>
        {t('dashboard.sidebar.elsewhere')}
      </p>
      <ul aria-labelledby={elsewhere}>
        {ELSEWHERE.map(({ to, label, sign: Sign }) => (
          <li key={to}>
            <Link activeOptions={EXACTLY} onClick={onChoose} to={to}>
              <Sign aria-hidden size={20} />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
