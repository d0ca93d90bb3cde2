import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Page, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { AccessLogSection } from '../access-log/access-log-section.tsx'
import { DataSection } from '../privacy/data-section.tsx'
import { ErasureSection } from '../privacy/erasure-section.tsx'
import { SecuritySections } from '../security/security-sections.tsx'
import { AvatarForm } from './avatar-form.tsx'
import { BlockedSection } from './blocked-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { DecisionsSection } from './decisions-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfessionalSection } from './professional-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import classes from './settings.module.css'
import { SettingsContents } from './settings-contents.tsx'
import { SettingsSection } from './settings-section.tsx'
import { fr as settings } from './texts.fr.ts'
import { UsernameForm } from './username-form.tsx'

const texts = { settings }

type SettingsScreenProps = {
  me: Me
  /** The choice of theme and language. */
  appearance: ReactNode
  /** The settings of notifications: which, where and when. */
  notifications: ReactNode
  /** The settings of what the member shows about themselves while they talk. */
  messages: ReactNode
}

/** The page of all account settings. */
export function SettingsScreen({ me, appearance, notifications, messages }: SettingsScreenProps) {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <Page>
      <PageTitle intro={t('settings.intro')}>{t('settings.title')}</PageTitle>
      <SettingsContents />
      <div className={classes.sections}>
        <SettingsSection anchor="profil" intro={t('settings.profile.intro')} title={t('settings.profile.title')}>
          <AvatarForm me={me} />
          <UsernameForm username={me.username} />
          {appearance}
        </SettingsSection>
        <ConsentsSection />
        {notifications}
        {messages}
        <EmailSection email={me.email} />
        <PasswordSection />
        <SecuritySections />
        <SessionsSection />
        <ProfessionalSection />
        <BlockedSection />
        <DecisionsSection />
        <AccessLogSection />
        <DataSection />
        <ErasureSection dueAt={me.erasureDueAt} />
      </div>
    </Page>
  )
}
