import { useTranslation } from 'react-i18next'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import classes from './report-form.module.css'

export function Urgent({ isUrgent }: { isUrgent: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={classes.urgent} role="status">
      {isUrgent && (
        <>
          <p className="text-sm">{t('medication.form.urgent')}</p>
          <UrgencyLine isAnswer shape="fit" />
        </>
      )}
    </div>
  )
}
