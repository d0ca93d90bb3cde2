import { createFileRoute, Navigate, Outlet, useLocation, useMatch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isSettingsPage } from '#contract/accounts/settings-pages.ts'
import { useMe } from '#web/accounts/api.ts'
import { SettingsFrame } from '#web/accounts/settings/settings-frame.tsx'
import { placeOfSection } from '#web/accounts/settings/settings-view.ts'
import { forMembers } from '#web/app/for-members.ts'
import { useWidestChannel } from '#web/notifications/preferences/preferences-api.ts'

export const Route = createFileRoute('/settings')({
  beforeLoad: forMembers,
  component: SettingsRoute,
})

function SettingsRoute() {
  const { me } = useMe()
  const anchor = useLocation({ select: ({ hash }) => hash })
  const page = useMatch({ from: '/settings/$page', shouldThrow: false, select: ({ params }) => params.page })
  const led = page === undefined ? placeOfSection(anchor) : undefined
  if (led) return <Navigate hash={led.hash} params={{ page: led.page }} replace to="/settings/$page" />
  if (page !== undefined && !isSettingsPage(page)) return <Outlet />
  return me && <SettingsFrame me={me} notices={<NoticesValue />} page={page && <Outlet />} />
}

function NoticesValue() {
  const { t } = useTranslation()
  const channel = useWidestChannel()
  return channel && t(`settings.values.channels.${channel}`)
}
