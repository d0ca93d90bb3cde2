import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { SeverityBadge } from '../report/severity.tsx'
import { RemoveReport } from './remove-report.tsx'
import classes from './report-card.module.css'

type ReportCardProps = { report: Report; onRemoved: () => void }

export function ReportCard({ report, onRemoved }: ReportCardProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const titleId = useId()
  const asking = useDeferredDialog()
  const { id, drugs, description, severity, createdAt, comparedFrom, can } = report
  const name = drugs[0]?.name ?? ''
  const dosage = drugs[0]?.dosage
  return (
    <Card as="article" className={classes.card} labelledBy={titleId}>
      <header className={`row top apart g4 r2 ${classes.head}`}>
        <div>
          <h2 className="title-md" id={titleId}>
            <Link dir="auto" params={{ id }} to="/medication/$id">
              {name}
            </Link>
          </h2>
          <p className={`row quiet breaks g3 r0 ${classes.facts}`}>
            {dosage && <span dir="auto">{dosage}</span>}{' '}
            <time dateTime={createdAt.toISOString()}>
              {t('medication.card.declaredOn', { day: dates.day(createdAt) })}
            </time>
          </p>
        </div>
        <SeverityBadge severity={severity} />
      </header>
      <p className={`clamp breaks measure mt3 ${classes.excerpt}`} dir="auto">
        {description}
      </p>
      {comparedFrom && (
        <p className="quiet measure mt3">{t('medication.card.waits', { day: dates.day(comparedFrom) })}</p>
      )}
      <div className={`row middle lined mt4 ${classes.acts}`}>
        <LinkButton
          aria-label={t('medication.card.openOf', { name })}
          params={{ id }}
          to="/medication/$id"
          variant="default"
        >
          {t('medication.card.open')}
        </LinkButton>
        {can.edit && (
          <LinkButton
            aria-label={t('medication.card.editOf', { name })}
            leftSection={<IconPencil aria-hidden size={20} />}
            params={{ id }}
            search={{}}
            to="/medication/$id/edit"
            variant="default"
          >
            {t('medication.card.edit')}
          </LinkButton>
        )}
        {can.remove && (
          <Button
            aria-haspopup="dialog"
            aria-label={t('medication.card.removeOf', { name })}
            className={`last-act ${classes.remove}`}
            leftSection={<IconTrash aria-hidden size={20} />}
            onClick={asking.open}
            ref={asking.opener}
            variant="quiet"
          >
            {t('medication.card.remove')}
          </Button>
        )}
      </div>
      {asking.mount(
        <RemoveReport
          isOpen={asking.isOpen}
          onCancel={asking.cancel}
          onClose={asking.close}
          onRemoved={onRemoved}
          report={report}
        />,
      )}
    </Card>
  )
}
