import { createFileRoute } from '@tanstack/react-router'
import { isSettingsPage } from '#contract/accounts/settings-pages.ts'
import { useMe } from '#web/accounts/api.ts'
import { SettingsPage } from '#web/accounts/settings/settings-page.tsx'
import { InstallLine } from '#web/app/install/install-line.tsx'
import { LanguagePicker } from '#web/app/shell/language-picker.tsx'
import { NotFound } from '#web/app/shell/not-found.tsx'
import { ThemePicker } from '#web/app/shell/theme-picker.tsx'
import { ChatPreferencesSection } from '#web/chat/chat-preferences-section.tsx'
import { PreferencesSection } from '#web/notifications/preferences/preferences-section.tsx'
import { DeviceAlerts } from '#web/notifications/push/device-alerts.tsx'

export const Route = createFileRoute('/settings/$page')({ component: SettingsPageRoute })

function SettingsPageRoute() {
  const { page } = Route.useParams()
  const { me } = useMe()
  if (!isSettingsPage(page)) return <NotFound />
  const appearance = (
    <>
      <ThemePicker />
      <LanguagePicker />
      <InstallLine />
    </>
  )
  return (
    me && (
      <SettingsPage
        appearance={appearance}
        me={me}
        messages={<ChatPreferencesSection />}
        notifications={<PreferencesSection push={<DeviceAlerts order={2} />} />}
        page={page}
      />
    )
  )
}
