import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from '#web/accounts/settings/settings-section.tsx'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { ChannelRows } from './channel-rows.tsx'
import classes from './preferences.module.css'
import { usePreferences } from './preferences-api.ts'
import { RhythmChoice } from './rhythm-choice.tsx'
import { fr as noticePreferences } from './texts.fr.ts'

const texts = { noticePreferences }

/** Links in mails lead to this anchor. */
const ANCHOR = 'notifications'

export function PreferencesSection({ push }: { push?: ReactNode }) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = usePreferences()
  const { data } = query
  return (
    <SettingsSection anchor={ANCHOR} intro={t('noticePreferences.intro')}>
      {data ? (
        <>
          <ChannelRows preferences={data} />
          {push}
          <h2 className={classes.when}>{t('noticePreferences.when')}</h2>
          <RhythmChoice rhythm={data.rhythm} />
        </>
      ) : (
        <Awaited cards={1} of={query} />
      )}
    </SettingsSection>
  )
}
