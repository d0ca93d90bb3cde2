import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { fr as professional } from '../professional/texts.fr.ts'
import { SettingsSection } from './settings-section.tsx'

const texts = { professional }

/** Leads to the badge of health professionals. */
export function ProfessionalSection() {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <SettingsSection
      anchor="professionnel"
      intro={t('professional.section.intro')}
      title={t('professional.section.title')}
    >
      <div>
        <LinkButton
          leftSection={<IconRosetteDiscountCheck aria-hidden size={20} />}
          to="/settings/professional"
          variant="default"
        >
          {t('professional.section.open')}
        </LinkButton>
      </div>
    </SettingsSection>
  )
}
