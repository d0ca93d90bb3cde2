import { useTranslation } from 'react-i18next'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { SettingsSection } from './settings-section.tsx'

export function DecisionsSection() {
  const { t } = useTranslation()
  return (
    <SettingsSection anchor="decisions" intro={t('settings.decisions.intro')} title={t('settings.decisions.title')}>
      <div>
        <LinkButton to="/decisions" variant="default">
          {t('settings.decisions.see')}
        </LinkButton>
      </div>
    </SettingsSection>
  )
}
