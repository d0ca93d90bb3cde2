import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Page, PageTitle } from '#web/foundation/ui/page.tsx'
import { BlockedSection } from './blocked-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import classes from './settings.module.css'
import { SettingsSection } from './settings-section.tsx'
import { fr as settings } from './texts.fr.ts'
import { UsernameForm } from './username-form.tsx'

const texts = { settings }

/** Everything a member decides of their account. `appearance` is the choice of theme and language. */
export function SettingsScreen({ me, appearance }: { me: Me; appearance: ReactNode }) {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <Page>
      <PageTitle intro={t('settings.intro')}>{t('settings.title')}</PageTitle>
      <div className={classes.sections}>
        <SettingsSection intro={t('settings.profile.intro')} title={t('settings.profile.title')}>
          <UsernameForm username={me.username} />
          {appearance}
        </SettingsSection>
        <ConsentsSection />
        <EmailSection email={me.email} />
        <PasswordSection />
        <SessionsSection />
        <BlockedSection />
      </div>
    </Page>
  )
}
