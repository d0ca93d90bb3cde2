import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ChatPreferences } from '#contract/chat/schema.ts'
import { SettingsSection } from '#web/accounts/settings/settings-section.tsx'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { useChatPreferences, useSetChatPreferences } from './api.ts'
import { fr as chat } from './texts.fr.ts'

const texts = { chat }

export function ChatPreferencesSection() {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useChatPreferences()
  const { data } = query
  return (
    <SettingsSection anchor="messages" intro={t('chat.preferences.intro')} title={t('chat.preferences.title')}>
      {data ? <Choices preferences={data} /> : <Awaited cards={1} of={query} />}
    </SettingsSection>
  )
}

function Choices({ preferences }: { preferences: ChatPreferences }) {
  const { t } = useTranslation()
  const { mutate } = useSetChatPreferences()
  return (
    <div className="stack">
      <Checkbox
        checked={preferences.showsReading}
        description={t('chat.preferences.readingText')}
        label={t('chat.preferences.reading')}
        onChange={({ currentTarget: { checked } }) => mutate({ showsReading: checked })}
      />
      <Checkbox
        checked={preferences.showsPresence}
        description={t('chat.preferences.presenceText')}
        label={t('chat.preferences.presence')}
        onChange={({ currentTarget: { checked } }) => mutate({ showsPresence: checked })}
      />
    </div>
  )
}
