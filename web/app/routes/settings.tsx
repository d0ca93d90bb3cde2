import { createFileRoute, redirect } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { SettingsScreen } from '#web/accounts/settings/settings-screen.tsx'
import { LanguagePicker } from '#web/app/shell/language-picker.tsx'
import { ThemePicker } from '#web/app/shell/theme-picker.tsx'
import { query } from '#web/foundation/rpc.ts'

export const Route = createFileRoute('/settings')({
  beforeLoad: async ({ context, location }) => {
    const { member } = await context.queryClient.ensureQueryData(query.accounts.me.queryOptions())
    if (!member) throw redirect({ to: '/auth', search: { next: location.href } })
  },
  component: SettingsRoute,
})

function SettingsRoute() {
  const { me } = useMe()
  const appearance = (
    <>
      <ThemePicker />
      <LanguagePicker />
    </>
  )
  return me && <SettingsScreen appearance={appearance} me={me} />
}
