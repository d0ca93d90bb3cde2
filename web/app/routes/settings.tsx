import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { SettingsScreen } from '#web/accounts/settings/settings-screen.tsx'
import { forMembers } from '#web/app/for-members.ts'
import { InstallLine } from '#web/app/install/install-line.tsx'
import { LanguagePicker } from '#web/app/shell/language-picker.tsx'
import { ThemePicker } from '#web/app/shell/theme-picker.tsx'
import { ChatPreferencesSection } from '#web/chat/chat-preferences-section.tsx'
import { PreferencesSection } from '#web/notifications/preferences/preferences-section.tsx'
import { DeviceAlerts } from '#web/notifications/push/device-alerts.tsx'

export const Route = createFileRoute('/settings')({
  beforeLoad: forMembers,
  component: SettingsRoute,
})

function SettingsRoute() {
  const { me } = useMe()
  const appearance = (
    <>
      <ThemePicker />
      <LanguagePicker />
      <InstallLine />
    </>
  )
  return (
    me && (
      <SettingsScreen
        appearance={appearance}
        me={me}
        messages={<ChatPreferencesSection />}
        notifications={<PreferencesSection push={<DeviceAlerts />} />}
      />
    )
  )
}
