import { Button } from '@mantine/core'
import { IconFileText, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { completeness } from '#contract/medication/rules.ts'
import type { Report } from '#contract/medication/schema.ts'
import { currentMember } from '#web/accounts/sign-in/identity.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useReport } from '../api.ts'
import { BackLinks } from '../back-links.tsx'
import { NoSuchReport } from '../own/no-such-report.tsx'
import { RemoveReport } from '../own/remove-report.tsx'
import { fr as medication } from '../texts.fr.ts'
import { CompletenessItems, CompletenessProgress } from './completeness-items.tsx'
import { OfficialReportNote } from './official-report-note.tsx'
import { ReportHistory } from './report-history.tsx'
import classes from './report-screen.module.css'
import { ReportStory } from './report-story.tsx'
import { SeverityBadge } from './severity.tsx'

const texts = { medication }

type ReportScreenProps = {
  id: string
  onRemoved: () => Promise<void>
  tell?: ((report: Report) => ReactNode) | undefined
}

/** Shows one of my reports in full; I alone read it. */
export function ReportScreen({ id, onRemoved, tell }: ReportScreenProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useReport(id)
  const { data: report, error } = query
  const isMissing = isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')
  const name = !isMissing && report?.drugs[0]?.name
  return (
    <>
      <BackLinks />
      <PageTitle intro={report && !isMissing && <ReportFacts report={report} />}>
        {name || t('medication.report.title')}
      </PageTitle>
      {content()}
    </>
  )

  function content() {
    if (isMissing) return <NoSuchReport />
    if (!report) return <Awaited cards={2} failed={t('medication.report.failed')} of={query} />
    return <Declared onRemoved={onRemoved} report={report} tell={tell} />
  }
}

function ReportFacts({ report: { createdAt, updatedAt, version, severity, comparedFrom } }: { report: Report }) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <span className="row middle text-sm g3 r1">
      <SeverityBadge severity={severity} />{' '}
      <span>{t('medication.card.declaredOn', { day: dates.day(createdAt) })}</span>{' '}
      {version > 1 && <span>{t('medication.report.changedOn', { day: dates.moment(updatedAt) })}</span>}{' '}
      {comparedFrom && <span>{t('medication.card.waits', { day: dates.day(comparedFrom) })}</span>}
    </span>
  )
}

function Declared({ report, onRemoved, tell }: Omit<ReportScreenProps, 'id'> & { report: Report }) {
  const { t } = useTranslation()
  const asking = useDeferredDialog()
  const { id, can, version } = report
  const told = completeness(report)
  const isComplete = Object.values(told).every(Boolean)
  return (
    <div className="with-aside">
      <div className="stack fit g8">
        <Card>
          <ReportStory memberId={currentMember(queryClient)?.id ?? null} report={report} />
          <div className={`row middle lined ${classes.acts}`}>
            {can.edit && (
              <LinkButton
                leftSection={<IconPencil aria-hidden size={20} />}
                params={{ id }}
                search={{}}
                to="/medication/$id/edit"
                variant="default"
              >
                {t('medication.card.edit')}
              </LinkButton>
            )}
            <LinkButton
              leftSection={<IconUsers aria-hidden size={20} />}
              search={{ onglet: 'matchs' }}
              to="/medication"
              variant="default"
            >
              {t('medication.report.matches')}
            </LinkButton>
            {can.edit && tell?.(report)}
            {can.remove && (
              <Button
                aria-haspopup="dialog"
                className="last-act"
                leftSection={<IconTrash aria-hidden size={20} />}
                onClick={asking.open}
                ref={asking.opener}
                variant="quiet"
              >
                {t('medication.card.remove')}
              </Button>
            )}
          </div>
        </Card>
        {version > 1 && <ReportHistory report={report} />}
      </div>
      <aside aria-label={t('medication.report.next')} className="stack g5">
        <section aria-label={t('medication.complete.title')} className={`ruled ${classes.complete}`}>
          <h2>{t('medication.complete.title')}</h2>
          <CompletenessProgress told={told} />
          <CompletenessItems told={told} />
          {can.edit && !isComplete && (
            <LinkButton params={{ id }} search={{ etape: 2 }} to="/medication/$id/edit" variant="light">
              {t('medication.report.completeIt')}
            </LinkButton>
          )}
        </section>
        <OfficialReportNote />
        <LinkButton
          leftSection={<IconFileText aria-hidden size={20} />}
          params={{ id }}
          to="/medication/$id/declaration"
        >
          {t('medication.handOver')}
        </LinkButton>
      </aside>
      {asking.mount(
        <RemoveReport
          isOpen={asking.isOpen}
          leave={onRemoved}
          onCancel={asking.cancel}
          onClose={asking.close}
          report={report}
        />,
      )}
    </div>
  )
}
