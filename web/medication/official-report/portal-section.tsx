import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PORTAL } from '#contract/medication/official-report.ts'
import { Section } from '#web/foundation/ui/layout/section.tsx'
import classes from './section.module.css'

export function PortalSection() {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Section title={t('officialReport.portal.title')}>
      <ol className={`stack g3 measure ${classes.steps}`}>
        <li>{t('officialReport.portal.steps.open')}</li>
        <li>{t('officialReport.portal.steps.copy')}</li>
        <li>{t('officialReport.portal.steps.send')}</li>
      </ol>
      <div className="row g3 full-acts">
        <Button
          aria-describedby={`${id}-elsewhere`}
          component="a"
          href={`https://${PORTAL}/`}
          rel="noopener noreferrer"
          rightSection={<IconExternalLink aria-hidden size={20} />}
          size="lg"
          target="_blank"
        >
          {t('officialReport.portal.open')}
        </Button>
      </div>
      <p className="quiet measure" id={`${id}-elsewhere`}>
        {t('officialReport.portal.elsewhere')}
      </p>
    </Section>
  )
}
