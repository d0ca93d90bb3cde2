import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { SettingsPage as PageName } from '#contract/accounts/settings-pages.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { usePageName } from '#web/foundation/ui/layout/page.tsx'
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
import { SessionsSection } from './sessions-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { PAGE_HEADING } from './settings-view.ts'
import { fr as settings } from './texts.fr.ts'
import { UsernameForm } from './username-form.tsx'

const texts = { settings }

const ProfessionalScreen = lazyPart(
  async () => (await import('../professional/professional-screen.tsx')).ProfessionalScreen,
)

/** Sections of other modules, which this module may not import. */
type BroughtParts = {
  appearance: ReactNode
  notifications: ReactNode
  messages: ReactNode
}

type SettingsPageProps = BroughtParts & { me: Me; page: PageName }

export function SettingsPage({ page, ...content }: SettingsPageProps) {
  useTexts(texts)
  const { t } = useTranslation()
  if (page === 'professional')
    return (
      <Suspense>
        <ProfessionalScreen me={content.me} />
      </Suspense>
    )
  return (
    <Titled key={page} title={t(`settings.pages.${page}`)}>
      <Content {...content} page={page} />
    </Titled>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  usePageName(title)
  return (
    <>
      <h1 className="mb6" id={PAGE_HEADING}>
        {title}
      </h1>
      <div className="stack g5">{children}</div>
    </>
  )
}

type ContentProps = BroughtParts & { me: Me; page: Exclude<PageName, 'professional'> }

function Content({ page, me, appearance, notifications, messages }: ContentProps) {
  switch (page) {
    case 'profile':
      return <ProfileSection appearance={appearance} me={me} />
    case 'consents':
      return <ConsentsSection />
    case 'notifications':
      return notifications
    case 'messages':
      return (
        <>
          {messages}
          <BlockedSection />
        </>
      )
    case 'sign-in':
      return (
        <>
          <EmailSection email={me.email} />
          <PasswordSection />
          <SessionsSection />
        </>
      )
    case 'security':
      return <SecuritySections />
    case 'data':
      return (
        <>
          <DataSection />
          <AccessLogSection />
          <DecisionsSection />
          <ErasureSection dueAt={me.erasureDueAt} />
        </>
      )
  }
}

function ProfileSection({ me, appearance }: Pick<ContentProps, 'me' | 'appearance'>) {
  const { t } = useTranslation()
  return (
    <SettingsSection anchor="profil" intro={t('settings.profile.intro')}>
      <AvatarForm me={me} />
      <UsernameForm username={me.username} />
      {appearance}
    </SettingsSection>
  )
}
