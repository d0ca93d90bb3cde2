import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { VISITORS_SHOWN } from '#contract/moderation/limits.ts'
import type { CaseDetail, CaseReport, Evidence } from '#contract/moderation/schema.ts'
import { useDates, useLanguage, useNumbers } from '#web/foundation/i18n.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { useEvidence } from '../api.ts'
import { Part } from './part.tsx'
import classes from './queue.module.css'

export function ReportList({ detail: { reportList, reports } }: { detail: CaseDetail }) {
  const { t } = useTranslation()
  const number = useNumbers()
  return (
    <Part title={t('queue.reportList.title')}>
      {reportList.length === 0 ? (
        <p className="quiet breaks">{t('queue.reportList.none')}</p>
      ) : (
        <ul className={classes.lines}>
          {reportList.map((report) => (
            <Line key={report.id} report={report} />
          ))}
        </ul>
      )}
      {reports > reportList.length && (
        <p className="quiet breaks">
          {t('queue.reportList.latestOf', { shown: number(VISITORS_SHOWN), total: number(reports) })}
        </p>
      )}
    </Part>
  )
}

function Line({ report }: { report: CaseReport }) {
  const { t } = useTranslation()
  const dates = useDates()
  const language = useLanguage()
  const { reason, details, place, createdAt, weight, reporter, isVisitor, visitorName, hasEvidence } = report
  const visitor = visitorName
    ? t('queue.reportList.visitorCalled', { name: visitorName })
    : t('queue.reportList.visitor')
  const who = isVisitor ? visitor : (reporter?.username ?? t('queue.reportList.unknown'))
  return (
    <li>
      <p>
        <strong>{t(`moderation.reasons.${reason}.name`)}</strong>
      </p>
      <p className="quiet breaks">
        {who} · {dates.moment(createdAt)} ·{' '}
        {t('queue.points', { points: new Intl.NumberFormat(language).format(weight) })}
      </p>
      {place && (
        <p className="written" dir="auto">
          {t('queue.at', { place })}
        </p>
      )}
      {details ? (
        <p className="written" dir="auto">
          {details}
        </p>
      ) : (
        <p className="quiet breaks">{t('queue.reportList.noWords')}</p>
      )}
      {hasEvidence && <PrivateEvidence reportId={report.id} who={who} />}
    </li>
  )
}

/** Before private messages are shown, the moderator is told that reading them is logged, and agrees. */
function PrivateEvidence({ reportId, who }: { reportId: string; who: string }) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const evidence = useEvidence()
  const asking = useDeferredDialog()
  const shown = useRef<HTMLElement>(null)
  const read = () =>
    evidence.mutateAsync({ id: reportId }).then(
      () => {
        asking.close()
        requestAnimationFrame(() => shown.current?.focus())
      },
      (error: unknown) => {
        asking.cancel()
        tellFailure(error)
      },
    )
  return (
    <>
      {evidence.data ? (
        <section aria-label={t('queue.evidence.label', { name: who })} ref={shown} tabIndex={-1}>
          <Messages evidence={evidence.data} />
        </section>
      ) : (
        <div className="stack g2 start">
          <p className="quiet breaks">{t('queue.evidence.kept')}</p>
          <Button
            aria-haspopup="dialog"
            leftSection={<IconEye aria-hidden size={20} />}
            onClick={asking.open}
            ref={asking.opener}
            variant="default"
          >
            {t('queue.evidence.read')}
          </Button>
        </div>
      )}
      {asking.mount(
        <ConfirmLater
          confirm={t('queue.evidence.confirm')}
          isOpen={asking.isOpen}
          isPending={evidence.isPending}
          onCancel={asking.cancel}
          onConfirm={() => void read()}
          title={t('queue.evidence.title')}
        >
          {t('queue.evidence.text')}
        </ConfirmLater>,
      )}
    </>
  )
}

function Messages({ evidence: { messages } }: { evidence: Evidence }) {
  const { t } = useTranslation()
  const dates = useDates()
  if (messages.length === 0) return <p className="quiet breaks">{t('queue.evidence.none')}</p>
  return (
    <ol className={`stack g2 ${classes.messages}`}>
      {messages.map(({ id, by, body, picture, createdAt, isReported }) => (
        <li data-by={by} data-reported={isReported || undefined} key={id}>
          <p className="quiet breaks">
            {t(`queue.evidence.${by}`)} · {dates.moment(createdAt)}{' '}
            {isReported && <strong> · {t('queue.evidence.isReported')}</strong>}
          </p>
          {body && (
            <p className="written" dir="auto">
              {body}
            </p>
          )}
          {picture && <img alt={t('queue.evidence.picture')} loading="lazy" src={picture} />}
        </li>
      ))}
    </ol>
  )
}
