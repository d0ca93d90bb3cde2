import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { SettingsSection } from '../settings/settings-section.tsx'
import { useSecurity } from './api.ts'
import { IdentitiesSection } from './identities-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { fr as security } from './texts.fr.ts'
import { TwoFactor } from './two-factor.tsx'

const texts = { security }

export function SecuritySections() {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useSecurity()
  const { data } = query
  return (
    <>
      <SettingsSection anchor="securite" intro={t('security.factor.intro')} title={t('security.factor.title')}>
        {data ? <TwoFactor secondFactor={data.secondFactor} /> : <Awaited cards={1} of={query} />}
      </SettingsSection>
      {data && <PasskeysSection passkeys={data.passkeys} />}
      {data && (data.identities.length > 0 || data.provider) && (
        <IdentitiesSection identities={data.identities} provider={data.provider} />
      )}
    </>
  )
}
