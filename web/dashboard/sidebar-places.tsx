import {
  IconBroadcast,
  IconChartDots3,
  IconHeartHandshake,
  IconHome,
  IconLayoutDashboard,
  IconMessageCircle,
  IconPill,
  IconUsers,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useToRead } from '#web/app/shell/messages-button.tsx'
import { useNumbers } from '#web/foundation/i18n.ts'
import { useOwnFigures } from '#web/posts/api.ts'
import classes from './sidebar-places.module.css'
import { spacePlace } from './space-view.ts'

const PARTS = [
  { to: '/dashboard/overview', place: 'overview' },
  { to: '/dashboard/feed', place: 'feed' },
  { to: '/dashboard/symptoms', place: 'symptoms' },
  { to: '/dashboard/posts', place: 'posts' },
  { to: '/dashboard/chat', place: 'chat' },
  { to: '/dashboard/journal', place: 'journal' },
  { to: '/dashboard/events', place: 'events' },
] as const

/** Screen readers hear only the exact page as current; the part of the space that it belongs to is marked separately. */
const EXACTLY = { exact: true, includeHash: false, includeSearch: false } as const

type SidebarPlacesProps = {
  /** Called when a link is chosen, to close the drawer. */
  onChoose?: () => void
}

/** The links of the sidebar: home, the parts of one's own space, messages and matches. A link is added here once its page exists. */
export function SidebarPlaces({ onChoose }: SidebarPlacesProps) {
  const { t } = useTranslation()
  const here = useLocation({ select: ({ pathname, search }) => spacePlace(pathname, search) })
  const { data: figures } = useOwnFigures()
  const toRead = useToRead()
  const formatNumber = useNumbers()
  return (
    <nav aria-label={t('shell.navigation')} className={classes.places}>
      <ul>
        <li>
          <Link activeOptions={EXACTLY} onClick={onChoose} to="/">
            <IconHome aria-hidden size={20} />
            {t('shell.home')}
          </Link>
        </li>
        <li>
          <Link activeOptions={EXACTLY} aria-current="true" onClick={onChoose} to="/dashboard">
            <IconLayoutDashboard aria-hidden size={20} />
            {t('shell.space')}
          </Link>
          <ul aria-label={t('dashboard.sidebar.places')} className={classes.parts}>
            {PARTS.map(({ to, place }) => (
              <li key={to}>
                <Link
                  activeOptions={EXACTLY}
                  aria-current={place === here ? 'true' : undefined}
                  onClick={onChoose}
                  to={to}
                >
                  {t(`dashboard.sidebar.${place}`)}
                  {place === 'symptoms' && figures && figures.symptoms.total > 0 && (
                    <b>{formatNumber(figures.symptoms.total)}</b>
                  )}
                  {place === 'chat' && toRead > 0 && <b>{formatNumber(toRead)}</b>}
                </Link>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <Link activeOptions={EXACTLY} onClick={onChoose} to="/chat">
            <IconMessageCircle aria-hidden size={20} />
            {t('dashboard.sidebar.talks')}
          </Link>
        </li>
        <li>
          <Link activeOptions={EXACTLY} onClick={onChoose} to="/matches">
            <IconUsers aria-hidden size={20} />
            {t('dashboard.sidebar.matches')}
          </Link>
        </li>
        <li>
          <Link activeOptions={EXACTLY} onClick={onChoose} search={{}} to="/expert-conferences">
            <IconBroadcast aria-hidden size={20} />
            {t('dashboard.sidebar.conferences')}
          </Link>
        </li>
        <li>
          <Link activeOptions={EXACTLY} onClick={onChoose} to="/medication">
            <IconPill aria-hidden size={20} />
            {t('shell.medicines')}
          </Link>
        </li>
        <li>
          <Link activeOptions={EXACTLY} onClick={onChoose} to="/ce-qui-a-aide">
            <IconHeartHandshake aria-hidden size={20} />
            {t('shell.whatHelped')}
          </Link>
        </li>
        <li>
          <Link activeOptions={EXACTLY} onClick={onChoose} to="/observatoire">
            <IconChartDots3 aria-hidden size={20} />
            {t('shell.observatory')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
